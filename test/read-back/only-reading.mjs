// Loaded before the reader of finished sheets: of src it may load base and the reading of PDFs, and nothing else.
import { register } from 'node:module';

register(new URL('only-reading-hooks.mjs', import.meta.url));
