// A game supplier as `npm start` runs it, the sandbox's hub or our studio: a process with its own database, keys and operators.
import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredSettings } from '@parlour/contract/settings.schema';
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { claimPorts } from '@parlour/edge/testing/claim-ports';

export type SupplierProcess = {
  origin: string;
  /** The settings of the merchant that is this operator. */
  settingsOf: (operatorId: number) => StoredSettings;
  close: () => Promise<void>;
};

/** The two suppliers. `above` is the distance of its port from the site's; `path` is the path of its operator API. */
const suppliers = {
  sandbox: {
    program: join(import.meta.dirname, '../../../sandbox/src/main.ts'),
    above: 1,
    integration: 'hub',
    path: '/hub',
  },
  studio: {
    program: join(import.meta.dirname, '../../../studio/src/main.ts'),
    above: 4,
    integration: 'studio',
    path: '',
  },
};
const operatorIds = [1001, 1002, 1003, 1004];

export async function startSupplier(app: keyof typeof suppliers): Promise<SupplierProcess> {
  const { program, above, integration, path } = suppliers[app];
  const folder = mkdtempSync(join(tmpdir(), `parlour-${app}-`));
  const database = await createEmptyDatabase();
  const privateKey = writeKeys(folder, integration);
  const ports = await claimPorts();
  const port = ports.first + above;
  const variable = app.toUpperCase();
  const child = spawn(process.execPath, [program], {
    env: {
      PORT: String(ports.first),
      [`${variable}_DATABASE_URL`]: database.url,
      [`${variable}_KEYS`]: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await started(child);
  const origin = `http://${app}.localhost:${port}`;
  return {
    origin,
    settingsOf: (operatorId) => ({
      [`integrations.${integration}.url`]: `${origin}${path}`,
      [`integrations.${integration}.operatorId`]: String(operatorId),
      [`integrations.${integration}.privateKey`]: privateKey,
      [`integrations.${integration}.launchOrigins`]: origin,
      [`integrations.${integration}.meta`]: 'on',
    }),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await ports.release();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes the key folder. Returns the operators' private key. */
function writeKeys(folder: string, integration: string): string {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
  const [own, operator] = [pair(), pair()];
  // The tests place no stakes, so no wallet listens at this address.
  const operators = operatorIds.map((operatorId) => ({
    operatorId,
    wallet: 'http://127.0.0.1:9',
  }));
  const files = {
    [`${integration}.private.pem`]: own.privateKey,
    [`${integration}-operator.public.pem`]: operator.publicKey,
    [`${integration}-operators.json`]: JSON.stringify(operators),
    // Accounts of the sandbox's SMS and mail services.
    'messages.json': JSON.stringify({
      sms: { accountSid: 'AC0', authToken: 'token' },
      mail: { user: 'parlour', password: 'password' },
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return operator.privateKey.trim();
}

async function started(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the supplier ended')));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
}
