import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants its report; none otherwise. */
const report = process.env.GRATTAGE_REPORT;

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    // Nothing in src keeps state that a ticket could depend on, so tests share one process: loading the fonts once saves minutes.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
