import { mkdtempSync, writeFileSync } from 'node:fs';
import { Fence } from '../../../src/commands/preflight/fence.ts';
import { limitsFor } from '../../../src/commands/preflight/limits.ts';
import { PDF_ATTEMPT_RULES } from '../../../src/rules/profile-pdf.ts';
import { run } from '../../../src/rules/run.ts';
import { HOSTILE } from './hostile-files.ts';

const GUARD = /^pdf\/(can-be-read|content|objects|pages|images|pages\/are-whole|x02|x28)/;
const dir = mkdtempSync('/tmp/hostile-');
const fence = new Fence();
const only = process.argv[2];
for (const h of HOSTILE) {
  if (only !== undefined && !h.is.includes(only)) continue;
  const path = `${dir}/f.pdf`;
  const bytes = h.bytes();
  writeFileSync(path, bytes);
  const t = performance.now();
  const r = await fence.inspect(
    { path, name: 'f.pdf', profile: 'sheet', job: null, tickets: null },
    limitsFor(bytes.length),
  );
  const all = [...run(PDF_ATTEMPT_RULES, { name: 'f.pdf', end: r.end }), ...r.findings].filter((f) =>
    GUARD.test(f.rule),
  );
  const ids = [...new Set(all.map((f) => f.rule))].sort();
  const ok = JSON.stringify(ids) === JSON.stringify([...h.breaks].sort());
  console.log(
    ok ? 'ok  ' : 'BAD ',
    h.is,
    bytes.length,
    Math.round(performance.now() - t),
    'ms',
    r.spent && `${r.spent.cpuMs} cpu ${Math.round(r.spent.memoryMiB)} MiB`,
    typeof r.weighed === 'string' ? r.weighed : '',
  );
  if (!ok || only) for (const f of all) console.log('     ', f.rule, f.severity, f.message.slice(0, 250));
}
fence.close();
