import { Bug, InputError } from '../../base/fault.ts';
import type { FenceEnd, Stopped } from './watch.ts';

/**
 * Throws  InputError with the path where the file was refused, or its reading was ended at a limit or broke off; Bug
 *         where we were wrong
 */
export function mustBeDone(end: FenceEnd, path: string): void {
  if (end.kind === 'done') return;
  if (end.kind === 'stopped') throw stopped(end, path);
  const { as, message, hint } = end;
  if (as === 'Bug') throw new Bug(message);
  if (as === 'InputError') throw new InputError(message, hint === null ? {} : { hint });
  throw brokeOff(path, message);
}

const stopped = ({ by, reached }: Stopped, path: string): InputError =>
  by === 'crash'
    ? brokeOff(path, reached)
    : new InputError(`${path}: was given up, since its pages asked for ${reached}`, {
        hint: 'a lower --dpi asks for less; grattage preflight says what is in the file',
      });

const brokeOff = (path: string, how: string): InputError =>
  new InputError(`${path}: its reading broke off (${firstLine(how)})`, {
    hint: 'grattage preflight says what is wrong with the file; where it finds nothing, please report this one',
  });

const firstLine = (text: string): string => text.split('\n')[0] ?? text;
