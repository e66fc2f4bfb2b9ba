import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const url = 'postgres://sandbox@host/sandbox';

describe('readSettings', () => {
  it('HOUSE nothing set: one above the site, mail three above, its database and keys in the data folder', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8081,
      mailPort: 8083,
      keyFolder: resolve('.data/keys'),
    });
    expect(settings.databaseUrl).toMatch(/^postgres:\/\/parlour_sandbox(:\w+)?@\/sandbox\?host=/);
  });

  it('HOUSE what is given counts', () => {
    const given = { PORT: '9000', HOST: '::1', SANDBOX_DATABASE_URL: url, SANDBOX_KEYS: '/keys' };
    expect(readSettings(given)).toEqual({
      host: '::1',
      port: 9001,
      mailPort: 9003,
      databaseUrl: url,
      keyFolder: resolve('/keys'),
    });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65531, not http\.$/],
    [{ PORT: '65532' }, /^PORT must be/],
    [{ SANDBOX_DATABASE_URL: 'mysql://x' }, /^SANDBOX_DATABASE_URL must begin with postgres/],
    [{ DATABASE_URL: url }, /^DATABASE_URL is set, so SANDBOX_DATABASE_URL must be set too\.$/],
  ])('HOUSE the setting %j is refused in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
