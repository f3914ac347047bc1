import { expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { spot } from '../../../src/base/ink.ts';
import { pt } from '../../../src/base/length.ts';
import type { Form, Item } from '../../../src/face/item.ts';
import { drawingId } from '../../../src/pdf/write/identity.ts';
import { COAT, filled } from '../../kit/face.ts';
import { onePage, page, pageSet, placed } from '../../kit/page.ts';
import { pdfOf, withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

const use = (form: Form): Item => ({ kind: 'use', form, at: { x: 0, y: 0 } });
const BOX = rect(pt(-3), pt(-2), pt(10), pt(20));
const inner: Form = { key: 'inner', box: BOX, items: [filled(BOX, spot(COAT))] };
const outer: Form = { key: 'outer', box: BOX, items: [use(inner)] };

const unpacked = async (pages: Parameters<typeof pdfOf>[0]): Promise<string> => {
  const bytes = await pdfOf(pages);
  return withFile(
    bytes,
    (path) => runProgram('qpdf', ['--qdf', '--object-streams=disable', path, '-']).stdout,
  );
};

test('a form has its own box, y upwards, and the resources that it names itself', async () => {
  const file = await unpacked(onePage([use(inner)], [COAT]));
  const dictionary = /<<\s+\/BBox \[\s+-3\s+-18\s+7\s+2\s+\].*?\/Subtype \/Form/s.exec(file)?.[0] ?? '';
  expect(dictionary).toMatch(/\/ColorSpace <<\s+\/ScratchCoat/);
  expect(dictionary).toMatch(/\/ExtGState <<\s+\/Over/);
});

test('a form tells what RIPs keep it by: it takes nothing from where it stands, and has a name of its own', async () => {
  const file = await unpacked(onePage([use(outer)], [COAT]));
  expect(file.match(/\/GTS_Encapsulated true/g)).toHaveLength(2);
  const names = [...file.matchAll(/\/GTS_XID \((uuid:[0-9a-f-]+)\)/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([inner, outer].map(drawingId).sort());
});

test('a form within a form is drawn before it, and once', async () => {
  const file = await unpacked(onePage([use(outer), use(inner)], [COAT]));
  expect(file.match(/\/Subtype \/Form/g)).toHaveLength(2);
  expect(file.match(/scn$/gm)).toHaveLength(1);
});

test('pages share the forms that they use', async () => {
  const file = await unpacked(
    pageSet([page([placed(use(inner))]), page([placed(use(inner))])], { inks: [COAT] }),
  );
  expect(file.match(/\/Subtype \/Form/g)).toHaveLength(1);
});
