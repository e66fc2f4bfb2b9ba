import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const given = {
  PORT: '9000',
  APP_DATABASE_URL: 'postgres://app@host/parlour',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};

test.each([
  [{ PORT: 'many' }, 'PORT cannot be used: it must be a whole number.'],
  [{ PORT: '80.5' }, 'PORT cannot be used: it must be a whole number.'],
  [{ PORT: '0' }, 'PORT cannot be used: it must be at least 1.'],
  [{ PORT: '70000' }, 'PORT cannot be used: it must be at most 65000.'],
  [{ KEEP_ALIVE_SECONDS: '0' }, 'KEEP_ALIVE_SECONDS cannot be used: it must be at least 1.'],
  [{ PUBLIC_SCHEME: 'ftp' }, 'PUBLIC_SCHEME cannot be used: it must be one of http, https.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL cannot be used: it must be one of silent, fatal, error, warn, info, debug.',
  ],
  [
    { LISTEN_DATABASE_URL: 'mysql://me:secret@x' },
    'LISTEN_DATABASE_URL cannot be used: it must begin with postgres://.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8, all' },
    'TRUSTED_PROXIES cannot be used: all is no address and no network such as 10.0.0.0/8.',
  ],
  [
    { OUTBOUND_ALLOW: 'https://a.example/path' },
    'OUTBOUND_ALLOW cannot be used: https://a.example/path is no plain origin.',
  ],
])('HOUSE what is wrong with %j is said in our words', (environment, sentence) => {
  expect(() => readConfig({ ...given, ...environment })).toThrow(new Error(sentence));
});

describe('OUTBOUND_ALLOW', () => {
  test('V5 it names origins, and mail servers with their port', () => {
    const allow = ['http://10.0.0.7', 'smtp://mail.internal:25', 'smtp://[fd00::1]:587'];
    const config = readConfig({ ...given, OUTBOUND_ALLOW: allow.join(', ') });
    expect(config.outboundAllow).toEqual(allow);
    expect(readConfig(given).outboundAllow).toEqual([]);
  });

  test('V5 beside the embedded database it is the sandbox, its mail and the studio, at their ports', () => {
    const { APP_DATABASE_URL: _, ...embedded } = given;
    expect(readConfig(embedded).outboundAllow).toEqual([
      'http://sandbox.localhost:9001',
      'smtp://sandbox.localhost:9003',
      'http://studio.localhost:9004',
    ]);
  });

  test.each(['smtp://mail.internal', 'smtp://me@mail.internal:25', 'smtp://a.example:25/x'])(
    'V5 %s is no origin',
    (text) => {
      expect(() => readConfig({ ...given, OUTBOUND_ALLOW: text })).toThrow(
        'OUTBOUND_ALLOW cannot be used',
      );
    },
  );
});
