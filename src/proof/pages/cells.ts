import { mm } from '../../base/length.ts';
import { formatMoney } from '../../base/money.ts';
import type { AmountContent } from '../../face/cell-content.ts';
import type { Cell } from '../../face/item.ts';
import { type Surface, surfaceOf } from '../../game/game.ts';
import type { SurfaceLayout } from '../../template/template.ts';
import { flowed, type Section } from '../flow.ts';
import type { ProofPage } from '../frame.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject } from '../subject.ts';
import type { Column, Entry } from '../table.ts';

/** Every amount of every surface with its transcription as it is set, and every mark and phrase. */
export const cellPages = ({ template }: ProofSubject): readonly ProofPage[] =>
  flowed(
    template.surfaces.flatMap((layout) => {
      const surface = surfaceOf(template.game, layout.surface);
      return [...amountSection(surface, layout), ...markSection(surface, layout)];
    }),
  ).map((content, i, all) => ({
    heading: `Composition de chaque valeur ${i + 1} / ${all.length}`,
    content,
    ruler: 'none',
  }));

interface AmountCell extends Cell {
  readonly content: AmountContent;
}

const isAmount = (cell: Cell): cell is AmountCell => cell.content.kind === 'amount';

/** A row each amount, a column each way that it can be set. */
function amountSection(surface: Surface, layout: SurfaceLayout): readonly Section[] {
  const cells = layout.cells().filter(isAmount);
  if (cells.length === 0) return [];
  const variants = [...new Set(cells.map(({ content }) => variantOf(content)))];
  const amounts = [...new Set(cells.map(({ content }) => content.amount.cents))];
  const widest = Math.max(...cells.map(({ box }) => box.width));
  const fixed: readonly Column[] = [
    { head: 'SOMME', width: mm(18), align: 'right', style: TYPE.figuresBold },
    { head: 'TRANSCRIPTION', width: mm(26), style: TYPE.bodyBold },
  ];
  const room = CONTENT.width - mm(44);
  const width = Math.min(widest + mm(2), Math.floor(room / variants.length));
  const rowHeight = Math.max(...cells.map(({ box }) => box.height)) + mm(2);
  const rows = amounts.map((cents): readonly Entry[] => {
    const ofAmount = cells.filter(({ content }) => content.amount.cents === cents);
    const [first] = ofAmount;
    if (first === undefined) return [];
    return [
      formatMoney(first.content.amount),
      first.content.transcription,
      ...variants.map((variant) => asSet(ofAmount.find(({ content }) => variantOf(content) === variant))),
    ];
  });
  const columns = [...fixed, ...variants.map((head) => ({ head, width, align: 'centre' }) as const)];
  return [{ heading: sectionHeading('Sommes', surface), table: { columns, rows, rowHeight } }];
}

/** How an amount is set, in as few words as a column head holds: one a line. */
function variantOf({ star, transcriptionAt, arrow }: AmountContent): string {
  const parts = [
    star ? 'ÉTOILE' : '',
    arrow ? 'FLÈCHE' : '',
    transcriptionAt === 'above' ? 'DESSUS' : 'DESSOUS',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** A cell drawn in the middle of its place, or nothing where there is none. */
const asSet = (cell: Cell | undefined): Entry =>
  cell === undefined
    ? '—'
    : {
        draw: (place) => [
          {
            kind: 'use',
            form: cell,
            at: {
              x: place.x + Math.round((place.width - cell.box.width) / 2),
              y: place.y + Math.round((place.height - cell.box.height) / 2),
            },
          },
        ],
      };

/** The marks and phrases of a surface, each as it is set beside its name. */
function markSection(surface: Surface, layout: SurfaceLayout): readonly Section[] {
  const cells = layout.cells().filter((cell) => !isAmount(cell));
  if (cells.length === 0) return [];
  const drawnWidth = Math.max(...cells.map(({ box }) => box.width)) + mm(4);
  const rowHeight = Math.max(...cells.map(({ box }) => box.height)) + mm(1);
  const columns: readonly Column[] = [
    { head: 'COMPOSÉ', width: Math.max(drawnWidth, mm(18)), align: 'centre' },
    { head: 'CONTENU', width: Math.min(mm(60), CONTENT.width - Math.max(drawnWidth, mm(18))) },
  ];
  const rows = cells.map((cell): readonly Entry[] => [asSet(cell), nameOf(surface, cell)]);
  const what = surface.phrases.length > 0 ? 'Phrases' : surface.marksKey === 'days' ? 'Jours' : 'Symboles';
  return [{ heading: sectionHeading(what, surface), table: { columns, rows, rowHeight } }];
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

const sectionHeading = (what: string, { law }: Surface): string =>
  `${what} de « ${law.name} », article ${law.contentArticle}`;
