// The sandbox as `npm start` runs it: a process with a database, keys and operators of its own. What it takes seconds for, takes seconds.
import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SettingTexts } from '@parlour/contract/settings';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { findFreePort } from './free-port.ts';

export type SandboxProcess = {
  origin: string;
  /** What a merchant that is this operator sets. */
  settingsOf: (operatorId: number) => SettingTexts;
  close: () => Promise<void>;
};

const script = join(import.meta.dirname, '../../../sandbox/src/main.ts');
const operatorIds = [1001, 1002, 1003, 1004];

export async function startSandboxProcess(): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-sandbox-'));
  const database = await createEmptyDatabase();
  const privateKey = writeKeys(folder);
  const port = await findFreePort();
  const child = spawn(process.execPath, [script], {
    // It lives one above the site's port.
    env: {
      PORT: String(port - 1),
      SANDBOX_DATABASE_URL: database.url,
      SANDBOX_KEYS: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await started(child);
  const origin = `http://sandbox.localhost:${port}`;
  return {
    origin,
    settingsOf: (operatorId) => ({
      'integrations.hub.url': `${origin}/hub`,
      'integrations.hub.operatorId': String(operatorId),
      'integrations.hub.privateKey': privateKey,
      'integrations.hub.launchOrigins': origin,
    }),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Gives the operators' own key. */
function writeKeys(folder: string): string {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
  const [hub, operator] = [pair(), pair()];
  // Nobody stakes here: the wallet is not to be had.
  const operators = operatorIds.map((operatorId) => ({
    operatorId,
    name: `operator ${operatorId}`,
    wallet: 'http://127.0.0.1:9',
  }));
  const files = {
    'hub.private.pem': hub.privateKey,
    'hub-operator.public.pem': operator.publicKey,
    'hub-operators.json': JSON.stringify(operators),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return operator.privateKey.trim();
}

async function started(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the sandbox ended')));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}
