import type { PageLooks } from '../../../pdf/read/facts/looks/looks.ts';
import { placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** The marks that stand on every plate, and what is no plate. */
const ANYWHERE: ReadonlySet<string> = new Set(['All', 'None']);

/**
 * A file of a pass prints with the inks of its pass, and no file with an ink that the job does not have.
 *
 * Why     an ink too many is a plate too many, or a plate of another printing unit
 */
export const rule: PdfRule = {
  id: 'pdf/job/holds-its-inks-only',
  severity: 'error',
  source: 'house',
  says: 'every colorant is an ink of the file’s pass',
  check(subject, report) {
    const file = subject.job?.file ?? null;
    if (file === null) return;
    const inks = new Set([...file.inks, ...ANYWHERE]);
    for (const { page, looks } of pagesOf(subject)) {
      const told = new Set<string>();
      for (const { by, names, look } of [...painted(looks, inks), ...pictured(looks, inks)]) {
        for (const name of names) {
          if (told.has(name)) continue;
          told.add(name);
          report(
            about(subject, {
              expected: file.inks.join(', '),
              found: name,
              detail: `${by}, ${timesText(look)}`,
              ...placed(page, look),
            }),
          );
        }
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page} prints in ${found} (${detail}): expected only ${expected}`,
};

const painted = ({ paints }: PageLooks, inks: ReadonlySet<string>) =>
  paints.map((look) => ({ by: look.by, names: strangers(look.paint, inks), look }));

/** Why  what is in the pixels is not looked at: a picture prints on all plates of its space */
const pictured = ({ images }: PageLooks, inks: ReadonlySet<string>) =>
  images.map((look) => ({ by: 'image', names: look.colorants.filter((name) => !inks.has(name)), look }));

/** A process colour names four plates, and prints on those that it has some of. */
const strangers = (
  {
    colorants,
    tints,
    family,
  }: {
    readonly colorants: readonly string[];
    readonly tints: readonly number[] | null;
    readonly family: string;
  },
  inks: ReadonlySet<string>,
): readonly string[] =>
  colorants.filter((name, index) => {
    const isUnused = family === 'DeviceCMYK' && tints !== null && (tints[index] ?? 0) === 0;
    return !isUnused && !inks.has(name);
  });
