import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kept } from './children/keep-running.ts';

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

/** `npm run dev`: a saved file gives a fresh server; the site's own files are Vite's affair. */
export function renewOnChange(children: Kept[], signal: AbortSignal): void {
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

/** The compiler prints what is wrong with a text; the last good texts stay in use. */
function compilePhrases(): void {
  spawnSync(process.execPath, [join(root, 'packages/phrases/src/compile.ts')], {
    stdio: 'inherit',
  });
}
