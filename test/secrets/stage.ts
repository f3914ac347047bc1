import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type BlockFile, blockText, type OpenBlock } from '../../src/block/block-file.ts';
import { numberAt } from '../../src/block/ticket-range.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { KEY, keyText, liveBlock, opened } from '../kit/live-block.ts';
import { publicRoot } from '../kit/public-root.ts';

/** Somebody else's key, as good as ours. */
export const WRONG = Buffer.from(KEY).reverse();

/** A live block with all that is at hand when it is worked on, in a folder of its owner alone. */
export interface Stage {
  readonly folder: string;
  /** A path in the folder. */
  readonly at: (...names: readonly string[]) => string;
  readonly opened: OpenBlock;
  readonly file: BlockFile;
  readonly block: string;
  readonly key: string;
  /** Where its records and the plates of them will be. */
  readonly records: string;
  readonly job: string;
  /** The root that was published, in hexadecimal. */
  readonly root: string;
  /** Whom records are encrypted to, and the secret that opens them. */
  readonly recipient: string;
  readonly identity: string;
}

/**
 * Sets the stage.
 *
 * Shape   beside the right key and block, keys that do not open it (`wrong`, `shared`, `cut`) and block files that are none
 *         (`cut.json`, `altered.json`)
 */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  chmodSync(folder, 0o700);
  const at = (...names: readonly string[]): string => join(folder, ...names);
  const { game } = await loadTemplate('happy-2014');
  const file = liveBlock(game);
  const open = opened(game, file);
  const root = publicRoot(open);
  const identity = await generateX25519Identity();

  writeFileSync(at('key'), keyText(), { mode: 0o600 });
  writeFileSync(at('wrong'), keyText(WRONG), { mode: 0o600 });
  writeFileSync(at('shared'), keyText(), { mode: 0o640 });
  writeFileSync(at('cut'), keyText().slice(0, -2), { mode: 0o600 });
  writeFileSync(at('block.json'), blockText(file));
  writeFileSync(at('cut.json'), blockText(file).slice(0, 400));
  writeFileSync(at('altered.json'), blockText({ ...file, block: 2 }));
  writeFileSync(at('block.root.json'), `${JSON.stringify(root, null, 2)}\n`);
  const rest = `${numberAt(60, file)}-${file.lastNumber}`;
  writeFileSync(at('delivered.txt'), `${numberAt(0, file)}\n${rest}\nno number\n`);
  mkdirSync(at('live'), { mode: 0o700 });
  return {
    folder,
    at,
    opened: open,
    file,
    block: at('block.json'),
    key: at('key'),
    records: at('live', 'records.ndjson'),
    job: at('job'),
    root: root.root,
    recipient: await identityToRecipient(identity),
    identity,
  };
}
