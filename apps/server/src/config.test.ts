import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const given = {
  PORT: '9000',
  APP_DATABASE_URL: 'postgres://app@host/parlour',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};

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
