import type { Ticket } from '../../game/ticket.ts';
import type { SurfaceTables } from './tables.ts';

/** Where a zone stands in its record: `surfaces.mois[3]`, `surfaces.bonus`. */
export const zonePath = ({ surface }: SurfaceTables, zone: number): string =>
  surface.zones.length > 1 ? `surfaces.${surface.id}[${zone}]` : `surfaces.${surface.id}`;

/**
 * Whether a misfit tells of the value at this path, or of one that would hold it.
 *
 * Why     a value of a wrong type stands in a Ticket as if it were absent: one fault, so one finding, that of the misfit
 */
export const isMisfit = ({ misfits }: Ticket, path: string): boolean =>
  misfits.some(
    (misfit) => path === misfit.path || (path.startsWith(misfit.path) && isBelow(path, misfit.path)),
  );

const isBelow = (path: string, holder: string): boolean => {
  const next = path.charAt(holder.length);
  return next === '.' || next === '[';
};
