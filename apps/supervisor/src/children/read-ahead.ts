// Fills Node's cache of compiled TypeScript (NODE_COMPILE_CACHE). A process that compiles holds the compiler, 28 MB, as long as it lives. So on a first start a short-lived process compiles, while the database is being created.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { frugalFlags } from '../frugal.mjs';

/** Compiles the programs if the cache does not exist. Errors are ignored, because the start of the programs reports them. */
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
