import { putTogether } from '../files/file-set.ts';
import { SECRET_MODE } from '../files/whole-file.ts';
import type { Desk } from './desk.ts';
import { behindFence } from './fence/fence.ts';
import { pdfAt } from './fence/pdf-file.ts';
import { withProgress } from './progress.ts';
import { separated } from './separations/behind-fence.ts';
import { separationLines } from './separations/report.ts';

interface Flags {
  readonly sheet?: number;
  readonly dpi?: number;
  readonly output: string;
  readonly json?: boolean;
}

/** What a proof on screen wants; an imager's own resolution is asked for by name. */
const DPI = 300;

/** Separates one page of a finished file into its plates: all of them, or none where it does not come to its end. */
export async function separations(this: Desk, flags: Flags, path: string): Promise<void> {
  const { sheet = 1, dpi = DPI, output } = flags;
  const { bytes, isSecret } = await pdfAt(path);
  const mode = isSecret ? SECRET_MODE : null;
  const extent = { of: 0, noun: 'plate' };
  const made = await withProgress(this, extent, ({ add }) =>
    behindFence((fence) =>
      putTogether({ path: output, making: `.sheet-${sheet}.part`, isSecret }, (into) =>
        separated(
          fence,
          { path, sheet, dpi, into, mode },
          {
            bytes,
            begun: ({ at, of }) => {
              extent.of = of;
              add(at === 0 ? 0 : 1);
            },
          },
        ),
      ),
    ),
  );
  if (flags.json === true) await this.data(`${JSON.stringify(made, null, 2)}\n`);
  else for (const line of separationLines(made, output)) await this.data(`${line}\n`);
}
