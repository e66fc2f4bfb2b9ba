import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { createVendorMerchant, otherKeys, seatPlayer, send, signed } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const refused = (status: string) => ({ status: `RS_ERROR_${status}` });

describe('the signature', () => {
  test('W5 a body that was changed by one bit, or signed by another, moves nothing', async () => {
    const { merchant, bet, holds, user, token } = await seatPlayer(site);
    const say = { user, token, game_code: 'one', currency: 'USD', request_uuid: randomUUID() };
    const text = JSON.stringify({ ...say, transaction_uuid: 'b1', amount: one, round: 'r1' });
    const at = { merchant: merchant.code, path: 'transaction/bet' };
    const invalid = { ...refused('INVALID_SIGNATURE'), user: '', request_uuid: '' };
    const signatures = [
      signed(text, otherKeys.privateKey),
      signed(text.replace('100000', '100001')),
      signed(`${text} `),
      `${signed(text).slice(0, -4)}AAAA`,
      '',
      'rubbish!',
      'A'.repeat(5_000),
    ];
    for (const [turn, signature] of signatures.entries()) {
      // Each call has another address, because a sender of many has to wait.
      const sent = { ...at, text, from: `203.0.113.${turn}` };
      const reply = await send(site.app, sent, { 'x-hub88-signature': signature });
      expect(reply, signature.slice(0, 20)).toEqual(invalid);
    }
    const unsigned = await site.app.inject({
      method: 'POST',
      url: `/vendor/hub/${merchant.code}/transaction/bet`,
      payload: text,
    });
    expect(unsigned.json()).toEqual(invalid);
    expect(await holds()).toBe(money('100'));
    expect(await bet('b1', one)).toMatchObject({ status: 'RS_OK' });
  });

  test('W5 a call for one merchant is worth nothing at another with a key of its own', async () => {
    const { user, token } = await seatPlayer(site);
    const settings = { 'integrations.hub.publicKey': otherKeys.publicKey };
    const abroad = await createVendorMerchant(site, settings);
    const text = JSON.stringify({ user, token, game_code: 'one', request_uuid: 'x' });
    const at = { merchant: abroad.code, path: 'user/balance', text };
    expect(await send(site.app, at)).toMatchObject(refused('INVALID_SIGNATURE'));
  });

  test('W5 an integration or merchant that is not set up is no partner', async () => {
    const { merchant } = await seatPlayer(site);
    const ask = async (url: string) =>
      (await site.app.inject({ method: 'POST', url, payload: '{}' })).json<object>();
    const bare = await createVendorMerchant(site, { 'integrations.hub.publicKey': 'none' });
    for (const [integration, code] of [
      ['nobody', merchant.code],
      ['hub', 'nobody'],
      ['hub', bare.code],
      ['__proto__', merchant.code],
    ]) {
      const reply = await ask(`/vendor/${integration}/${code}/user/info`);
      expect(reply).toMatchObject(refused('INVALID_PARTNER'));
    }
  });

  test('W5 a key that cannot be one refuses all calls instead of failing', async () => {
    const { publicKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const broken = '-----BEGIN PUBLIC KEY-----\nMIIE\n-----END PUBLIC KEY-----';
    for (const key of [publicKey.trim(), broken]) {
      const { code } = await createVendorMerchant(site, { 'integrations.hub.publicKey': key });
      const reply = await send(site.app, { merchant: code, path: 'user/info', text: '{}' });
      expect(reply).toMatchObject(refused('INVALID_SIGNATURE'));
    }
  });
});

describe('the form of a call', () => {
  const cases: [string, unknown, string][] = [
    ['no JSON', '{"user":', 'WRONG_SYNTAX'],
    ['no object', '[]', 'WRONG_SYNTAX'],
    ['nothing', 'null', 'WRONG_SYNTAX'],
    ['a missing amount', { amount: undefined }, 'WRONG_SYNTAX'],
    ['a missing user', { user: undefined }, 'WRONG_SYNTAX'],
    ['an amount in text', { amount: '100000' }, 'WRONG_TYPES'],
    ['half a unit', { amount: 0.5 }, 'WRONG_TYPES'],
    ['less than nothing', { amount: -1 }, 'WRONG_TYPES'],
    ['more than anybody has', { amount: 1e300 }, 'WRONG_TYPES'],
    ['a user that is a number', { user: 12345 }, 'WRONG_TYPES'],
    ['a round that is an object', { round: {} }, 'WRONG_TYPES'],
    ['a flag in text', { is_free: 'true' }, 'WRONG_TYPES'],
    ['no token', { token: null }, 'WRONG_TYPES'],
    ['an id with a space', { transaction_uuid: 'void b1' }, 'WRONG_SYNTAX'],
    ['an id that is too long', { transaction_uuid: 'x'.repeat(101) }, 'WRONG_SYNTAX'],
    ['a NUL', { round: 'a\0b' }, 'WRONG_SYNTAX'],
    ['half a letter', { round: '\ud800' }, 'WRONG_SYNTAX'],
    ['a name that is too short', { user: 'ab' }, 'WRONG_SYNTAX'],
  ];

  test.each(cases)('W5 %s gets a verdict and moves nothing', async (_, over, status) => {
    const { merchant, user, token, holds } = await seatPlayer(site);
    const usual = { user, token, game_code: 'one', currency: 'USD', request_uuid: 'r' };
    const body = {
      ...usual,
      transaction_uuid: 'b1',
      amount: one,
      round: 'r1',
      ...(over as object),
    };
    const text = typeof over === 'string' ? over : JSON.stringify(body);
    const at = { merchant: merchant.code, path: 'transaction/bet', text };
    expect(await send(site.app, at)).toMatchObject(refused(status));
    expect(await holds()).toBe(money('100'));
  });

  test('W5 what it does not know, and any type of content, is no mistake', async () => {
    const { bet, ask } = await seatPlayer(site);
    const more = { meta: { amount: 'x', deep: [[[]]] }, is_aggregated: null, bet: 'red', x: 1 };
    expect(await bet('b1', one, more)).toMatchObject({ status: 'RS_OK' });
    const plain = { 'content-type': 'text/plain', origin: 'https://elsewhere.test', merchant: 'x' };
    expect(await ask('user/balance', {}, plain)).toMatchObject({ status: 'RS_OK' });
  });

  test('V1 more than 64 KB is refused unread, and other paths are no calls', async () => {
    const { merchant, holds } = await seatPlayer(site);
    const big = `{"x":"${'x'.repeat(66_000)}"}`;
    const at = { merchant: merchant.code, path: 'transaction/bet', text: big };
    expect(await send(site.app, at)).toMatchObject(refused('WRONG_SYNTAX'));
    for (const path of ['user/all', 'transaction/bet/x', '']) {
      const url = `/vendor/hub/${merchant.code}/${path}`;
      expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404);
      expect((await site.app.inject({ url })).statusCode).toBe(404);
    }
    expect(await holds()).toBe(money('100'));
  });

  test('V1 whatever is signed and sent, the answer is HTTP 200 with a verdict, and nobody wins', async () => {
    const { merchant, user, token, holds } = await seatPlayer(site);
    const names = ['user', 'token', 'game_code', 'transaction_uuid', 'amount', 'round', 'currency'];
    const likely = { user, token, game_code: 'one', currency: 'USD', request_uuid: 'r' };
    const body = fc
      .dictionary(fc.constantFrom(...names, '__proto__', 'meta'), fc.jsonValue({ maxDepth: 3 }))
      .map((over) => JSON.stringify({ ...likely, ...over }));
    const path = fc.constantFrom('user/info', 'user/balance', 'transaction/bet', 'transaction/win');
    await fc.assert(
      fc.asyncProperty(path, fc.oneof(body, fc.json()), async (to, text) => {
        const reply = await send(site.app, { merchant: merchant.code, path: to, text });
        expect(reply.status).toMatch(/^RS_(OK|ERROR_[A-Z_]+)$/);
      }),
      { numRuns: Math.ceil(150 * inject('propertyShare')) },
    );
    expect((await holds()) ?? 0n).toBeLessThanOrEqual(money('100'));
    expect(site.logged()).not.toContain('"msg":"fault"');
  });
});

describe('user/info and user/balance', () => {
  test('W5 they echo the names and tell what the protocol wants', async () => {
    const { ask, user } = await seatPlayer(site, { balance: '12.34567' });
    const request_uuid = randomUUID();
    expect(await ask('user/info', { request_uuid })).toEqual({
      user,
      status: 'RS_OK',
      request_uuid,
      country: 'XX',
      registration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(await ask('user/balance', { request_uuid })).toEqual({
      user,
      status: 'RS_OK',
      request_uuid,
      balance: 1_234_567,
      currency: 'USD',
    });
    const nobody = { user: 'a'.repeat(32) };
    expect(await ask('user/info', nobody)).toMatchObject(refused('UNKNOWN'));
    expect(await ask('user/balance', nobody)).toMatchObject(refused('INVALID_TOKEN'));
    expect(await ask('user/balance', { game_code: 'x' })).toMatchObject(refused('INVALID_GAME'));
  });

  test('S3 no token and no body reaches the log', async () => {
    const { ask, token, bet } = await seatPlayer(site);
    await ask('user/balance');
    await bet('b1', one);
    await bet('b1', 2 * one);
    expect(site.logged()).not.toContain(token);
    expect(site.logged()).not.toContain('request_uuid');
  });
});
