import { defineConfig, type TestUserConfig } from 'vitest/config';
import { reportRun } from './scripts/test-run/run-reporter.ts';
import { openGreenRun, plainRun } from './scripts/test-run/unchanged/green-run.ts';

/** The folder of green results: `npm test` and `npm run check` write it; only check skips by it. */
const greenFolder = process.env['TEST_GREEN_FOLDER'];
const run = greenFolder
  ? openGreenRun(import.meta.dirname, greenFolder, process.env['TEST_LEAVE_OUT'] === 'unchanged')
  : plainRun;

const everywhere = {
  setupFiles: [
    './scripts/test-run/fail-on-console.ts',
    './scripts/test-run/wait-longer.ts',
    ...run.setupFiles,
  ],
  pool: 'forks',
  restoreMocks: true,
  unstubGlobals: true,
  // Long enough for a Postgres that is made anew while both cores and the disk are busy. No test waits for it that passes.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Of `expect.poll`, whose own second is short for a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // What a file by itself and `npm run nightly` take; the gate says otherwise (scripts/test-run/unit-tests.mjs).
  provide: {
    propertyShare: Number(process.env['TEST_PROPERTY_SHARE'] ?? 1),
    slack: Number(process.env['TEST_SLACK'] ?? 1),
  },
} satisfies TestUserConfig;
const withDatabase = [
  'apps/server',
  'apps/sandbox',
  'apps/studio/src',
  'apps/supervisor',
  'packages/database',
  'packages/seed',
  'scripts/statements',
];
/** Folders of page tests. They share one jsdom document per worker. */
const withPages = ['apps/player', 'apps/console', 'packages/ui'];
/** The file in which `npm test` reads the times and errors when all is done. */
const runFile = process.env['TEST_RUN_FILE'];
const notNow = ['**/node_modules/**', ...run.leftOut];
const tests = (folders: string[], name = '*.test.{ts,tsx}') =>
  folders.map((folder) => `${folder}/**/${name}`);

/** Files of one worker share what they import: loading it anew for each file took a third of their time. No module of ours keeps state (house style), and the set-up runs for each file all the same. */
const sharing = {
  ...everywhere,
  isolate: false,
  setupFiles: [...everywhere.setupFiles, './scripts/test-run/run-size.ts'],
} satisfies TestUserConfig;

/** Tests that need no database do not wait for one: `vitest run --project plain`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [
      {
        name: 'nightly',
        description: 'Left to `npm run nightly`: the gate has a test of the same id.',
      },
    ],
    reporters: runFile
      ? ['dot', 'json', reportRun(runFile), ...run.reporters]
      : ['default', ...run.reporters],
    projects: [
      {
        plugins: run.plugins,
        test: {
          ...sharing,
          name: 'plain',
          include: tests(['apps', 'packages', 'scripts', 'bench']),
          exclude: [...tests(withDatabase), ...tests(withPages, '*.test.tsx'), ...notNow],
        },
      },
      {
        plugins: run.plugins,
        test: {
          ...sharing,
          name: 'page',
          environment: 'jsdom',
          setupFiles: [
            ...everywhere.setupFiles,
            './apps/player/src/foundation/testing/patience.ts',
            './apps/player/src/foundation/testing/shared-document.ts',
          ],
          include: tests(withPages, '*.test.tsx'),
          exclude: notNow,
        },
      },
      {
        plugins: run.plugins,
        test: {
          ...sharing,
          name: 'database',
          include: tests(withDatabase),
          exclude: notNow,
          globalSetup: ['./packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
