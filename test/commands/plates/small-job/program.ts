import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Puts the small job into a folder as a program of its own: gives back where it starts.
 *
 * Why     put together once, it is begun in a third of the time that it takes to read it as TypeScript each time; and parts come
 *         from its own worker, for who makes a part is not asked of the command, and is none of its options
 */
export async function smallJob(folder: string): Promise<string> {
  symlinkSync(join(CHECKOUT, 'node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: CHECKOUT,
    plugins: [asItLies(folder)],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: { start: join(HERE, 'start.ts'), worker: join(HERE, 'worker.ts') },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(folder, 'start.mjs');
}

/** Each file finds what lies beside it in the checkout; but for the worker, and for the reader of TypeScript. */
const asItLies = (folder: string): Plugin => ({
  name: 'as it lies',
  enforce: 'pre',
  resolveId: (id) => (id === 'tsx/esm/api' ? NO_READER : null),
  load: (id) => (id === NO_READER ? 'export const register = () => {};' : null),
  transform(code, id) {
    const worker = JSON.stringify(pathToFileURL(join(folder, 'worker.mjs')).href);
    return code
      .replace("new URL('./worker.mjs', import.meta.url)", `new URL(${worker})`)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
});

const NO_READER = '\0no reader';
