import type { Point } from '../base/geometry.ts';
import { type Length, mm, pt } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { textItem } from '../face/text-item.ts';
import { frame, rule } from './lines.ts';
import { COLUMN, CONTENT, GUTTER, RULE, STRONG_RULE, TYPE } from './paper.ts';
import type { ProofSubject } from './subject.ts';
import { wrapped } from './wrapped.ts';

/**
 * The box to be filled by hand: the decision, what is to be corrected, and who signs.
 *
 * Why     the program knows no date and no version: whoever signs writes them
 */
export function signBox(
  { template }: ProofSubject,
  { at, pages }: { readonly at: Point; readonly pages: number },
): readonly Item[] {
  const open = template.mentions.filter(({ approvedBy }) => approvedBy === null).length;
  const inner = { x: at.x + PAD, width: CONTENT.width - 2 * PAD };
  const lead = wrapped(
    `Après lecture des ${pages} pages de cette épreuve, cocher une case, dater et signer.${reservation(open)}`,
    TYPE.note,
    inner.width,
  );
  return [
    frame({ ...at, width: CONTENT.width, height: SIGN_HEIGHT }, STRONG_RULE),
    textItem('Bon à tirer', TYPE.heading, { x: inner.x, y: at.y + mm(7) }),
    ...lead.draw({ x: inner.x, y: at.y + mm(10.4) }),
    ...decisions({ x: inner.x, y: at.y + mm(20) }),
    ...corrections({ x: inner.x, y: at.y + mm(33) }, inner.width),
    ...SIGNERS.flatMap((signer, i) =>
      signature(signer, { x: inner.x + i * (COLUMN + GUTTER), y: at.y + mm(68) }),
    ),
  ];
}

const SIGN_HEIGHT = mm(110);
const PAD = mm(4);

/** Why  a signature under a proof must not pass for the approval of a wording that nobody has approved */
const reservation = (open: number): string =>
  open === 0
    ? ''
    : ` ${open === 1 ? 'Une mention légale reste' : `${open} mentions légales restent`} « À VALIDER » (page 3)\u00a0: pas de tirage avant leur approbation.`;

const DECISIONS = ['Bon à tirer', 'Bon à tirer après corrections', 'À corriger, nouvelle épreuve'] as const;

function decisions({ x, y }: Point): readonly Item[] {
  const side = mm(4.2);
  return DECISIONS.flatMap((decision, i) => {
    const left = x + i * mm(60);
    return [
      frame({ x: left, y, width: side, height: side }, { ...STRONG_RULE, width: pt(0.6) }),
      textItem(decision, TYPE.bodyBold, { x: left + side + mm(2), y: y + mm(3.2) }),
    ];
  });
}

function corrections({ x, y }: Point, width: Length): readonly Item[] {
  const lines = [0, 1, 2].map((i) => rule({ x, y: y + mm(8) + i * mm(8) }, width, RULE));
  return [textItem('Corrections demandées (page, emplacement, texte)', TYPE.small, { x, y }), ...lines];
}

const SIGNERS = ['Pour le commanditaire', 'Pour l’imprimeur'] as const;
const FIELDS = ['Nom', 'Qualité', 'Date', 'Signature'] as const;

function signature(signer: string, { x, y }: Point): readonly Item[] {
  const width = COLUMN - 2 * PAD;
  const label = mm(16);
  return [
    textItem(signer, TYPE.bodyBold, { x, y }),
    ...FIELDS.flatMap((field, i) => {
      const base = y + (i + 1) * mm(8.4) + (field === 'Signature' ? mm(4) : 0);
      return [
        textItem(field, TYPE.small, { x, y: base - mm(0.8) }),
        rule({ x: x + label, y: base }, width - label, RULE),
      ];
    }),
  ];
}
