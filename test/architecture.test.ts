import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  everyFileHasANoun,
  kitOnlyHandsOn,
  nothingIsAmbient,
  onlyMainPrints,
} from './architecture/conduct.ts';
import {
  everyFolderIsInTheTable,
  type Layers,
  layersHold,
  onlyOneSeals,
  packagesStayHome,
} from './architecture/layers.ts';
import { wayTo } from './architecture/loading.ts';
import { mapIsTrue, rowsOf } from './architecture/map.ts';
import { importsOf, type Source, sourcesUnder } from './architecture/source.ts';

/** The house, from the ground up: a folder imports only folders named above it. */
const LAYERS: Layers = {
  order: [
    'base',
    'files',
    'reglement',
    'game',
    'audit',
    'block',
    'text',
    'barcode',
    'grade',
    'face',
    'art',
    'template',
    'imposition',
    'pdf/write',
    'pdf/read',
    'proof',
    'rules',
    'rip',
    'imaging',
    'readback',
    'room',
  ],
  roofs: ['commands'],
  only: {
    base: [],
    'pdf/read': ['base'],
    // A grade is of pixels: whose plates they are, and who read the code in them, it does not know.
    grade: ['base', 'barcode'],
    // What reads finished files back has no way to what laid them out.
    readback: ['base', 'reglement', 'game', 'pdf/read'],
  },
  strangers: [
    ['game/play', 'block/make'],
    ['audit', 'block'],
    ['pdf/read', 'pdf/write'],
  ],
  kit: ['base', 'reglement', 'game', 'text', 'barcode', 'face', 'art', 'template'],
  packages: {
    '@cantoo/pdf-lib': ['pdf/read'],
    '@embedpdf/pdfium': ['pdf/read'],
    'zxing-wasm': ['pdf/read'],
    '@stricli/core': ['commands', 'main.ts'],
    'bwip-js': ['barcode'],
    'age-encryption': ['files'],
    'csv-parse': ['files'],
    hyparquet: ['files'],
    'hyparquet-compressors': ['files'],
    'hyparquet-writer': ['files'],
    'fastest-levenshtein': ['files', 'template', 'imposition', 'rules', 'commands'],
    fontkit: ['text'],
    'jsonc-parser': ['commands', 'game', 'files'],
    pdfkit: ['pdf/write'],
    picocolors: ['commands', 'main.ts'],
    saxes: ['art', 'pdf/read'],
    sharp: ['proof'],
    svgpath: ['art'],
    tinypool: ['commands'],
    tsx: ['template'],
    zod: ['files', 'text', 'game', 'audit', 'block', 'imposition', 'template', 'rip', 'readback'],
  },
};

const SEALER = 'src/rules/run.ts';
const PRINTER = 'src/main.ts';
const EDGE = /^src\/(main\.ts|commands\/)/;

const root = new URL('..', import.meta.url).pathname;
const house = sourcesUnder(root, ['src', 'templates']);
const src = house.filter(({ path }) => path.startsWith('src/'));
const map = readFileSync(join(root, 'src/README.md'), 'utf8');
const readBack = sourcesUnder(root, ['test/read-back/reader']).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);

const planted = (path: string, text: string): readonly Source[] => [{ path, text }];

