import { french, type Mention } from '../../src/kit.ts';

/** The day these wordings were written down; none has been approved since. */
const DATED = '2026-11-30';

const mention = (id: Mention['id'], text: string): Mention => ({
  id,
  text: french(text),
  dated: DATED,
  approvedBy: null,
});

/** Source  our own wording of what the law asks for on a ticket: a person of the lottery approves each */
export const mentions: readonly Mention[] = [
  mention('minors', 'Jeu interdit aux mineurs.'),
  mention('risk', 'Jouer comporte des risques : endettement, isolement, dépendance.'),
  mention('helpline', 'Joueurs Info Service : 09\u00a074\u00a075\u00a013\u00a013 (appel non surtaxé).'),
  mention(
    'claim-period',
    "Un lot se réclame avant la date limite publiée pour cette émission ; passé ce délai, il n'est plus payé.",
  ),
];
