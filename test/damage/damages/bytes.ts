import type { Damage } from '../kit/damage.ts';
import { HAPPY, RENCONTRE } from './places.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Changes the file's bytes, which stay as many. */
const written = (from: string, to: string) => ({
  bytes: (bytes: Uint8Array): Uint8Array => {
    const before = text(bytes);
    if (from.length !== to.length || !before.includes(from)) throw new Error(`the file has no ${from}`);
    return Buffer.from(
      before.replace(from, () => to),
      'latin1',
    );
  },
});

/** The file as bytes: its header, its trailer, its end. */
export const BYTES: readonly Damage[] = [
  {
    title: 'header of another version',
    game: HAPPY,
    files: { 'imaging-recto.pdf': written('%PDF-1.6', '%PDF-1.7') },
    fires: ['pdf/x01-header-version'],
  },
  {
    title: 'encrypted',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': (pdf) => {
        pdf.document.context.trailerInfo.Encrypt = pdf.add({ Filter: 'Standard', V: 1, R: 2, P: -4 });
      },
    },
    fires: ['pdf/x02-is-not-encrypted', 'readback/page-unreadable'],
  },
  {
    title: 'trailer without ID',
    game: HAPPY,
    files: {
      'coat.pdf': ({ document: { context } }) => {
        delete context.trailerInfo.ID;
      },
    },
    fires: ['pdf/x03-trailer-id'],
  },
  {
    title: 'table of objects that leads astray',
    game: HAPPY,
    files: { 'imaging-verso.pdf': written('0000000015 00000 n', '0000000016 00000 n') },
    fires: ['pdf/objects/table-leads-to-all'],
  },
  {
    title: 'file cut short',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': { bytes: (bytes) => bytes.slice(0, Math.round(bytes.length / 2)) } },
    fires: ['pdf/can-be-read/is-whole', 'readback/page-unreadable'],
  },
  {
    title: 'file of another kind',
    game: HAPPY,
    files: { 'composite.pdf': { bytes: () => Buffer.from('no PDF at all', 'latin1') } },
    fires: ['pdf/can-be-read/is-a-pdf', 'readback/page-unreadable'],
  },
];
