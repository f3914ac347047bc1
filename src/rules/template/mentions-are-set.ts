import { textsOf } from '../../face/flatten.ts';
import type { GlyphItem } from '../../face/item.ts';
import type { Mention, Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { passageIn, squeezed } from './passage-in.ts';

/** What a ticket must say to those who buy it. */
const ASKED: readonly Mention['id'][] = ['minors', 'risk', 'helpline', 'claim-period'];

/** What stands beside a wording that no person has approved. */
const TO_APPROVE = 'À VALIDER';

/** Every legal mention stands on the verso word for word, with « À VALIDER » on its line for as long as none approved it. */
export const rule: Rule<Template> = {
  id: 'template/mentions-are-set',
  severity: 'error',
  check({ mentions, verso }, report) {
    const texts = textsOf(verso.art);
    for (const id of ASKED) {
      if (!mentions.some((mention) => mention.id === id))
        report(aboutArt(id, { expected: 'a mention', found: 'none' }));
    }
    for (const mention of mentions) {
      const first = passageIn(texts, mention.text);
      if (first === null) {
        report(aboutArt(mention.id, { expected: `« ${mention.text} » on the verso`, found: 'other words' }));
        continue;
      }
      const isMarked = texts.some((text) => text.at.y === first.at.y && marks(text));
      const isPending = mention.approvedBy === null;
      if (isMarked === isPending) continue;
      report(
        aboutArt(mention.id, {
          expected: isPending ? `${TO_APPROVE} beside it` : `no ${TO_APPROVE} beside it`,
          found: isPending ? 'none' : TO_APPROVE,
        }),
      );
    }
  },
  message: ({ zone, expected, found }) => `the mention ${zone} needs ${expected}, and has ${found}`,
};

const marks = ({ run }: GlyphItem): boolean => squeezed(run.text).includes(squeezed(TO_APPROVE));
