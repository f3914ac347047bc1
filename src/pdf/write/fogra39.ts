import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../base/fault.ts';
import type { Condition } from '../../face/page.ts';
import { loadCondition } from './profile.ts';

const PATH = fileURLToPath(new URL('../../../assets/icc/FOGRA39L_grattage.icc', import.meta.url));

/** Source  assets/icc/README.md */
const SHA256 = '8f57dcf33171dba7b2010be07256cf8e0a82818f551895cad9dfc808c9edd30e';

let loaded: Condition | null = null;

/**
 * The condition of files that name no other: a sheet-fed one, a placeholder for a web until its printer names his.
 *
 * Throws  InputError if the profile is missing, or is not the one that the project was built with
 */
export function fogra39(): Condition {
  loaded ??= pinned();
  return loaded;
}

function pinned(): Condition {
  const condition = loadCondition({
    path: PATH,
    identifier: 'FOGRA39',
    info: 'Offset, sheet-fed, coated stock, ISO 12647-2:2004/Amd 1',
    registry: 'http://www.color.org',
  });
  const found = createHash('sha256').update(condition.profile).digest('hex');
  if (found === SHA256) return condition;
  throw new InputError(`the profile ${PATH} was altered: its sha256 is ${found}, not ${SHA256}`, {
    hint: 'put back assets/icc as it was committed',
  });
}
