import { buildApplication, ExitCode, run, text_en } from '@stricli/core';
import { Bug, InputError } from './base/fault.ts';
import { verbs } from './commands/declared.ts';
import type { Desk } from './commands/desk.ts';

/** Exit codes on the wire. */
const FOUND_ERRORS = 1;
const WRONG_USE = 2;
const OUR_BUG = 3;

const app = buildApplication<Desk>(verbs, {
  name: 'grattage',
  scanner: { caseStyle: 'allow-kebab-for-camel' },
  documentation: { disableAnsiColor: true },
  determineExitCode: (fault) => (fault instanceof InputError ? WRONG_USE : OUR_BUG),
  localization: {
    loadText: () => ({
      ...text_en,
      exceptionWhileRunningCommand: inWords,
      exceptionWhileLoadingCommandFunction: inWords,
      exceptionWhileLoadingCommandContext: inWords,
      exceptionWhileParsingArguments: (fault) =>
        `grattage: ${fault instanceof Error ? fault.message : String(fault)}\n  → see grattage --help`,
    }),
  },
});

/** Arguments → command → exit code; the only place that prints. */
export async function main(process: NodeJS.Process): Promise<void> {
  const outcome = { code: 0 };
  const stop: { exitCode: number | string | null } = { exitCode: 0 };
  quietOnClosedPipe(process);
  await run(app, process.argv.slice(2), {
    process: {
      stdout: process.stdout,
      stderr: process.stderr,
      get exitCode() {
        return stop.exitCode;
      },
      set exitCode(code: number | string | null) {
        stop.exitCode = code;
      },
    },
    stdin: process.stdin,
    data: (text) => put(process.stdout, text),
    say: (line) => void process.stderr.write(`${line}\n`),
    foundErrors: () => {
      outcome.code = Math.max(outcome.code, FOUND_ERRORS);
    },
    foundUnreadable: () => {
      outcome.code = Math.max(outcome.code, WRONG_USE);
    },
  });
  process.exitCode = onTheWire(Number(stop.exitCode)) || outcome.code;
}

/** The framework's codes for wrong use are below zero; ours are three. */
function onTheWire(code: number): number {
  switch (code) {
    case ExitCode.UnknownCommand:
    case ExitCode.InvalidArgument:
      return WRONG_USE;
    case ExitCode.InternalError:
    case ExitCode.CommandLoadError:
    case ExitCode.ContextLoadError:
      return OUR_BUG;
    default:
      return code;
  }
}

/** One line for what the world got wrong, with what to do; for a fault of ours, all there is. */
function inWords(fault: unknown): string {
  if (fault instanceof InputError) {
    return `grattage: ${fault.message}${fault.hint === null ? '' : `\n  → ${fault.hint}`}`;
  }
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  const kind = fault instanceof Bug ? 'a fault of grattage itself' : 'an unexpected fault';
  return `grattage: ${kind}, please report it\n${what}`;
}

/** Throws  InputError where standard output refuses (a full disk) */
function put(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error == null || isClosedPipe(error)) resolve();
      else
        reject(
          new InputError(`standard output: cannot be written (${error.message})`, {
            hint: 'free some room, or send the output elsewhere',
            cause: error,
          }),
        );
    });
  });
}

const isClosedPipe = (error: Error): boolean => 'code' in error && error.code === 'EPIPE';

/** A reader that has seen enough (`| head`) is no fault; other faults come back through `put`. */
function quietOnClosedPipe(process: NodeJS.Process): void {
  process.stdout.on('error', (error) => {
    if (isClosedPipe(error)) process.exit(0);
  });
}
