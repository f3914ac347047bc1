/**
 * Plates by what their files are called, each its own on any disk.
 *
 * Why     a spot may bear any name, that of a folder above or one with a slash in it as well; and to some disks Gold and
 *         GOLD are one
 */
export function plateNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[^A-Za-z0-9_+-]+/g, '_').slice(0, LONGEST) || '_';
    let free = plain;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${plain}-${count}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

const LONGEST = 80;
