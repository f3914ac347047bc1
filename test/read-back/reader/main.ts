// Reads finished sheets back and holds them against their records, in a process of its own that knows no layout:
//   main.ts SHEET.pdf RECORDS.ndjson PRESS.json WIDTHxHEIGHT [HOW-MANY]
// prints { tickets, mismatches }. HOW-MANY reads the first places only, for as many records.
import { readFileSync } from 'node:fs';
import { compare } from './compare.ts';
import { type PressSheet, placesOf } from './places.ts';
import { readSheets } from './read-sheet.ts';
import { expectedOf } from './records.ts';

const [sheet = '', records = '', press = '', trim = '', howMany = 'Infinity'] = process.argv.slice(2);
const [widthMm = 0, heightMm = 0] = trim.split('x').map(Number);
const places = placesOf(JSON.parse(readFileSync(press, 'utf8')) as PressSheet, { widthMm, heightMm });
const seen = await readSheets({ pdf: readFileSync(sheet), places, atMost: Number(howMany) });
process.stdout.write(JSON.stringify(compare(seen, expectedOf(readFileSync(records, 'utf8')))));
