import { PDFName } from '@cantoo/pdf-lib';
import type { Run } from './compile.ts';
import { type ContentOperator, numbersOf } from './content-operators.ts';
import type { PaintUse } from './paint-state.ts';
import { entryOf, type PlateSpace } from './space.ts';

type Which = 'fill' | 'stroke';
type Handler = (run: Run, operator: ContentOperator) => void;

/** The colour operators: they change what is painted with, and stand on no plate themselves. */
export const COLOUR_OPERATORS: Readonly<Record<string, Handler>> = {
  g: device('fill', 'DeviceGray'),
  G: device('stroke', 'DeviceGray'),
  rg: device('fill', 'DeviceRGB'),
  RG: device('stroke', 'DeviceRGB'),
  k: device('fill', 'DeviceCMYK'),
  K: device('stroke', 'DeviceCMYK'),
  cs: chooseSpace('fill'),
  CS: chooseSpace('stroke'),
  sc: setColour('fill'),
  scn: setColour('fill'),
  SC: setColour('stroke'),
  SCN: setColour('stroke'),
};

function device(which: Which, name: string): Handler {
  return (run, operator) => {
    const space = run.survey.space(run.content.resources, PDFName.of(name));
    setSpace(run, which, space);
    setPaint(run, which, flat(run, space, numbersOf(operator)));
  };
}

function chooseSpace(which: Which): Handler {
  return (run, operator) => {
    const name = run.name(operator);
    const space = name === null ? null : run.survey.space(run.content.resources, PDFName.of(name));
    setSpace(run, which, space);
    setPaint(run, which, space?.family === 'Pattern' ? NOTHING : flat(run, space, space?.initial ?? []));
  };
}

function setColour(which: Which): Handler {
  return (run, operator) => {
    const space = which === 'fill' ? run.state.fillSpace : run.state.strokeSpace;
    const pattern = run.name(operator, operator.tokens.count - 1);
    if (pattern === null) setPaint(run, which, flat(run, space, numbersOf(operator)));
    else setPaint(run, which, patterned(run, { name: pattern, under: underOf(run, space, operator) }));
  };
}

const setPaint = (run: Run, which: Which, paint: PaintUse): void => {
  run.state = { ...run.state, [which]: paint };
};

const setSpace = (run: Run, which: Which, space: PlateSpace | null): void => {
  run.state = { ...run.state, [`${which}Space`]: space };
};

/** A Pattern space chosen and no pattern yet: nothing is painted, and nothing needs to be said. */
const NOTHING: PaintUse = { kind: 'unknown', key: 'unknown' };

/** An Indexed colour is the colour of its entry. */
function flat(run: Run, space: PlateSpace | null, components: readonly number[]): PaintUse {
  if (space === null || space.family === 'Pattern') return NOTHING;
  if (space.unmanaged !== null) run.survey.unchecked.add(space.unmanaged);
  if (space.palette !== null)
    return flat(run, space.palette.base, entryOf(space.palette, components[0] ?? 0));
  const isDirectCmyk = space.family === 'DeviceCMYK' && space.unmanaged === null;
  return { kind: 'flat', key: `${space.key} ${components.join(' ')}`, space, components, isDirectCmyk };
}

/** The colour that an uncoloured tile takes. */
function underOf(run: Run, space: PlateSpace | null, operator: ContentOperator): PaintUse | null {
  const under = space?.under ?? null;
  if (under === null) return null;
  return flat(run, under, numbersOf(operator));
}

function patterned(
  run: Run,
  { name, under }: { readonly name: string; readonly under: PaintUse | null },
): PaintUse {
  const written = run.resource('Pattern', name);
  const { state, content, survey } = run;
  const pattern = survey.pattern(written, { state, resources: content.resources, paint: under });
  if (pattern === null) {
    survey.unchecked.add(`a pattern (${name}) cannot be read: what it paints is on no plate`);
    return NOTHING;
  }
  return { kind: 'pattern', key: `${survey.keyOfObject(written)} ${under?.key ?? ''}`, pattern };
}
