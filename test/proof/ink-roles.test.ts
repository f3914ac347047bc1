import { expect, it } from 'vitest';
import { inkRole } from '../../src/proof/ink-roles.ts';
import { happy, rencontre } from '../kit/real-face.ts';

it('tells what each spot ink is for by where it is used', () => {
  for (const template of [happy, rencontre]) {
    const roles = new Map(template.inks.map((ink) => [ink.name, inkRole(ink, template)] as const));
    expect(roles.get('Coat')).toEqual({ role: 'couche à gratter' });
    expect(roles.get('Specimen')).toEqual({ role: 'mention SPÉCIMEN', more: 'épreuves seulement' });
    const over = [...roles].filter(([name]) => name.startsWith('Over')).map(([, { role }]) => role);
    expect(over.length).toBeGreaterThan(3);
    expect(new Set(over)).toEqual(new Set(['décor de la couche']));
  }
});

it('has a word for an ink that nothing here uses', () => {
  const ink = { name: 'Varnish', alternate: { c: 0, m: 0, y: 0, k: 0 }, overprints: true };
  expect(inkRole(ink, happy)).toEqual({ role: 'encre d’accompagnement' });
});
