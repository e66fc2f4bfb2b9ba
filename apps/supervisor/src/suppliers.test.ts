import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '@parlour/seed/connect-demo';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from './settings.ts';
import { prepareSuppliers } from './suppliers.ts';

const prepareAt = (environment: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-suppliers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const settings = readSettings({ PORT: '9000', DATA_DIR: dataDir, ...environment });
  return { dataDir, prepared: prepareSuppliers(settings) };
};

it('R4, S3 messages go to the sandbox at the port of this start, by the accounts that its folder holds; captchas and sign-ins are there, too', async () => {
  const { dataDir, prepared } = prepareAt({});
  const { messages, proofs, ownKeys } = await prepared;
  expect(proofs).toBe('http://sandbox.localhost:9001');
  const file = readFileSync(join(dataDir, 'keys', 'messages.json'), 'utf8');
  const { sms, mail } = JSON.parse(file) as Record<'sms' | 'mail', Record<string, string>>;
  expect(messages).toEqual({
    sms: { ...sms, url: 'http://sandbox.localhost:9001/sms' },
    mail: { ...mail, host: 'sandbox.localhost', port: 9003 },
  });
  for (const text of ['http://sandbox.localhost:9001/sms', sms['authToken'], mail['password']]) {
    expect(ownKeys).toContain(fingerprint(text ?? ''));
  }
});

it('R4 a key folder that was given is left alone, and nobody is connected with it', async () => {
  const { prepared } = prepareAt({ SANDBOX_KEYS: '/elsewhere' });
  expect(await prepared).toMatchObject({ messages: null, proofs: null });
});
