import { mm } from '../../base/length.ts';
import { formatMoney } from '../../base/money.ts';
import { formBounds } from '../../face/bounds.ts';
import type { AmountContent } from '../../face/cell-content.ts';
import type { Cell } from '../../face/item.ts';
import { type Surface, surfaceOf } from '../../game/game.ts';
import { foldCase, wordsOf } from '../../game/words.ts';
import type { Gain } from '../../reglement/reglement.ts';
import type { SurfaceLayout } from '../../template/template.ts';
import { flowed, type Section, sectionBlocks } from '../flow.ts';
import type { ProofPage } from '../frame.ts';
import { COLUMN, CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject } from '../subject.ts';
import { type Column, type Drawing, type Entry, evenWidths, texts, textWidth } from '../table.ts';
import { stacked, wrapped } from '../wrapped.ts';

/** Every amount of every surface with its transcription as it is set, and every mark and phrase. */
export const cellPages = ({ template }: ProofSubject): readonly ProofPage[] =>
  flowed(
    template.surfaces
      .flatMap((layout) => {
        const surface = surfaceOf(template.game, layout.surface);
        return [...amountSection(surface, layout), ...markSection(surface, layout)];
      })
      .flatMap(sectionBlocks),
  ).map((content) => ({ heading: 'Chaque valeur, telle que composée', content, ruler: 'none' }));

interface AmountCell extends Cell {
  readonly content: AmountContent;
}

const isAmount = (cell: Cell): cell is AmountCell => cell.content.kind === 'amount';

const AMOUNT = mm(18);
const TRANSCRIPTION = mm(26);

/** A row each amount, a column each way that it can be set, those with a star under one head. */
function amountSection(surface: Surface, layout: SurfaceLayout): readonly Section[] {
  const cells = layout.cells().filter(isAmount);
  if (cells.length === 0) return [];
  const variants = variantsOf(cells);
  const amounts = [...new Set(cells.map(({ content }) => content.amount.cents))];
  const widest = Math.max(...cells.map(({ box }) => box.width)) + mm(1.6);
  const fixed = AMOUNT + TRANSCRIPTION;
  const width = fixed + variants.length * widest <= COLUMN ? COLUMN : CONTENT.width;
  const widths = evenWidths(width - fixed, variants.length, widest);
  const columns: readonly Column[] = [
    { head: 'SOMME', width: AMOUNT, align: 'right', style: TYPE.figuresBold },
    { head: 'TRANSCRIPTION', width: TRANSCRIPTION, style: TYPE.bodyBold },
    ...widths.map((each, i) => ({ head: headOf(variants, i), width: each, align: 'centre' }) as const),
  ];
  const rows = amounts.map((cents): readonly Entry[] => {
    const ofAmount = cells.filter(({ content }) => content.amount.cents === cents);
    const [first] = ofAmount;
    if (first === undefined) return [];
    const drawn = variants.map((one) => asSet(ofAmount.find(({ content }) => keyOf(content) === keyOf(one))));
    return [formatMoney(first.content.amount), first.content.transcription, ...drawn];
  });
  const table = { columns, groups: starGroups(variants), rows, rowHeight: mm(6) };
  const section = { heading: sectionHeading('Sommes', surface), table };
  const note = noteOn(variants);
  return [note === null ? section : { ...section, note }];
}

type Variant = Pick<AmountContent, 'star' | 'transcriptionAt' | 'arrow'>;

/** The ways that amounts are set, those without a star first. */
function variantsOf(cells: readonly AmountCell[]): readonly Variant[] {
  const first = new Map<string, Variant>();
  for (const { content } of cells) if (!first.has(keyOf(content))) first.set(keyOf(content), content);
  return [...first.values()].toSorted((a, b) => Number(a.star) - Number(b.star));
}

const keyOf = ({ star, transcriptionAt, arrow }: Variant): string => `${star} ${transcriptionAt} ${arrow}`;

/** What tells a column from those under the same group. */
function headOf(variants: readonly Variant[], i: number): string {
  const variant = variants[i];
  if (variant === undefined || variants.length === 1) return 'COMPOSÉ';
  const at = variant.transcriptionAt === 'above' ? 'DESSUS' : 'DESSOUS';
  if (!variants.some(({ arrow }) => arrow)) return at;
  return variant.arrow ? `${at},\nFLÈCHE` : at;
}

