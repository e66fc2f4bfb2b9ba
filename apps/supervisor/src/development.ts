import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SupervisedProcess } from './children/keep-running.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = [
  'apps/server/src',
  'apps/sandbox/src',
  'apps/studio/src',
  'packages/contract/src',
  'packages/database/src',
  'packages/phrases',
];
const settleMs = 150;

/** Restarts the children when a file is saved (`npm run dev`). Vite handles the site's own files. */
export function renewOnChange(children: SupervisedProcess[], signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let isPhrases = false;
  const renew = (): void => {
    if (isPhrases) compilePhrases();
    isPhrases = false;
    for (const child of children) void child.renew();
  };
  for (const source of sources) {
    watch(join(root, source), { recursive: true, signal }, (_, name) => {
      if (!/^(?!compiled).*(?<!\.test)\.(po|ts)$/.test(name ?? '')) return;
      if (name?.endsWith('.po')) isPhrases = true;
      clearTimeout(timer);
      timer = setTimeout(renew, settleMs);
    });
  }
}

/** Compiles the phrases. The compiler prints errors; the last valid texts stay in use. */
function compilePhrases(): void {
  spawnSync(process.execPath, [join(root, 'packages/phrases/src/compile.ts')], {
    stdio: 'inherit',
  });
}
