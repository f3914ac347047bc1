import type { Finding } from '../../base/finding.ts';
import { mm } from '../../base/length.ts';
import { groupThousands } from '../../base/money.ts';
import { type Block, headingBlock } from '../flow.ts';
import { rule } from '../lines.ts';
import { CONTENT, RULE, TYPE } from '../paper.ts';
import { stacked, type Wrapped, wrapped } from '../wrapped.ts';

const RULE_COLUMN = mm(60);
const SAID = CONTENT.width - RULE_COLUMN;
const PAD = mm(2);

/** All findings with their rules and articles, or one line that says that there are none. */
export function findingBlocks(findings: readonly Finding[], rules: number): readonly Block[] {
  if (findings.length === 0) {
    return [
      headingBlock(
        'Aucun constat',
        `Les ${groupThousands(rules)} règles ont été appliquées\u00a0: aucune n’est enfreinte.`,
      ),
    ];
  }
  const head = headingBlock(
    `Constats\u00a0: ${groupThousands(findings.length)}`,
    'Ce que les règles ont trouvé, dans leurs mots\u00a0; une erreur interdit le tirage.',
  );
  const [first, ...rest] = findings.flatMap(entryBlocks);
  return first === undefined ? [head] : [joined(head, first), ...rest];
}

/** Two blocks that no page break parts. */
const joined = (upper: Block, lower: Block): Block => ({
  above: upper.above,
  height: upper.height + lower.height,
  draw: ({ x, y }) => [...upper.draw({ x, y }), ...lower.draw({ x, y: y + upper.height })],
});

/** A finding as one block, or as several where it quotes more than a page holds. */
function entryBlocks(finding: Finding): readonly Block[] {
  const identity = stacked([
    wrapped(finding.rule, TYPE.bodyBold, RULE_COLUMN - 2 * PAD),
    wrapped(`${severity(finding)} · ${article(finding)}`, TYPE.small, RULE_COLUMN - 2 * PAD),
  ]);
  return chunks(sentence(finding)).map((text, i) =>
    entryBlock(i === 0 ? identity : null, wrapped(text, TYPE.body, SAID)),
  );
}

function entryBlock(identity: Wrapped | null, said: Wrapped): Block {
  const height = Math.max(identity?.height ?? 0, said.height) + 2 * PAD;
  return {
    above: 0,
    height,
    draw: ({ x, y }) => [
      ...(identity === null ? [] : identity.draw({ x, y: y + PAD })),
      ...said.draw({ x: x + RULE_COLUMN, y: y + PAD }),
      rule({ x, y: y + height }, CONTENT.width, RULE),
    ],
  };
}

const severity = ({ severity: how }: Finding): string => (how === 'error' ? 'erreur' : 'avertissement');

const article = ({ article: asks }: Finding): string =>
  asks === null ? 'contrôle maison' : `article ${asks}`;

function sentence({ ticket, surface, zone, message }: Finding): string {
  const place = [ticket === null ? null : `ticket ${ticket}`, surface, zone].filter((part) => part !== null);
  return place.length === 0 ? message : `${place.join(', ')}\u00a0: ${message}`;
}

/** No entry is higher than a third of a page, whatever it quotes. */
const CHUNK = 1600;

const chunks = (text: string): readonly string[] => {
  const characters = [...text];
  return Array.from({ length: Math.max(1, Math.ceil(characters.length / CHUNK)) }, (_, i) =>
    characters.slice(i * CHUNK, (i + 1) * CHUNK).join(''),
  );
};
