import { PassThrough, Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Checked } from '../../../src/base/checked.ts';
import { Bug } from '../../../src/base/fault.ts';
import { spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { SheetJob } from '../../../src/imposition/sheet.ts';
import { drawPdf, writePdf } from '../../../src/pdf/write/write-pdf.ts';
import { COAT, filled, tickets } from '../../kit/face.ts';
import { onePage } from '../../kit/page.ts';
import { Kept, pdfOf, withFile } from '../../kit/pdf.ts';
import { imposed, sealed } from '../../kit/press.ts';
import { runProgram } from '../../kit/program.ts';

/** Six small tickets on two sheets: 6 pages. */
let job: SheetJob;
let bytes: Buffer;
/** The file with every stream unpacked. */
let unpacked: string;

beforeAll(async () => {
  job = imposed(tickets(6));
  const sink = new Kept();
  await writePdf(sealed(job), sink);
  bytes = sink.bytes;
  unpacked = withFile(
    bytes,
    (path) => runProgram('qpdf', ['--qdf', '--object-streams=disable', path, '-']).stdout,
  );
});

describe('the file of a job of sheets', () => {
  test('is PDF 1.6 that qpdf has nothing to say against', () => {
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.6');
    const { code, stdout } = withFile(bytes, (path) => runProgram('qpdf', ['--check', path]));
    expect([code, stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors')]);
  });

  test('has three pages a sheet', () => {
    const { stdout } = withFile(bytes, (path) => runProgram('qpdf', ['--show-npages', path]));
    expect(stdout.trim()).toBe('6');
  });

  test('is the same bytes when it is made again', async () => {
    const again = new Kept();
    await writePdf(sealed(imposed(tickets(6))), again);
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  test('is another document when another ticket is on it', async () => {
    const other = new Kept();
    await writePdf(sealed(imposed(tickets(5))), other);
    expect(idOf(other.bytes)).not.toBe(idOf(bytes));
    expect(idOf(bytes)).toMatch(/^<([0-9a-f]{32})> <\1>$/);
  });

  test('has colours in DeviceCMYK and named spots only', () => {
    expect(unpacked).not.toMatch(/\/(DeviceRGB|DeviceGray|CalRGB|CalGray|ICCBased|Lab|Indexed|Pattern)\b/);
    expect(unpacked).not.toMatch(/^[0-9. -]+ (rg|RG|g|G)$/m);
    const spots = [...unpacked.matchAll(/\/Separation\s+\/(\w+)\s+\/(\w+)/g)].map(([, name, over]) => [
      name,
      over,
    ]);
    expect(spots.sort()).toEqual([
      ['All', 'DeviceCMYK'],
      ['ScratchCoat', 'DeviceCMYK'],
      ['Specimen', 'DeviceCMYK'],
    ]);
  });

  test('has no transparency, annotation, action, user unit or crop box', () => {
    expect(unpacked).not.toMatch(/\/(ca|CA|SMask|Group|Annots|OpenAction|AA|JavaScript|UserUnit|CropBox)\b/);
  });

  test('draws each form once and uses it for every ticket', () => {
    expect(unpacked.match(/\/Subtype \/Form/g)).toHaveLength(5);
    expect(unpacked.match(/^\/X\d+ Do$/gm)).toHaveLength(6 * 5);
  });

  test('has the sheet as trim and bleed, in a page of whole dots', () => {
    const boxes = [...unpacked.matchAll(/\/(Media|Bleed|Trim)Box \[\s+([^\]]+?)\s+\]/g)].map(
      ([, name, corners = '']) => `${name} ${corners.split(/\s+/).join(' ')}`,
    );
    expect(boxes).toHaveLength(18);
    expect([...new Set(boxes)].sort()).toEqual([
      'Bleed 0 0.01606 481.88976 368.52',
      'Media 0 0 481.92 368.52',
      'Trim 0 0.01606 481.88976 368.52',
    ]);
  });

  test('says its title in Info and XMP, whatever it holds', () => {
    expect(unpacked).toContain('Essai &amp; &lt;Cie&gt; · Essai');
    expect(unpacked).toContain('/Trapped');
  });
});

const idOf = (file: Buffer): string => /\/ID \[(.*?)\]/.exec(file.toString('latin1'))?.[1] ?? 'none';

describe('the writer', () => {
  test('takes no job that came round its rules', async () => {
    const sink = new Kept();
    await expect(writePdf(imposed(tickets(1)) as Checked<SheetJob>, sink)).rejects.toThrow(Bug);
    expect(sink.bytes).toHaveLength(0);
  });

  test('writes nothing at all of a job with an ink that it does not declare', async () => {
    const sink = new Kept();
    const box = { x: 0, y: 0, width: mm(1), height: mm(1) };
    await expect(drawPdf(onePage([filled(box, spot(COAT))]), sink)).rejects.toThrow(/ScratchCoat/);
    expect(sink.bytes).toHaveLength(0);
  });

  test('waits for a slow sink between pages, and leaves it open', async () => {
    let [taken, most] = [0, 0];
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        taken += chunk.length;
        most = Math.max(most, slow.writableLength);
        setTimeout(done, 1);
      },
    });
    await drawPdf(job.pages, slow);
    expect(taken).toBe(bytes.length);
    expect(most).toBeLessThan(bytes.length);
    expect(slow.writableEnded).toBe(false);
  });

  test('hands on what its sink has to say', async () => {
    const full = new PassThrough();
    full.on('error', () => {});
    full.destroy(new Error('no space left'));
    await expect(drawPdf(job.pages, full)).rejects.toThrow();
  });

  test('draws a page that no rule has seen, for a proof', async () => {
    const { code } = withFile(await pdfOf(onePage([])), (path) => runProgram('qpdf', ['--check', path]));
    expect(code).toBe(0);
  });
});
