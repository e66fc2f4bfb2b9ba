import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartFailure } from '@parlour/database/start-failure';
import { readSettings } from './settings.ts';

const given = {
  DATABASE_URL: 'postgres://owner@host/parlour',
  APP_DATABASE_URL: 'postgres://app@host/parlour',
  SECRET_KEY: 'key',
};

describe('readSettings', () => {
  it('HOUSE nothing set gives the embedded database and a sandbox on this machine only', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      givenDatabase: null,
      withSandbox: true,
      isProduction: false,
    });
  });

  it('HOUSE with a given database the sandbox wants one too', () => {
    expect(readSettings(given).withSandbox).toBe(false);
    const url = 'postgres://sandbox@host/sandbox';
    expect(readSettings({ ...given, SANDBOX_DATABASE_URL: url })).toMatchObject({
      withSandbox: true,
      passedToSandbox: { SANDBOX_DATABASE_URL: url },
    });
  });

  it('T2 the owner’s address is handed to no child, nor is anything it does not name', () => {
    const { passedToServer, passedToSandbox } = readSettings({
      ...given,
      PGPASSWORD: 'secret',
      REDIS_URL: 'redis://host',
      PATH: '/bin',
    });
    expect(passedToServer).toEqual({ REDIS_URL: 'redis://host', PATH: '/bin' });
    expect(passedToSandbox).toEqual({ PATH: '/bin' });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65531, not http\.$/],
    [{ PORT: '65532' }, /^PORT must be/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV must be one of .*, not prod\.$/],
    [{ DATABASE_URL: given.DATABASE_URL }, /^Set DATABASE_URL and APP_DATABASE_URL, or neither/],
    [{ ...given, APP_DATABASE_URL: 'mysql://x' }, /^APP_DATABASE_URL must begin with postgres:/],
    [{ ...given, SECRET_KEY: '' }, /^DATABASE_URL is set, so SECRET_KEY must be set too\.$/],
  ])('HOUSE the setting %j is refused in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(StartFailure);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
