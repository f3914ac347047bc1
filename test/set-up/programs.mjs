// The outside programs that judge our output in tests: found, or installed where this machine lets us.
// A test whose program is missing fails, it is never skipped; this only says early what is missing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const programs = JSON.parse(readFileSync(new URL('programs.json', import.meta.url), 'utf8'));

const isThere = (name) => spawnSync('sh', ['-c', 'command -v "$0"', name], { stdio: 'ignore' }).status === 0;
const missing = () => programs.filter(({ name }) => !isThere(name));
const packagesOf = (list) => [...new Set(list.map((program) => program.package))];

/** Debian and its kin, as root: elsewhere a person installs. */
const canInstall = () => isThere('apt-get') && process.getuid?.() === 0;

function aptGet(...args) {
  return spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

function install(packages) {
  aptGet('update');
  const outcome = aptGet('install', '-y', '--no-install-recommends', ...packages);
  console.log(`${outcome === 0 ? 'installed' : 'tried in vain to install'} ${packages.join(', ')}`);
}

if (missing().length > 0 && canInstall()) install(packagesOf(missing()));

const left = missing();
if (left.length > 0) {
  console.error('\nMISSING: tests that need these programs will fail');
  for (const { name, why, package: from } of left)
    console.error(`  ${name} (${why}), from the package ${from}`);
  console.error(`Install them, on Debian: apt-get install ${packagesOf(left).join(' ')}\n`);
  // Where nobody reads along, it ends here.
  if (process.env.CI === 'true') process.exitCode = 1;
}
