import { PDFName } from '@cantoo/pdf-lib';
import {
  allArt,
  art,
  artIn,
  blocksIn,
  changeUse,
  first,
  formsOf,
  halve,
  hasWords,
  isWords,
  nameOf,
  paintedIn,
  usesOf,
} from '../kit/art-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { layerNamed, layersOf } from '../kit/layer-in-hand.ts';
import { plateOfOtherGame } from '../kit/other-plate.ts';
import { withCodes } from '../kit/parts.ts';
import { boxOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

const MM = 72 / 25.4;

/** Paints all art so many points to the right and up, on every ticket. */
const moved = (x: number, y: number): Change => allArt((lines) => [`q 1 0 0 1 ${x} ${y} cm`, ...lines, 'Q']);

/** Changes one use of the first form of a plate: the art at one place. */
const atPlace =
  (use: number, how: (line: string) => readonly string[]): Change =>
  (pdf) =>
    changeUse(pdf.at(0), { name: nameOf(pdf, artIn(pdf, first)), use }, how);

/** Changes the first line that a question is true of. */
const line =
  (isMeant: (line: string) => boolean, how: (line: string) => string) =>
  (lines: readonly string[]): readonly string[] => {
    const at = lines.findIndex(isMeant);
    if (at < 0) throw new Error('the art has no such line');
    return lines.with(at, how(lines[at] ?? ''));
  };

/** Paints a shape of a form before the one that it lies on: two that have colours of their own, as has what follows. */
const swapped = (lines: readonly string[]): readonly string[] => {
  const blocks = blocksIn(lines);
  const at = blocks.findIndex((_, here) =>
    [0, 1, 2].every((next) => COLOURED.test(blocks[here + next]?.join('\n') ?? '')),
  );
  if (at < 0) throw new Error('the art has no two shapes in colours of their own');
  const [one = [], two = []] = blocks.slice(at, at + 2);
  return [...blocks.slice(0, at), two, one, ...blocks.slice(at + 2)].flat();
};

/** Lines that set a colour and nothing else, and then paint one shape. */
const COLOURED = /^[-0-9. ]+ k\n(?!.*(gs|Do|BT))/s;

/** What is the same on every ticket, and was approved: art of fixed plates, and of the layers that they are in files of all passes. */
export const ART: readonly Damage[] = [
  {
    title: 'coat 1 mm up on every ticket',
    game: HAPPY,
    files: { 'coat.pdf': moved(0, MM) },
    fires: ['readback/art-moved'],
  },
  {
    title: 'coat 1 mm aside at one place',
    game: RENCONTRE,
    files: { 'coat.pdf': atPlace(0, (use) => ['q', `1 0 0 1 ${MM} 0 cm`, use, 'Q']) },
    fires: ['readback/art-moved'],
  },
  {
    title: 'coat missing at one place',
    game: RENCONTRE,
    files: { 'coat.pdf': atPlace(1, () => []) },
    fires: ['readback/art-missing'],
  },
  {
    title: 'coat with a hole over a zone, on every ticket',
    game: RENCONTRE,
    files: {
      'coat.pdf': art(first, (lines) => {
        const [from, to] = paintedIn(lines)[0] ?? [0, 0];
        return [...lines.slice(0, from), ...lines.slice(to)];
      }),
    },
    fires: ['readback/art-missing'],
  },
  {
    title: 'coat 3 % larger at one place',
    game: HAPPY,
    files: { 'coat.pdf': atPlace(1, (use) => ['q', '1.03 0 0 1.03 0 0 cm', use, 'Q']) },
    fires: ['readback/art-differs'],
  },
  {
    title: 'coat on its head at one place',
    game: HAPPY,
    files: { 'coat.pdf': atPlace(0, (use) => ['q', '-1 0 0 -1 255.11811 -368.50394 cm', use, 'Q']) },
    fires: ['readback/art-differs'],
  },
  {
    title: 'coat of another game',
    game: HAPPY,
    files: { 'coat.pdf': { bytes: () => plateOfOtherGame(HAPPY, 'coat.pdf') } },
    fires: ['pdf/job/spots-are-the-jobs', 'readback/art-missing'],
  },
  {
    title: 'patch of coat beside the zones of one ticket',
    game: HAPPY,
    files: {
      'coat.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 1);
        ticket.page.paintLast(
          '/Over gs',
          '/Coat cs 1 scn',
          boxOn(ticket, [100_000, 100_000, 90_000, 90_000]),
          'f',
        );
      },
    },
    fires: ['readback/art-extra'],
  },
  {
    title: 'opacity in a lighter tint',
    game: RENCONTRE,
    files: {
      'opacity.pdf': allArt(
        line(
          (text) => text === '/Opacity cs 1 scn',
          () => '/Opacity cs 0.6 scn',
        ),
      ),
    },
    fires: ['readback/art-painted-otherwise'],
  },
  {
    title: 'varnish missing',
    game: HAPPY,
    files: {
      'varnish.pdf': (pdf) => {
        const page = pdf.at(0);
        for (const ref of formsOf(pdf))
          for (const at of usesOf(page, nameOf(pdf, ref)).toReversed()) page.put(at, 1);
      },
    },
    fires: ['readback/art-missing'],
  },
  {
    title: 'varnish twice at one place',
    game: RENCONTRE,
    files: { 'varnish.pdf': atPlace(0, (use) => [use, use]) },
    fires: ['readback/art-extra'],
  },
  {
    title: 'mention of the law without its last letter, on every ticket',
    game: HAPPY,
    files: {
      'back.pdf': art(
        hasWords,
        line(isWords, (text) => withCodes(text, (codes) => codes.slice(0, -1))),
      ),
    },
    fires: ['readback/art-differs'],
  },
  {
    title: 'mention of the law without its first letter, in the composite',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) => {
        const ref = formsOf(pdf, pdf.page(0, 'verso')).find((form) => hasWords(pdf.lines(form)));
        if (ref === undefined) throw new Error('the back has no mention');
        const shorter = line(isWords, (text) => withCodes(text, (codes) => codes.slice(1)));
        pdf.replaceStream(ref, shorter(pdf.lines(ref)));
      },
    },
    fires: ['readback/art-differs'],
  },
  {
    title: 'mention of the law lower by a line, on every ticket',
    game: RENCONTRE,
    files: {
      'back.pdf': art(
        hasWords,
        line(isWords, (text) =>
          text.replace(/ (\S+) Tm/, (_, y: string) => ` ${(Number(y) - 8).toFixed(5)} Tm`),
        ),
      ),
    },
    fires: ['readback/art-moved'],
  },
  {
    title: 'shape of the display in another colour',
    game: HAPPY,
    files: {
      'display.pdf': art(
        hasWords,
        line(
          (text) => text.endsWith(' k'),
          () => '0.1 0.9 0.8 0 k',
        ),
      ),
    },
    fires: ['readback/art-painted-otherwise'],
  },
  {
    title: 'shape of the display painted under another',
    game: RENCONTRE,
    files: { 'display.pdf': art(hasWords, swapped) },
    fires: ['readback/art-out-of-order'],
  },
  {
    title: 'bleed of the display cut off at one place',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        const name = nameOf(pdf, artIn(pdf, hasWords));
        const trim = `0 -${(130 * MM).toFixed(5)} ${(90 * MM).toFixed(5)} ${(130 * MM).toFixed(5)} re W n`;
        changeUse(pdf.at(0), { name, use: 0 }, (use) => ['q', trim, use, 'Q']);
      },
    },
    fires: ['readback/art-cut-off'],
  },
  {
    title: 'overprint cut off by half by its own box, on every ticket',
    game: RENCONTRE,
    files: { 'overprint.pdf': (pdf) => halve(pdf, artIn(pdf, first)) },
    fires: ['readback/art-cut-off'],
  },
  {
    title: 'overprint cut off by a round shape at one place',
    game: HAPPY,
    files: {
      'overprint.pdf': atPlace(1, (use) => ['q', '-10 0 m 600 -10 600 -370 -10 -370 c h W n', use, 'Q']),
    },
    fires: ['readback/art-cut-off'],
  },
  {
    title: 'coat of the composite in a layer that is off',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) =>
        layersOf(pdf).set(PDFName.of('OFF'), pdf.document.context.obj([layerNamed(pdf, 'encre à gratter')])),
    },
    fires: ['pdf/layers/none-is-hidden', 'readback/art-hidden'],
  },
  {
    title: 'coat missing on one ticket of the composite',
    game: HAPPY,
    files: {
      'composite.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const uses = usesInLayer(pdf, 'encre à gratter');
        const [, second] = uses;
        if (second === undefined) throw new Error('no coat in the composite');
        lines.splice(second, 1);
      },
    },
    fires: ['readback/art-missing'],
  },
  {
    title: 'display not open under the stamp of specimens at one place',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        const ref = artIn(
          pdf,
          (lines) => lines.every((text) => !text.startsWith('BT ')) && lines.includes('0 0 0 0 k'),
        );
        changeUse(pdf.at(0), { name: nameOf(pdf, ref), use: 0 }, () => []);
      },
    },
    fires: ['readback/art-missing'],
  },
  {
    title: 'stamp of specimens missing at one place',
    game: RENCONTRE,
    files: { 'specimen-verso.pdf': atPlace(0, () => []) },
    fires: ['readback/art-missing'],
  },
];

/** The lines of the first page that draw forms within a layer. */
function usesInLayer(pdf: Parameters<Change>[0], name: string): readonly number[] {
  const page = pdf.at(0);
  const ref = layerNamed(pdf, name);
  const called = page
    .resources('Properties')
    .entries()
    .find(([, entry]) => entry === ref)?.[0]
    .decodeText();
  const uses: number[] = [];
  let isIn = false;
  page.lines.forEach((text, at) => {
    if (text === `/OC /${called} BDC`) isIn = true;
    if (text === 'EMC') isIn = false;
    if (isIn && text.endsWith(' Do')) uses.push(at);
  });
  return uses;
}
