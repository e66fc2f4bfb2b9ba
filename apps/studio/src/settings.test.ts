import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const url = 'postgres://studio@host/studio';

describe('readSettings', () => {
  it('HOUSE nothing set: four above the site, its database and keys in the data folder', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8084,
      origin: 'http://studio.localhost:8084',
      keyFolder: resolve('.data/keys'),
      lotteryPeriod: 60,
      trustedProxies: [],
      keepAliveSeconds: 650,
    });
    expect(settings.databaseUrl).toMatch(/^postgres:\/\/parlour_studio(:\w+)?@\/studio\?host=/);
  });

  it('HOUSE what is given counts', () => {
    const given = {
      PORT: '9000',
      HOST: '::1',
      STUDIO_ORIGIN: 'https://games.example',
      STUDIO_DATABASE_URL: url,
      STUDIO_KEYS: '/keys',
      LOTTERY_PERIOD: '20',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      KEEP_ALIVE_SECONDS: '4000',
    };
    expect(readSettings(given)).toEqual({
      host: '::1',
      port: 9004,
      origin: 'https://games.example',
      databaseUrl: url,
      keyFolder: resolve('/keys'),
      lotteryPeriod: 20,
      trustedProxies: ['10.0.0.0/8', '::1'],
      keepAliveSeconds: 4_000,
    });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number from 1 to 65531, not http\.$/],
    [{ PORT: '65532' }, /^PORT must be/],
    [{ STUDIO_ORIGIN: 'games.example' }, /^STUDIO_ORIGIN must be like/],
    [{ STUDIO_ORIGIN: 'https://games.example/play' }, /^STUDIO_ORIGIN must be like/],
    [{ LOTTERY_PERIOD: '7' }, /^LOTTERY_PERIOD must be/],
    [{ TRUSTED_PROXIES: 'everybody' }, /^TRUSTED_PROXIES must be addresses/],
    [
      { KEEP_ALIVE_SECONDS: '0' },
      /^KEEP_ALIVE_SECONDS must be a whole number from 1 to 86400, not 0\.$/,
    ],
    [{ LOTTERY_PERIOD: '61' }, /^LOTTERY_PERIOD must be/],
    [{ STUDIO_DATABASE_URL: 'mysql://x' }, /^STUDIO_DATABASE_URL must begin with postgres/],
    [{ DATABASE_URL: url }, /^DATABASE_URL is set, so STUDIO_DATABASE_URL must be set too\.$/],
  ])('HOUSE the setting %j is refused in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
