#!/usr/bin/env node
// The command line is TypeScript; tsx reads it as it is, so that a checkout needs no build.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
await main(process);