function starGroups(variants: readonly Variant[]) {
  const starred = variants.filter(({ star }) => star).length;
  const plain = variants.length - starred;
  if (starred === 0 || plain === 0) return [];
  return [
    { head: 'SANS ÉTOILE', from: 2, span: plain },
    { head: 'AVEC ÉTOILE', from: 2 + plain, span: starred },
  ];
}

function noteOn(variants: readonly Variant[]): string | null {
  if (variants.length === 1) return null;
  const places = 'Dessus, dessous\u00a0: place de la transcription par rapport à sa somme.';
  return variants.some(({ arrow }) => arrow)
    ? `${places} Flèche\u00a0: entre les chiffres de la somme et sa transcription.`
    : places;
}

/** A cell with its ink in the middle of its place, or nothing where there is none. */
function asSet(cell: Cell | undefined): Entry {
  if (cell === undefined) return '—';
  const ink = formBounds(cell) ?? cell.box;
  const drawing: Drawing = {
    height: cell.box.height + mm(1.6),
    draw: ({ x, y, width, height }) => [
      {
        kind: 'use',
        form: cell,
        at: {
          x: x + Math.round((width - ink.width) / 2) - ink.x,
          y: y + Math.round((height - cell.box.height) / 2) - cell.box.y,
        },
      },
    ],
  };
  return drawing;
}

/** The marks and phrases of a surface, each as it is set beside its name and what it brings. */
function markSection(surface: Surface, layout: SurfaceLayout): readonly Section[] {
  const cells = layout.cells().filter((cell) => !isAmount(cell));
  if (cells.length === 0) return [];
  const drawn = Math.max(mm(18), ...cells.map(({ box }) => box.width + mm(1)));
  const said = COLUMN - drawn;
  const columns: readonly Column[] = [
    { head: 'COMPOSÉ', width: drawn, align: 'centre' },
    { head: 'CONTENU', width: said },
  ];
  const rows = cells.map((cell): readonly Entry[] => {
    const parts = [wrapped(nameOf(surface, cell), TYPE.note, textWidth(said))];
    const gain = gainOf(surface, cell);
    if (gain !== null) parts.push(wrapped(gain, TYPE.noteBold, textWidth(said)));
    return [asSet(cell), texts(stacked(parts))];
  });
  const what = surface.phrases.length > 0 ? 'Phrases' : surface.marksKey === 'days' ? 'Jours' : 'Symboles';
  return [{ heading: sectionHeading(what, surface), table: { columns, rows, rowHeight: mm(6) } }];
}

function nameOf({ marks }: Surface, { content }: Cell): string {
  switch (content.kind) {
    case 'symbol':
      return marks.find(({ id }) => id === content.symbol)?.name ?? content.symbol;
    case 'word':
      return marks.find(({ id }) => id === content.word)?.name ?? content.word;
    case 'phrase':
      return content.phrase;
    case 'amount':
      return formatMoney(content.amount);
  }
}

/** What the règlement gives for a pair of a symbol, or for the words of a phrase; null where it gives nothing. */
function gainOf(surface: Surface, { content }: Cell): string | null {
  const { winningPairs, winningWords } = surface.law;
  if (content.kind === 'symbol') {
    const name = surface.marks.find(({ id }) => id === content.symbol)?.name;
    const gain = winningPairs?.find(({ mark }) => mark === name);
    return gain === undefined ? null : `${formatMoney(gain.wins)} les deux`;
  }
  if (content.kind !== 'phrase' || winningWords === null) return null;
  const words = wordsOf(content.phrase).map(foldCase);
  const gains = winningWords.filter(({ mark }: Gain) => words.includes(foldCase(mark)));
  return gains.length === 0
    ? 'perdante'
    : gains.map(({ mark, wins }) => `${mark}\u00a0${formatMoney(wins)}`).join(', ');
}

const sectionHeading = (what: string, { law }: Surface): string =>
  `${what} de «\u00a0${law.name}\u00a0», article ${law.contentArticle}`;
