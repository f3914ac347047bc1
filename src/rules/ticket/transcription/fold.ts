/** Everything that prints as a gap or as nothing: plain, no-break, thin and zero-width spaces. */
const SPACES = /[\s\u200b-\u200d\u2060]+/gu;

/** A transcription without its spaces and in capitals: what is left is its letters and figures. */
export const fold = (transcription: string): string => withoutSpaces(transcription).toUpperCase();

export const withoutSpaces = (text: string): string => text.replace(SPACES, '');
