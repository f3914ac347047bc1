import type { FileFacts } from '../../../../src/pdf/read/facts/read-facts.ts';
import { readFacts } from '../../../../src/pdf/read/facts/read-facts.ts';
import { type MadePdf, opened, pdfOf } from '../content/kit.ts';

/** The facts of bytes, which must open. */
export const factsOf = async (bytes: Uint8Array): Promise<FileFacts> => readFacts(await opened(bytes), bytes);

/** The facts of a made PDF. */
export const factsOfMade = (made: MadePdf): Promise<FileFacts> => factsOf(pdfOf(made));
