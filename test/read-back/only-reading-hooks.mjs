const src = new URL('../../src/', import.meta.url).href;
const templates = new URL('../../templates/', import.meta.url).href;
const allowed = ['base/', 'pdf/read/'].map((folder) => src + folder);

export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  const isOurs = resolved.url.startsWith(src) || resolved.url.startsWith(templates);
  if (isOurs && !allowed.some((folder) => resolved.url.startsWith(folder))) {
    throw new Error(`what reads sheets back may not load ${specifier}`);
  }
  return resolved;
}
