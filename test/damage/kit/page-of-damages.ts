import { damageTable, type Seen } from './table.ts';

/**
 * The page of the docs that says what is seen of finished files that were damaged.
 *
 * Shape   Markdown around a table in plain text, as `npm run damage` prints it
 */
export const pageOfDamages = (
  seen: readonly Seen[],
  unseen: Seen,
): string => `# What is seen of a damaged file

Finished files of both games, two tickets a sheet on three sheets, are damaged in ${countOf(seen)} ways: their bytes, their objects,
their streams, as any program may do it after us. Preflight (\`pdf/…\`) and read-back (\`readback/…\`) then judge the file as if
its hash in \`job.json\` had not given it away, and exactly these rules fire: no more, no fewer. Undamaged, no file of these jobs
fires any. \`npm run damage\` does it all again, prints this table and writes this page; \`test/damage\` holds each line.

\`\`\`text
${damageTable(seen)}\`\`\`

## What no rule sees

What fixed art looks like is in each game’s \`golden/art.json\`, and where register and crop marks stand the plates of a side
tell each other. Patches and names in the margins are held against nothing but the hashes in \`job.json\`: they refuse these
files before any rule is asked (\`readJob\`, \`pdf/job/names-the-file\`), and nothing else does.

\`\`\`text
${damageTable([unseen])}\`\`\`
`;

const countOf = (families: readonly Seen[]): number =>
  families.reduce((count, { damages }) => count + damages.length, 0);
