// What Node makes of our TypeScript is kept (NODE_COMPILE_CACHE). Who makes it holds the compiler in memory for as long as it lives, 28 MB: on a first start that is a process that ends at once, while the database is being made.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { frugalFlags } from '../frugal.mjs';

/** Reads the programs where nothing was kept yet. Whatever keeps it from that is told by the start itself. */
export async function readAhead(scripts: string[], kept: string, signal: AbortSignal) {
  if (existsSync(kept)) return;
  await Promise.all(scripts.map((script) => read(script, kept, signal)));
}

async function read(script: string, kept: string, signal: AbortSignal): Promise<void> {
  const program = `await import(${JSON.stringify(pathToFileURL(script).href)}); process.exit();`;
  const reader = spawn(
    process.execPath,
    [...frugalFlags, '--input-type=module', '--eval', program],
    {
      env: { NODE_COMPILE_CACHE: kept },
      stdio: 'ignore',
      signal,
    },
  );
  await once(reader, 'close').catch(() => undefined);
}
