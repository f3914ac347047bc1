/** A printed text as a sentence quotes it: spaces that do not show, or show as others, by their code points. */
export const quoted = (text: string | null): string =>
  `“${(text ?? '').replace(/^ +| +$| {2,}|[^\S ]|[\u200b-\u200d\u2060]/gu, escaped)}”`;

const escaped = (spaces: string): string =>
  [...spaces]
    .map((space) => `<U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
    .join('');
