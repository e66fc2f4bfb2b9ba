// The output of a supplier's process that is started alone while something is missing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyPair, pem } from './operator.ts';

type ProcessOutput = { status: number | null; text: string };

/** Starts it three times. `script` is its `main.ts`, `name` the prefix of its key files, `others` further files of the folder. */
export function startAlone(
  script: string,
  name: string,
  others: Record<string, string> = {},
): { withoutKeys: ProcessOutput; withBadOperators: ProcessOutput; withoutDatabase: ProcessOutput } {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-alone-'));
  const put = (file: string, text: string): void =>
    writeFileSync(join(dataDir, 'keys', `${name}${file}`), text);
  const start = (): ProcessOutput => {
    const env = { DATA_DIR: dataDir };
    const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
    return { status, text: stderr };
  };
  try {
    mkdirSync(join(dataDir, 'keys'));
    const withoutKeys = start();
    for (const [file, text] of Object.entries(others)) {
      writeFileSync(join(dataDir, 'keys', file), text);
    }
    const { privateKey, publicKey } = makeKeyPair();
    put('.private.pem', pem(privateKey, 'pkcs8'));
    put('-operator.public.pem', pem(publicKey, 'spki'));
    put('-operators.json', '{');
    const withBadOperators = start();
    put('-operators.json', '[]');
    return { withoutKeys, withBadOperators, withoutDatabase: start() };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
