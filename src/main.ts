import { userInfo } from 'node:os';
import { buildApplication, ExitCode, run, text_en } from '@stricli/core';
import { Bug, InputError } from './base/fault.ts';
import { verbs } from './commands/declared.ts';
import type { Desk, Terminal } from './commands/desk.ts';
import { reason } from './files/whole-file.ts';

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
      noCommandRegisteredForInput: ({ input, corrections }) =>
        `grattage: there is no command ${JSON.stringify(input)}\n  → ${meant(corrections)}see grattage --help`,
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
  const outcome = { code: 0, readerLeft: false };
  const worsen = (code: number): void => {
    outcome.code = Math.max(outcome.code, code);
  };
  const sayWhy = (fault: unknown): void => {
    process.stderr.write(`${inWords(fault)}\n`);
    worsen(WRONG_USE);
  };
  outliveClosedPipes(process);
  const help: Promise<void>[] = [];
  const framework = {
    stdout: {
      write: (text: string): void => {
        help.push(put(process.stdout, text).then(() => {}, sayWhy));
      },
    },
    stderr: process.stderr,
    exitCode: null as number | string | null,
  };
  await run(app, process.argv.slice(2), {
    process: framework,
    stdin: process.stdin,
    data: async (data) => {
      if (!(await put(process.stdout, data))) outcome.readerLeft = true;
    },
    readerLeft: () => outcome.readerLeft,
    terminal: terminalOf(process.stderr),
    witness: () => ({ who: userName(), at: new Date().toISOString() }),
    say: (line) => void process.stderr.write(`${line}\n`),
    foundErrors: () => worsen(FOUND_ERRORS),
    foundUnreadable: () => worsen(WRONG_USE),
  });
  await Promise.all(help);
  process.exitCode = onTheWire(Number(framework.exitCode)) || outcome.code;
}

/** Narrow as terminals were, where one does not say how wide it is. */
const USUAL_COLUMNS = 80;

/** From the first column on, and what the line before left beyond the end of this one is taken away. */
function terminalOf(stderr: NodeJS.WriteStream): Terminal | null {
  if (stderr.isTTY !== true) return null;
  return {
    get columns() {
      return stderr.columns || USUAL_COLUMNS;
    },
    rewrite: (line) => void stderr.write(`\r${line}\u001b[K`),
    now: () => performance.now(),
  };
}

/** Corrections come in back quotes, and none where nothing is near. */
const meant = (corrections: readonly string[]): string =>
  corrections.length === 0 ? '' : `did you mean ${corrections.join(' or ').replaceAll('`', '')}? Or `;

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

/**
 * Whether somebody took it: a reader that left takes nothing more, and that is no fault.
 *
 * Throws  InputError where standard output refuses (a full disk)
 */
function put(stream: NodeJS.WriteStream, data: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error) => {
      if (error == null) resolve(true);
      else if (isClosedPipe(error)) resolve(false);
      else
        reject(
          new InputError(`standard output: cannot be written (${reason(error)})`, {
            hint: 'free some room, or send the output elsewhere',
            cause: error,
          }),
        );
    });
  });
}

/** The reader left, or left before: a pipe that broke once is destroyed. */
const isClosedPipe = (error: Error): boolean =>
  'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');

/**
 * Why  a reader that has seen enough (`| head`) is no fault, and the work goes on to its exit code; what is refused
 *      otherwise comes back through `put`
 */
function outliveClosedPipes({ stdout, stderr }: NodeJS.Process): void {
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
}

/** The name of whoever runs this; the number where the system has no name for it, as in many containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
