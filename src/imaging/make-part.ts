import { join } from 'node:path';
import type { Finding } from '../base/finding.ts';
import { SECRET_MODE, writeWhole } from '../files/whole-file.ts';
import type { Side } from '../imposition/places.ts';
import type { Plan } from '../imposition/sheet.ts';
import { type FileFacts, factsOf } from '../rip/file-facts.ts';
import type { ImagingLine } from './line.ts';
import { partName } from './parts.ts';
import type { SheetRange } from './sections.ts';

/** The imaging files of some sheets as they lie on the disk. */
export interface MadePart {
  readonly sheets: SheetRange;
  readonly files: Readonly<Record<Side, FileFacts>>;
}

/** What became of a part: made, or found wrong and not there. */
export type PartOutcome = { readonly made: MadePart } | { readonly findings: readonly Finding[] };

/**
 * Makes the imaging files of some sheets, whole or not at all.
 *
 * Throws  InputError if the disk refuses
 */
export async function makePart(
  line: ImagingLine,
  sheets: SheetRange,
  {
    plan,
    folder,
    progress,
  }: { readonly plan: Plan; readonly folder: string; readonly progress: (sheets: number) => void },
): Promise<PartOutcome> {
  const pathOf = (side: Side): string => join(folder, `${partName(plan, side, sheets)}.pdf`);
  const name = (side: Side): string => partName(plan, side, sheets);
  const secret = { mode: SECRET_MODE };
  try {
    await writeWhole(
      pathOf('recto'),
      (recto) =>
        writeWhole(
          pathOf('verso'),
          async (verso) => {
            const { checked, findings } = await line.image(sheets, {
              sinks: { recto, verso },
              name,
              progress,
            });
            if (checked === null) throw new Refused(findings);
          },
          secret,
        ),
      secret,
    );
  } catch (cause) {
    if (cause instanceof Refused) return { findings: cause.findings };
    throw cause;
  }
  const files = { recto: await factsOf(pathOf('recto')), verso: await factsOf(pathOf('verso')) };
  return { made: { sheets, files } };
}

/** Rules found tickets wrong: the files are not to be. */
class Refused extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super('tickets were found wrong');
    this.findings = findings;
  }
}
