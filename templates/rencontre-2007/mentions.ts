import type { Mention } from '../../src/kit.ts';
import { bound } from './bound.ts';

const mention = (id: Mention['id'], text: string): Mention => ({
  id,
  text: bound(text),
  dated: '2026-11-30',
  approvedBy: null,
});

/** The legal mentions, worded by us; none holds before a person who answers for it has approved it. */
export const mentions: readonly Mention[] = [
  mention('minors', 'Vente interdite aux\u00a0mineurs.'),
  mention('risk', 'Le jeu peut rendre dépendant, isoler ou endetter : fixez-vous une limite.'),
  mention(
    'helpline',
    'Aide : Joueurs\u00a0Info\u00a0Service, 09\u00a074\u00a075\u00a013\u00a013 (appel non surtaxé).',
  ),
  mention('claim-period', 'Lot à réclamer avant la clôture de l’émission, affichée en point de vente.'),
];
