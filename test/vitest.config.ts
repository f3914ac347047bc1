import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants its report; none otherwise. */
const report = process.env.GRATTAGE_REPORT;

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
