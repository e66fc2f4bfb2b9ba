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
  it('HOUSE nothing set gives the embedded database, a sandbox and a studio on this machine only', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      givenDatabase: null,
      sandbox: { keys: null },
      studio: { keys: null, origin: null },
      isProduction: false,
    });
  });

  it('HOUSE with a given database sandbox and studio want one each too', () => {
    expect(readSettings(given)).toMatchObject({ sandbox: null, studio: null });
    const url = 'postgres://sandbox@host/sandbox';
    expect(readSettings({ ...given, SANDBOX_DATABASE_URL: url })).toMatchObject({
      sandbox: { passed: { SANDBOX_DATABASE_URL: url } },
      studio: null,
    });
    const ofStudio = {
      STUDIO_DATABASE_URL: 'postgres://studio@host/studio',
      STUDIO_ORIGIN: 'https://games.example',
      LOTTERY_PERIOD: '5',
    };
    expect(readSettings({ ...given, ...ofStudio, STUDIO_KEYS: 'keys' })).toMatchObject({
      sandbox: null,
      studio: { keys: resolve('keys'), origin: 'https://games.example', passed: ofStudio },
    });
  });

  it('T2 the addresses of the owner and of staff are not among what is passed to children, nor is anything that they do not name', () => {
    const {
      passedToServer,
      sandbox,
      studio,
      console: office,
    } = readSettings({
      ...given,
      SANDBOX_DATABASE_URL: 'postgres://a@host/a',
      STUDIO_DATABASE_URL: 'postgres://b@host/b',
      STAFF_DATABASE_URL: 'postgres://staff@host/parlour',
      PGPASSWORD: 'secret',
      LOG_LEVEL: 'warn',
      PATH: '/bin',
    });
    expect(passedToServer).toEqual({ LOG_LEVEL: 'warn', PATH: '/bin' });
    expect(sandbox?.passed).toEqual({ SANDBOX_DATABASE_URL: 'postgres://a@host/a', PATH: '/bin' });
    expect(studio?.passed).toEqual({ STUDIO_DATABASE_URL: 'postgres://b@host/b', PATH: '/bin' });
    expect(office?.passed).toEqual({ LOG_LEVEL: 'warn', PATH: '/bin' });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65531, not http\.$/],
    [{ PORT: '65532' }, /^PORT must be/],
    [
      { STUDIO_ORIGIN: 'https://games.example/play' },
      /^STUDIO_ORIGIN must be like https:\S+, not https:\S+\.$/,
    ],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV must be one of .*, not prod\.$/],
    [{ DATABASE_URL: given.DATABASE_URL }, /^Set DATABASE_URL and APP_DATABASE_URL, or neither/],
    [{ ...given, APP_DATABASE_URL: 'mysql://x' }, /^APP_DATABASE_URL must begin with postgres:/],
    [{ ...given, SECRET_KEY: '' }, /^DATABASE_URL is set, so SECRET_KEY must be set too\.$/],
  ])('HOUSE the setting %j is refused in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(StartFailure);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
