// One run of one program, in a process of its own: its figures are printed as JSON.
import { register } from 'tsx/esm/api';

register();
const { isProgram } = await import('./programs.ts');
const { runProgram } = await import('./run-program.ts');
const [program = '', game = '', share = '1'] = process.argv.slice(2);
if (!isProgram(program)) throw new Error(`there is no program ${program}`);
process.stdout.write(JSON.stringify(await runProgram(program, game, Number(share))));
