import { buildCommand, buildRouteMap, type TypedPositionalParameter } from '@stricli/core';
import { auditRoutes } from './audit/declared.ts';
import { blockVerbs } from './block/declared.ts';
import type { Desk } from './desk.ts';
import { keyVerbs } from './key/declared.ts';

const text = (value: string): string => value;

function gameCode(value: string): string {
  if (/^[0-9]{5}$/.test(value)) return value;
  throw new Error(`a game code is 5 digits, and ${JSON.stringify(value)} is not`);
}

function count(value: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new Error(`a count is a whole number from 1, and ${JSON.stringify(value)} is not`);
}

function plateDpi(value: string): number {
  const dpi = /^[0-9]{2,4}$/.test(value) ? Number(value) : 0;
  if (dpi >= 18 && dpi <= 2400) return dpi;
  throw new Error(`a resolution is a whole number of 18 to 2400 dpi, and ${JSON.stringify(value)} is not`);
}

const pdfFile: TypedPositionalParameter<string, Desk> = {
  brief: 'A finished PDF',
  placeholder: 'FILE',
  parse: text,
};

const game: TypedPositionalParameter<string, Desk> = {
  brief: 'The game: happy-2014, rencontre-2007 (see `grattage games`)',
  placeholder: 'GAME',
  parse: text,
};

const output = {
  kind: 'parsed',
  brief: 'Folder for the files (made if missing)  [output/GAME]',
  placeholder: 'DIR',
  parse: text,
  optional: true,
} as const;

const json = {
  kind: 'boolean',
  brief: 'Print the report as JSON',
  withNegated: false,
  optional: true,
} as const;

/** Throws  RangeError if it is no whole number from 1 */
function sheetCount(value: string): number {
  if (/^[1-9][0-9]{0,6}$/.test(value)) return Number(value);
  throw new RangeError(`${value} is no number of sheets: name 1 or more`);
}

