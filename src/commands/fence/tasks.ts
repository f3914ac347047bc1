import type { Task } from './task.ts';

/** All that is done behind the fence, each loaded only where it is done. */
export const TASKS = {
  inspect: async () => (await import('../preflight/inspector.ts')).inspect,
  separate: async () => (await import('../separations/separate.ts')).separate,
  grade: async () => (await import('../grade/grade-sheet.ts')).gradeSheet,
};

export type TaskName = keyof typeof TASKS;

type TaskOf<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;

/** What a task is given. */
export type OrderOf<Name extends TaskName> = TaskOf<Name> extends Task<infer Order, infer _> ? Order : never;

/** What a task says. */
export type WordOf<Name extends TaskName> = TaskOf<Name> extends Task<infer _, infer Word> ? Word : never;
