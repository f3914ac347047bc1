import { plain } from '../../base/count.ts';
import { PER_INCH, toMm } from '../../base/length.ts';
import type { Grade } from '../../grade/grade.ts';
import type { Measures } from '../../grade/measures.ts';
import { STRAINS } from '../../grade/strains.ts';
import { plural, pointWords, symbologyName } from '../report-text.ts';

/** A code where it stands; never what it says. */
export interface GradedCode extends Grade {
  /** On the front, from 1; null without a job. */
  readonly place: number | null;
  readonly plate: string;
  /** Its middle, from the page's left and top edge. */
  readonly atMm: readonly [x: number, y: number];
}

export interface GradedSide {
  readonly side: 'recto' | 'verso' | null;
  /** The plates that were taken for what lies under the codes; none: bare paper. */
  readonly ground: readonly string[];
  readonly codes: readonly GradedCode[];
  /** Codes that the job says are there and that were not read. */
  readonly missing: readonly { readonly place: number; readonly symbology: string }[];
  readonly unchecked: readonly string[];
}

export interface SheetGrades {
  readonly file: string;
  readonly sheet: number;
  readonly dpi: number;
  /** Measured on plates, not on paper: no grade of any standard. */
  readonly indicative: true;
  readonly sides: readonly GradedSide[];
}

/** For people: codes of one kind in one paragraph by their worst, then each that is weak by itself. */
export function gradeLines({ file, sheet, dpi, sides }: SheetGrades): readonly string[] {
  return [
    `${file}, ${sides.some(({ side }) => side === null) ? 'page' : 'sheet'} ${sheet}, on plates at ${dpi} dpi: indicative, no grade of any standard`,
    ...sides.flatMap((side) => sideLines(side, dpi)),
  ];
}

function sideLines({ side, codes, missing, unchecked, ground }: GradedSide, dpi: number): readonly string[] {
  const kinds = [...new Set(codes.map(kindOf))];
  const under = ground.length === 0 ? 'bare paper' : ground.join(', ');
  return [
    `${side ?? 'page'}: ${codes.length === 0 ? 'no code was read' : `${plural(codes.length, 'code')} read; under them ${under}`}`,
    ...kinds.flatMap((kind) =>
      kindLines(
        kind,
        codes.filter((code) => kindOf(code) === kind),
        dpi,
      ),
    ),
    ...codes.flatMap(weakLines),
    ...missing.map(
      ({ place, symbology }) => `  error: place ${place}: no ${symbologyName(symbology)} code was read`,
    ),
    ...unchecked.map((what) => `  not checked: ${what}`),
  ];
}

const kindOf = ({ symbology, plate }: GradedCode): string => `${symbologyName(symbology)} code on ${plate}`;

function kindLines(kind: string, codes: readonly GradedCode[], dpi: number): readonly string[] {
  const measured = codes.flatMap(({ measures }) => measures ?? []);
  const [first] = measured;
  const strains = STRAINS.map((strain) => {
    const still = codes.filter(({ strains: of }) =>
      of.some((one) => one.strain === strain && one.outcome === 'reads'),
    );
    const wrong = codes.filter(({ strains: of }) =>
      of.some((one) => one.strain === strain && one.outcome === 'reads as another'),
    );
    const other = wrong.length === 0 ? '' : `, ${wrong.length} as another`;
    return `    ${strain.padEnd(WIDTH)} ${still.length} of ${codes.length} still read${other}`;
  });
  return [
    `  ${plain(codes.length)} ${codes.length === 1 ? kind : kind.replace(' code on ', ' codes on ')}`,
    ...(first === undefined ? [] : measureLines(measured, first, dpi)),
    ...strains,
  ];
}

const WIDTH = 18;

function measureLines(all: readonly Measures[], first: Measures, dpi: number): readonly string[] {
  const range = (of: (measures: Measures) => number | null, unit: string): string | null => {
    const values = all.flatMap((measures) => of(measures) ?? []);
    if (values.length === 0) return null;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  };
  const quiet = ({ quietModules }: Measures): number =>
    Math.min(...Object.values(quietModules).filter((side): side is number => side !== null));
  const rows: readonly (readonly [string, string | null])[] = [
    [
      'module',
      `${range(({ moduleDots }) => moduleDots[0], ' dots')}, ${toMm((first.moduleDots[0] * PER_INCH) / dpi).toFixed(3)} mm`,
    ],
    [
      'growth',
      growthWords(
        all,
        range(({ growthDots }) => growthDots.mean, ' dots'),
      ),
    ],
    ['quiet zones', `${Math.min(...all.map(quiet))} modules or more`],
    ['contrast', range(({ contrast }) => contrast, ' %')],
    ['modulation', range(({ modulation }) => modulation, ' %')],
    ['decodability', range(({ decodability }) => decodability, ' %')],
    ['unused correction', range(({ unusedCorrection }) => unusedCorrection, ' %')],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [`    ${name.padEnd(WIDTH)} ${value}`]));
}

/** `none`; `0.2 to 0.5 dots on average, 1 dot at worst`. */
function growthWords(all: readonly Measures[], mean: string | null): string {
  const most = all.reduce(
    (worst, { growthDots }) => (Math.abs(growthDots.most) > Math.abs(worst) ? growthDots.most : worst),
    0,
  );
  if (most === 0 && all.every(({ growthDots }) => growthDots.mean === 0)) return 'none';
  return `${mean} on average, ${most} ${most === 1 ? 'dot' : 'dots'} at worst`;
}

function weakLines({ place, symbology, atMm, weak, measures }: GradedCode): readonly string[] {
  const where = `${place === null ? '' : `place ${place}, `}${symbologyName(symbology)} code at ${pointWords(atMm)}`;
  if (measures === null) return [`  error: ${where}: is read, but its elements cannot be measured`];
  return weak.map(
    ({ measure, found, limit, unit }) =>
      `  error: ${where}: ${measure} ${found} ${unit}, expected ${measure === 'growth' ? 'at most' : 'at least'} ${limit}`,
  );
}