/** The verbs of grattage; what each needs is loaded when it is called, so that help answers at once. */
export const verbs = buildRouteMap<string, Desk>({
  routes: {
    games: buildCommand({
      loader: async () => (await import('./games.ts')).games,
      parameters: {},
      docs: {
        brief: 'List the games',
        fullDescription:
          'Lists every game that has a folder under templates/: its id, title, price, block and surfaces.',
      },
    }),
    specimens: buildCommand({
      loader: async () => (await import('./specimens.ts')).specimens,
      parameters: { positional: { kind: 'tuple', parameters: [game] } },
      docs: {
        brief: 'Print specimen records, one JSON object a line',
        fullDescription:
          'Prints records that hold every tier, every composition, losing tickets, and every amount with its transcription of each surface, as NDJSON. The same game gives the same bytes. No specimen can be cashed: its game code is 00000 and its validation number starts with 0.',
      },
    }),
    schema: buildCommand({
      loader: async () => (await import('./schema.ts')).schema,
      parameters: { positional: { kind: 'tuple', parameters: [game] } },
      docs: {
        brief: 'Print the JSON Schema of a record',
        fullDescription:
          'Prints the JSON Schema (2020-12) that a right record of the game meets. Rules across fields are rules, not schema: use check.',
      },
    }),
    plan: buildCommand({
      loader: async () => (await import('./plan.ts')).plan,
      parameters: {
        flags: {
          packsOf: {
            kind: 'parsed',
            brief: "Tickets of a pack  [the game's own size]",
            placeholder: 'COUNT',
            parse: count,
            optional: true,
          },
          json,
        },
        positional: { kind: 'tuple', parameters: [game] },
      },
      docs: {
        brief: 'Show how many tickets of a block win what',
        fullDescription:
          'Prints the plan of a block: for each tier its compositions and deals to the surfaces, with tickets, euros, share of sales and odds, beside the figures of the règlement; and what holds for every pack. A plan that cannot be kept is refused, naming tier and composition.',
      },
    }),
    check: buildCommand({
      loader: async () => (await import('./check.ts')).check,
      parameters: {
        flags: {
          json,
          block: {
            kind: 'parsed',
            brief: 'The block file of the block that the records should be, whole',
            placeholder: 'BLOCK',
            parse: text,
            optional: true,
          },
        },
        positional: {
          kind: 'tuple',
          parameters: [
            game,
            {
              brief: 'Records as NDJSON, CSV or Parquet, by the name; - for NDJSON on standard input',
              placeholder: 'FILE|-',
              parse: text,
              optional: true,
            },
          ],
        },
      },
      docs: {
        brief: 'Judge records, or a game itself',
        fullDescription:
          'With FILE: judges every record of it against the règlement and reports each fault with its ticket, surface, zone and article; with --block also what is wrong with the block that they make together: numbers that are missing, foreign or used twice, prizes that the table does not hold so often. Without: judges the game itself: the arithmetic of its règlement, every cell that it can print, and its specimens. Exit code 0: nothing wrong; 1: errors found; 2: something could not be read.',
        customUsage: [
          '[--json] GAME',
          '[--json] [--block BLOCK] GAME FILE',
          '[--json] [--block BLOCK] GAME -',
        ],
      },
    }),
    audit: auditRoutes,
    proof: buildCommand({
      loader: async () => (await import('./proof.ts')).proof,
      parameters: {
        flags: { output },
        aliases: { o: 'output' },
        positional: { kind: 'tuple', parameters: [game] },
      },
      docs: {
        brief: 'Make the press proof and pictures of a game',
        fullDescription:
          'Makes proof.pdf, recto.png, recto-covered.png, verso.png and report.json from the specimens. A proof is how a person sees what is wrong, so it is made even when something is; the exit code then is 1.',
      },
    }),
    sheet: buildCommand({
      loader: async () => (await import('./sheet.ts')).sheet,
      parameters: {
        flags: { output },
        aliases: { o: 'output' },
        positional: { kind: 'tuple', parameters: [game] },
      },
      docs: {
        brief: 'Impose the specimens on a press sheet',
        fullDescription:
          'Makes sheet.pdf (recto without coat, verso, coat with overprint) and records.ndjson from the specimens. Nothing is written unless every rule passes.',
      },
    }),
    plates: buildCommand({
      loader: async () => (await import('./plates.ts')).plates,
      parameters: {
        flags: {
          output: {
            kind: 'parsed',
            brief: 'Folder for the plates (made if missing), of this job alone',
            placeholder: 'DIR',
            parse: text,
          },
          records: {
            kind: 'parsed',
            brief: 'Records as NDJSON; - for standard input  [the specimens]',
            placeholder: 'FILE',
            parse: text,
            optional: true,
          },
          emission: {
            kind: 'parsed',
            brief: 'The game code that every record must bear, 5 digits  [any one]',
            placeholder: 'CODE',
            parse: gameCode,
            optional: true,
          },
          press: {
            kind: 'parsed',
            brief: 'Press of assets/press, or a file of your own  [b1]',
            placeholder: 'NAME|FILE.json',
            parse: text,
            optional: true,
          },
          order: {
            kind: 'enum',
            brief: 'Order of the tickets  [the press’s; specimens on sheets: step-and-repeat]',
            values: ['step-and-repeat', 'cut-and-stack', 'ribbon'],
            optional: true,
          },
          pack: {
            kind: 'parsed',
            brief: 'Tickets of a pack  [50 where tickets to be sold are stacked or folded]',
            placeholder: 'N',
            parse: count,
            optional: true,
          },
          condition: {
            kind: 'parsed',
            brief: 'Printing condition: a JSON file beside its ICC profile  [FOGRA39]',
            placeholder: 'FILE.json',
            parse: text,
            optional: true,
          },
          vt: {
            kind: 'enum',
            brief: 'PDF/VT-1: composite.pdf by sheet, or a further tickets.pdf by ticket',
            values: ['sheet', 'ticket'],
            optional: true,
          },
        },
        aliases: { o: 'output' },
        positional: { kind: 'tuple', parameters: [game] },
      },
      docs: {
        brief: 'Write the plates of a job: one PDF a pass, imaging, composite',
        fullDescription:
          'Writes a one-sheet PDF for each fixed pass, an imaging PDF for each side with a page a sheet, composite.pdf for proofs and digital presses, and job.json with inks, passes, press, sheet map and the hash of each file. Without --records the specimens are printed. Nothing is written unless every rule passes. A job takes the place of the one that the folder has, once it is whole; a folder with other PDFs is refused.',
      },
    }),
    preflight: buildCommand({
      loader: async () => (await import('./preflight.ts')).preflight,
      parameters: {
        flags: {
          job: {
            kind: 'parsed',
            brief: 'Folder of the job that the files are of, or its job.json',
            placeholder: 'JOB',
            parse: text,
            optional: true,
          },
          profile: {
            kind: 'enum',
            brief: 'Which numbers: sheet-fed, web, digital press, labels  [sheet]',
            values: ['sheet', 'web', 'digital', 'label'],
            optional: true,
          },
          json,
        },
        positional: {
          kind: 'array',
          parameter: { brief: 'Finished PDFs, ours or anyone’s', placeholder: 'FILE', parse: text },
          minimum: 1,
        },
      },
      docs: {
        brief: 'Judge finished PDFs, ours and anyone’s, by the rules of the press',
        fullDescription:
          'Reads each file in a process of its own, without anything that wrote it, and holds it to PDF/X-4, the numbers of the Ghent Workgroup and the rules of the house; with --job to the inks and passes of its job as well. Lists every rule that was applied and says what was not checked; it never says that a file conforms. Exit code 0: no error found (warnings and what was not checked included); 1: errors found; 2: a file is missing or no PDF.',
      },
    }),
    separations: buildCommand({
      loader: async () => (await import('./separations.ts')).separations,
      parameters: {
        flags: {
          sheet: {
            kind: 'parsed',
            brief: 'Page of the file, from 1  [1]',
            placeholder: 'N',
            parse: count,
            optional: true,
          },
          dpi: {
            kind: 'parsed',
            brief: 'Resolution, 18 to 2400  [300]',
            placeholder: 'D',
            parse: plateDpi,
            optional: true,
          },
          output: {
            kind: 'parsed',
            brief: 'Folder for the plates (made if missing)',
            placeholder: 'DIR',
            parse: text,
          },
          json,
        },
        aliases: { o: 'output' },
        positional: { kind: 'tuple', parameters: [pdfFile] },
      },
      docs: {
        brief: 'Separate a sheet of a finished PDF into its plates',
        fullDescription:
          'Writes every plate of one page as a grey PNG (black is full ink) and as a TIFF of one bit a pixel (Group 4, tints screened), and says how much of the sheet each covers. Overprint and knock-out are as a RIP has them; what a RIP’s colour management would decide is named as not checked. A composite has the recto and the verso of each sheet, page after page.',
      },
    }),
    readback: buildCommand({
      loader: async () => (await import('./readback.ts')).readback,
      parameters: {
        flags: {
          records: {
            kind: 'parsed',
            brief: 'Records as NDJSON; - for standard input  [those beside the plates of specimens]',
            placeholder: 'FILE',
            parse: text,
            optional: true,
          },
          block: {
            kind: 'parsed',
            brief: 'Block file that the records are dealt from, in place of --records',
            placeholder: 'BLOCK',
            parse: text,
            optional: true,
          },
          key: {
            kind: 'parsed',
            brief: 'The key of the block, as `grattage key new` made it',
            placeholder: 'FILE',
            parse: text,
            optional: true,
          },
          raster: {
            kind: 'parsed',
            brief: 'Look at so many sheets as pictures too  [none]',
            placeholder: 'N',
            parse: sheetCount,
            optional: true,
          },
          seed: {
            kind: 'parsed',
            brief: 'What draws those sheets  [drawn by chance, and said]',
            placeholder: 'TEXT',
            parse: text,
            optional: true,
          },
          json,
        },
        positional: {
          kind: 'tuple',
          parameters: [{ brief: 'Folder of a job of plates', placeholder: 'JOB', parse: text }],
        },
      },
      docs: {
        brief: 'Read finished plates back, and hold every ticket against its record',
        fullDescription:
          'Reads imaging and composite files of a job back to records: cells by the outlines of their glyphs and symbols, codes by their bars. Each ticket is judged by the règlement and compared with its record: zones, numbers, codes, front and back. With --block and --key the records of a live job are dealt anew, and the look is logged. --raster renders some sheets at 600 dpi and has them read by other programs. Exit code 0: every ticket is what its record says; 1: differences found; 2: the job cannot be read.',
      },
    }),
    key: keyVerbs,
    block: blockVerbs,
    grade: buildCommand({
      loader: async () => (await import('./grade.ts')).grade,
      parameters: {
        flags: {
          sheet: {
            kind: 'parsed',
            brief: 'Sheet of the job, or page of the file, from 1  [1]',
            placeholder: 'N',
            parse: count,
            optional: true,
          },
          dpi: {
            kind: 'parsed',
            brief: 'Resolution of the imager, 18 to 2400  [the job’s, or 600]',
            placeholder: 'D',
            parse: plateDpi,
            optional: true,
          },
          job: {
            kind: 'parsed',
            brief: 'Folder of the job that the file is of: it says where tickets are',
            placeholder: 'JOB',
            parse: text,
            optional: true,
          },
          json,
        },
        positional: { kind: 'tuple', parameters: [pdfFile] },
      },
      docs: {
        brief: 'Measure the barcodes of a sheet on its plates',
        fullDescription:
          'Reads every code of a sheet on the plate as the imager exposes it and measures growth, quiet zones, contrast, modulation, decodability and unused error correction; then says which codes still read with a dot more or less on every edge, and with a white line through them. Indicative: no grade of any standard. With --job the plates under the codes are taken for their ground, and a code that is missing is an error. What codes say is never printed.',
      },
    }),
    make: buildCommand({
      loader: async () => (await import('./make.ts')).make,
      parameters: {
        flags: { output: { ...output, brief: 'Folder for one folder a game  [output]' } },
        aliases: { o: 'output' },
        positional: { kind: 'array', parameter: { ...game, brief: 'Games to make  [all]' } },
      },
      docs: {
        brief: 'Make everything for every game: proof, pictures, sheet, report',
        fullDescription:
          'What `npm start` runs: proof and sheet for each game, with what was made and checked.',
      },
    }),
  },
  docs: {
    brief: 'From the règlement of an instant-lottery game to the printer’s RIP.',
  },
});