describe('the house as it stands', () => {
  test('no folder imports one that stands above it in the house', () => {
    expect(layersHold(house, LAYERS)).toEqual([]);
  });
  test('no file of src lies outside the table', () => {
    expect(everyFolderIsInTheTable(src, LAYERS)).toEqual([]);
  });
  test('the map of src has every folder, in the order of the house, with verbs that are there', () => {
    expect(mapIsTrue(rowsOf(map), src, LAYERS)).toEqual([]);
  });
  test('every package is imported by its own folder only', () => {
    expect(packagesStayHome(house, LAYERS)).toEqual([]);
  });
  test('only what ran the rules seals', () => {
    expect(onlyOneSeals(house, SEALER)).toEqual([]);
    expect(house.map(({ path }) => path)).toContain(SEALER);
  });
  test('the kit hands on names and holds no logic', () => {
    const kit = house.filter(({ path }) => path === 'src/kit.ts');
    expect(kit.flatMap(kitOnlyHandsOn)).toEqual([]);
    expect(kit).toHaveLength(1);
  });
  test('only main prints', () => {
    expect(onlyMainPrints(house, PRINTER)).toEqual([]);
  });
  test('no ticket depends on the clock, on chance, on the locale or on the environment', () => {
    expect(nothingIsAmbient(house, EDGE)).toEqual([]);
  });
  // Everyone waits for it who checks a record or makes plates: a parser of PDFs loads as long as all the rest.
  test.each(['check', 'plates', 'specimens', 'block/new', 'block/records'])(
    '%s does not load what reads PDFs',
    (verb) => {
      const path = `src/commands/${verb}.ts`;
      expect(wayTo(house, path, /^src\/pdf\/read\//)).toEqual([]);
      expect(wayTo(house, path, /^src\/base\//)).not.toEqual([]);
    },
  );
  test('every file is named for a noun', () => {
    const everywhere = [...house, ...sourcesUnder(root, ['test'])];
    expect(everyFileHasANoun(everywhere.map(({ path }) => path))).toEqual([]);
  });
  test('what reads a finished sheet back knows base and the reading of PDFs, and nothing that lays tickets out', () => {
    const known = /^(src\/base\/|src\/pdf\/read\/|test\/read-back\/reader\/)/;
    const strange = readBack.flatMap((source) =>
      importsOf(source)
        .filter(({ specifier, target }) =>
          target === null ? !specifier.startsWith('node:') : !known.test(target),
        )
        .map(({ specifier }) => `${source.path} imports ${specifier}`),
    );
    expect(strange).toEqual([]);
    expect(readBack.length).toBeGreaterThan(0);
  });
});

describe('a violation planted in the house is found', () => {
  const imports = (path: string, specifier: string): readonly Source[] =>
    planted(path, `import { x } from '${specifier}';`);

  test.each([
    [
      'src/text/shape.ts',
      '../face/face.ts',
      'src/text/shape.ts imports src/face/face.ts: text stands under face',
    ],
    ['src/base/ink.ts', '../game/game.ts', 'src/base/ink.ts imports src/game/game.ts: base imports only '],
    [
      'src/rules/run.ts',
      '../kit.ts',
      'src/rules/run.ts imports src/kit.ts: kit.ts is the door of templates only',
    ],
    ['src/rules/run.ts', '../pipeline.ts', 'src/rules/run.ts imports src/pipeline.ts: rules stands under it'],
    [
      'src/rules/run.ts',
      '../commands/check.ts',
      'src/rules/run.ts imports src/commands/check.ts: rules stands under it',
    ],
    [
      'src/pdf/read/pdfium.ts',
      '../../imposition/press.ts',
      'src/pdf/read/pdfium.ts imports src/imposition/press.ts: pdf/read imports only base',
    ],
    [
      'src/pdf/read/pdfium.ts',
      '../write/write.ts',
      'src/pdf/read/pdfium.ts imports src/pdf/write/write.ts: pdf/read and pdf/write never meet',
    ],
    [
      'src/block/make/twins.ts',
      '../../game/play/twins.ts',
      'src/block/make/twins.ts imports src/game/play/twins.ts: game/play and block/make never meet',
    ],
    [
      'src/kit.ts',
      './rules/run.ts',
      'src/kit.ts imports src/rules/run.ts: kit.ts does not hand this to templates',
    ],
    [
      'templates/a/game.ts',
      '../../src/base/money.ts',
      'templates/a/game.ts imports src/base/money.ts: a template imports kit.ts and itself',
    ],
    [
      'templates/a/game.ts',
      '../b/game.ts',
      'templates/a/game.ts imports templates/b/game.ts: a template imports kit.ts and itself',
    ],
    [
      'src/template/load.ts',
      '../../templates/a/game.ts',
      'src/template/load.ts imports templates/a/game.ts: templates are loaded by path',
    ],
    ['src/base/a.ts', '../../test/kit/b.ts', 'src/base/a.ts imports test/kit/b.ts: it lies outside src'],
  ])('%s that imports %s', (path, specifier, violation) => {
    expect(layersHold(imports(path, specifier), LAYERS)).toEqual([violation]);
  });

  test.each([
    ['src/face/face.ts', '../text/run.ts'],
    ['src/pdf/read/pdfium.ts', '../../base/fault.ts'],
    ['src/commands/check.ts', '../rules/run.ts'],
    ['src/pipeline.ts', './room/server.ts'],
    ['src/kit.ts', './art/read.ts'],
    ['templates/a/faces/recto.ts', '../../../src/kit.ts'],
    ['templates/a/faces/recto.ts', '../game.ts'],
  ])('while %s may import %s', (path, specifier) => {
    expect(layersHold(imports(path, specifier), LAYERS)).toEqual([]);
  });

  test.each([
    ['type', "import type { Face } from '../face/face.ts';"],
    ['dynamic', "const face = await import('../face/face.ts');"],
    ['re-export', "export * from '../face/face.ts';"],
    ['type expression', "type Face = import('../face/face.ts').Face;"],
  ])('an import of the kind: %s', (_, text) => {
    expect(layersHold(planted('src/text/shape.ts', text), LAYERS)).toHaveLength(1);
  });

  test('what a file loads by way of others, but not what it knows the types of, or asks for later', () => {
    const sources = [
      ...planted('src/a.ts', "import { b } from './b/b.ts';\nimport type { C } from './c.ts';"),
      ...planted('src/b/b.ts', "export { d } from '../d.ts';\nconst e = () => import('../e.ts');"),
    ];
    expect(wayTo(sources, 'src/a.ts', /d\.ts$/)).toEqual(['src/a.ts', 'src/b/b.ts', 'src/d.ts']);
    expect(wayTo(sources, 'src/a.ts', /[ce]\.ts$/)).toEqual([]);
  });

  test('a folder that the table does not know', () => {
    expect(everyFolderIsInTheTable(planted('src/colour/lab.ts', ''), LAYERS)).toEqual([
      'src/colour/lab.ts lies in no folder of the table',
    ]);
  });

  test.each([
    ['a row is missing', '| `text/` | | `shape` | |', ['the map has no base']],
    [
      'a folder is gone',
      '| `base/` | | | |\n| `ink/` | | | |\n| `text/` | | | |',
      ['the map has ink, which is nowhere'],
    ],
    [
      'a verb has another name',
      '| `base/` | | `seal` | |\n| `text/` | | `typeset`, `shape` | |',
      ['the map has typeset in text, which has no such verb'],
    ],
    [
      'rows stand in another order',
      '| `text/` | | | |\n| `base/` | | | |',
      ['the map has text where base is due', 'the map has base where text is due'],
    ],
  ])('a map in which %s', (_, rows, violations) => {
    const sources = [
      ...planted('src/base/checked.ts', 'export const seal = 1;'),
      ...planted('src/text/shape.ts', 'export function shape() {}'),
    ];
    expect(mapIsTrue(rowsOf(`| folder | noun | verbs | it never |\n${rows}`), sources, LAYERS)).toEqual(
      violations,
    );
  });

  test.each([
    ['src/face/show.ts', 'fontkit', 'src/face/show.ts imports fontkit, which only text may'],
    [
      'src/pdf/write/file.ts',
      '@cantoo/pdf-lib',
      'src/pdf/write/file.ts imports @cantoo/pdf-lib, which only pdf/read may',
    ],
    ['src/rules/a.ts', 'bwip-js/node', 'src/rules/a.ts imports bwip-js/node, which only barcode may'],
    ['src/text/a.ts', 'left-pad', 'src/text/a.ts imports left-pad, which the table does not name'],
    ['templates/a/b.ts', 'sharp', 'templates/a/b.ts imports sharp, which only proof may'],
  ])('%s that imports the package %s', (path, specifier, violation) => {
    expect(packagesStayHome(imports(path, specifier), LAYERS)).toEqual([violation]);
  });

  test.each([
    "import { seal } from '../base/checked.ts';",
    "import { type Checked, seal as stamp } from '../base/checked.ts';",
    "import * as checked from '../base/checked.ts';",
    "export { seal } from '../base/checked.ts';",
    "export * from '../base/checked.ts';",
    "const { seal } = await import('../base/checked.ts');",
  ])('a second sealer: %s', (text) => {
    expect(onlyOneSeals(planted('src/imposition/impose.ts', text), SEALER)).toHaveLength(1);
    expect(onlyOneSeals(planted(SEALER, text), SEALER)).toEqual([]);
  });

  test('taking the type of a sealed value is no violation', () => {
    const text = "import { type Checked, mustBeChecked } from '../base/checked.ts';";
    expect(onlyOneSeals(planted('src/imposition/impose.ts', text), SEALER)).toEqual([]);
  });

  test.each(["console.log('a');", 'process.stdout.write(a);', 'const out = process.stderr;'])(
    'printing: %s',
    (text) => {
      expect(onlyMainPrints(planted('src/commands/check.ts', text), PRINTER)).toHaveLength(1);
      expect(onlyMainPrints(planted(PRINTER, text), PRINTER)).toEqual([]);
    },
  );

  test.each([
    'Date.now();',
    'new Date();',
    'Math.random();',
    'process.env.HOME;',
    'amount.toLocaleString();',
    'a.localeCompare(b);',
    "new Intl.NumberFormat('fr');",
    'performance.now();',
  ])('something ambient: %s', (text) => {
    expect(nothingIsAmbient(planted('src/game/play/twins.ts', text), EDGE)).toHaveLength(1);
    expect(nothingIsAmbient(planted('src/commands/check.ts', text), EDGE)).toEqual([]);
  });

  test.each(['new Date(0);', '// Date.now()', "const text = 'console.log';", 'desk.console;'])(
    'while %s is fine',
    (text) => {
      expect(nothingIsAmbient(planted('src/game/a.ts', text), EDGE)).toEqual([]);
      expect(onlyMainPrints(planted('src/game/a.ts', text), PRINTER)).toEqual([]);
    },
  );

  test('a file without a noun', () => {
    const paths = [
      'src/text/utils.ts',
      'src/helpers/a.ts',
      'src/common.ts',
      'src/file-manager.ts',
      'test/kit/util.ts',
    ];
    expect(everyFileHasANoun(paths)).toHaveLength(paths.length);
    expect(everyFileHasANoun(['src/text/shape.ts', 'src/game/commonest.ts'])).toEqual([]);
  });

  test('logic in the kit', () => {
    const text = "export * from './base/money.ts';\nexport const vat = (x: number) => x * 1.2;";
    expect(kitOnlyHandsOn({ path: 'src/kit.ts', text })).toEqual([
      'src/kit.ts holds more than names: export const vat = (x: number) => x * 1.2;',
    ]);
  });
});
