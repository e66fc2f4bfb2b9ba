// What counts as used: everything that an entry reaches. Unused files, exports and dependencies fail the check.
import type { KnipConfig } from 'knip';
import { engineNames } from './packages/contract/src/launch/game-engines.ts';

export default {
  // Two names for one shape are wanted in the contract: each endpoint finds its own.
  rules: { duplicates: 'off' },
  // A type may be exported for what a signature says, and used nowhere else.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Debian's, looked for before they are run.
  ignoreBinaries: ['apt-get', 'dpkg-query', 'espeak-ng', 'openssl', 'taskset', 'tesseract', 'wrk'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/audit/command.ts',
        'scripts/chat/command.ts',
        'scripts/feedback/command.ts',
        'scripts/tracking/command.ts',
        'scripts/flaky/command.ts',
        'scripts/papers/{decisions,errors,settings}.ts',
        'scripts/push/command.ts',
        'scripts/captcha/make-clips.ts',
        'scripts/new-feature/command.ts',
        'scripts/rewards/{promotion,rewards,voucher}.ts',
        'scripts/staff/command.ts',
        'scripts/statements/command.ts',
        'scripts/test-run/unchanged/{build-site.mjs,note-runs.ts,static-plan.ts}',
        'soak/fuzz.ts',
        'soak/run.ts',
        'bench/captcha.ts',
        'bench/compare.ts',
        'bench/draw.ts',
        'bench/envelopes.ts',
        'bench/facts/fact-server.ts',
        'bench/flights.ts',
        'bench/load.ts',
        'bench/lobby.ts',
        'bench/login.ts',
        'bench/requests/plain-server.ts',
        'bench/push.ts',
        'bench/push/push-service.ts',
        'bench/rewards.ts',
        'bench/server.ts',
        'bench/signals/live-signals.ts',
        'bench/signals/bet-server.ts',
        'bench/snapshot/held-snapshot.ts',
        'bench/start.ts',
        'bench/wallet.ts',
        'e2e/**/*.spec.ts',
      ],
      // The bench of facts serves the server's own wallet by the server's fastify; statements are described by the database's pg.
      ignoreDependencies: ['fastify', 'pg'],
      project: ['scripts/**/*.{ts,mjs}', 'soak/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'],
    },
    'apps/server': {
      entry: ['src/main.ts', 'src/console/main.ts', 'src/pull-catalogue.ts'],
      project: ['src/**/*.ts'],
    },
    'apps/supervisor': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    'apps/studio': {
      entry: [
        'src/main.ts',
        'src/verify.ts',
        `client/src/{${engineNames.join()}}/main.ts`,
        'client/vite.config.ts',
      ],
      project: ['src/**/*.ts', 'client/**/*.ts'],
      // The games' sheet imports it, which is not looked into.
      ignoreDependencies: ['@parlour/ui'],
    },
    'apps/sandbox': { entry: ['src/main.ts', 'src/countries/write.ts'], project: ['src/**/*.ts'] },
    'apps/player': {
      entry: [
        'src/render.tsx',
        'src/early/early.ts',
        'src/service-worker/service-worker.ts',
        'src/board/main.tsx',
        // Found by their place (app/loaded-pages.ts).
        'src/pages/*/page.tsx',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/console': { project: ['src/**/*.{ts,tsx}'] },
    'packages/*': { project: ['src/**/*.ts'] },
    // The sheet's @import names it, which is not looked into.
    'packages/ui': { project: ['src/**/*.{ts,tsx}'], ignoreDependencies: ['@parlour/theme'] },
  },
} satisfies KnipConfig;
