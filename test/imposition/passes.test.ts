import { expect, test } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import type { Pass } from '../../src/face/face.ts';
import { isCovering, isImaged, passesOn, passName } from '../../src/imposition/passes.ts';
import { tickets } from '../kit/face.ts';
import { imposed, press } from '../kit/press.ts';

const words = (side: 'recto' | 'verso', turn: 'short-edge' | 'work-and-turn') =>
  passesOn(imposed(tickets(1), press({ turn })).plan, side).map(({ face, pass }) => `${face} ${pass}`);

const RECTO = ['recto display', 'recto imaging', 'recto coat', 'recto specimen'];
const VERSO = ['verso back', 'verso back-imaging'];

test('a side of the sheet has the passes of its face, in printing order', () => {
  expect(words('recto', 'short-edge')).toEqual(RECTO);
  expect(words('verso', 'short-edge')).toEqual(VERSO);
});

test('each side of a sheet that is worked and turned has those of both faces', () => {
  expect(words('recto', 'work-and-turn')).toEqual([...RECTO, ...VERSO]);
  expect(words('verso', 'work-and-turn')).toEqual([...RECTO, ...VERSO]);
});

test('only imaging changes with the tickets, and only coat and what lies on it are scratched off', () => {
  const passes: readonly Pass[] = [
    'display',
    'imaging',
    'coat',
    'overprint',
    'back',
    'back-imaging',
    'specimen',
  ];
  expect(passes.filter(isImaged)).toEqual(['imaging', 'back-imaging']);
  expect(passes.filter(isCovering)).toEqual(['coat', 'overprint']);
});

test('passes are named in French, as all that is printed', () => {
  expect(passName('coat')).toBe('encre à gratter');
  expect(() => passName('glitter' as Pass)).toThrow(Bug);
});
