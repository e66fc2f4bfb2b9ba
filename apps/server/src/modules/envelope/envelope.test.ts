import { createPublicKey, randomBytes } from 'node:crypto';
import { envelopeKey, rsaKey } from '@parlour/contract/envelope/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { sealModern } from '@parlour/wire/modern/seal-modern';
import { drawBytes } from '@parlour/wire/sealed-call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askKey, askModulus, loginText, postLogin, sealFor } from '../../testing/sealed-login.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { keepExpiredRemoved } from '../../expiry.ts';
import { keepEnvelopeKeys } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-21T12:00:00Z');

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Starts a merchant on a separate process, whose clock the test can move. */
async function newPlace() {
  const own = await startTestSite({}, site);
  const { code: merchantCode, host } = await createMerchant(site.urls.ownerUrl);
  const member = await createMember(site.urls.ownerUrl, merchantCode);
  await Promise.all([own.merchants.reload(), site.merchants.reload()]);
  const place = { app: own.app, host, merchantCode };
  return { own, place, elsewhere: { ...place, app: site.app }, text: loginText(member) };
}

describe('GET /wps/session/key/rsa', () => {
  test('NET-05 the modulus of a key of 1024 bit is answered as plain text, which nobody keeps', async () => {
    const { own, place } = await newPlace();
    const url = `${rsaKey.path}?_=1763726400000`;
    const reply = await own.app.inject({ url, headers: { host: place.host } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toMatch(/^[89a-f][0-9a-f]{255}$/);
    await own.close();
  });

  test('NET-05 it changes every hour, and what was sealed under the last one is good for an hour more', async () => {
    const { own, place, text } = await newPlace();
    const first = await askModulus(place);
    const [held, late] = [
      await sealFor(place, 'legacy', { text }),
      await sealFor(place, 'legacy', { text }),
    ];
    own.pass(hour - 1);
    expect(await askModulus(place)).toBe(first);
    own.pass(1);
    expect(await askModulus(place)).not.toBe(first);
    own.pass(hour - 1);
    expect(await postLogin(place, held)).toMatchObject({ success: true });
    own.pass(1);
    expect(await postLogin(place, late)).toMatchObject({ errorCode: 'envelope_refused' });
    await own.close();
  });
});

describe('GET /wps/session/key/envelope', () => {
  test('NET-06 the public half is answered with its end and the server’s time, and may be kept for ten minutes', async () => {
    const { own, place } = await newPlace();
    const headers = { host: place.host };
    const reply = await own.app.inject({ url: envelopeKey.path, headers });
    expect(reply.headers['cache-control']).toBe('public, max-age=600');
    const { success, value } = reply.json<{ success: boolean; value: object }>();
    expect(success).toBe(true);
    expect(value).toEqual({
      keyId: expect.stringMatching(/^[\w-]{16}$/),
      publicKey: {
        kty: 'RSA',
        n: expect.stringMatching(/^[\w-]{342}$/),
        e: 'AQAB',
        alg: 'RSA-OAEP-256',
        use: 'enc',
      },
      notAfter: Date.parse('2026-11-22T01:00:00Z'),
      serverTime: noon,
    });
    await own.close();
  });

  test('NET-06 it turns daily, and what was sealed under the last one is good for an hour more', async () => {
    const { own, place, text } = await newPlace();
    const first = await askKey(place);
    own.pass(12 * hour - 1);
    expect((await askKey(place)).keyId).toBe(first.keyId);
    own.pass(1);
    const next = await askKey(place);
    expect(next.keyId).not.toBe(first.keyId);
    expect(next.serverTime).toBe(noon + 12 * hour);
    const sealAt = async (timestamp: number) => {
      const to = { method: 'POST', path: '/wps/session/login', merchantCode: place.merchantCode };
      const { headers, body } = await sealModern(text, { ...to, timestamp, key: first }, drawBytes);
      return { headers, body: JSON.parse(body) as object };
    };
    own.pass(hour - 1);
    expect(await postLogin(place, await sealAt(first.notAfter))).toMatchObject({ success: true });
    own.pass(1);
    expect(await postLogin(place, await sealAt(first.notAfter))).toMatchObject({
      errorCode: 'envelope_refused',
    });
    await own.close();
  });

  test('NET-06 a nonce that is shorter opens nothing, however well it was sealed with', async () => {
    const { own, place, text } = await newPlace();
    const { app: _app, host: _host, ...at } = place;
    const key = await askKey(place);
    const to = { ...at, method: 'POST', path: '/wps/session/login', timestamp: noon, key };
    const sendWith = async (nonceBytes: number) => {
      const draw = (count: number) => drawBytes(count === 16 ? nonceBytes : count);
      const { headers, body } = await sealModern(text, to, draw);
      return postLogin(place, { headers, body: JSON.parse(body) as object });
    };
    expect(await sendWith(15)).toMatchObject({ errorCode: 'envelope_refused' });
    expect(await sendWith(16)).toMatchObject({ success: true });
    await own.close();
  });
});

describe('what is over', () => {
  test('NET-05, NET-06 keys go when they open nothing any more, marks when what they are of does not', async () => {
    const { own, place, text } = await newPlace();
    for (const envelope of ['legacy', 'modern'] as const) {
      await postLogin(place, await sealFor(place, envelope, { text }));
    }
    const countAfter = async (passed: number) => {
      const clock = () => new Date(noon + passed);
      const { database, merchants, modules } = own;
      await keepExpiredRemoved({ database, merchants, clock }, modules).run(
        new AbortController().signal,
      );
      const [counted] = await database.transaction(place.merchantCode, (tx) =>
        runStatement(
          tx,
          `select (select count(*)::int from envelope_key) as keys,
                  (select count(*)::int from envelope_mark) as marks`,
        ),
      );
      return counted;
    };
    // Each is removed an hour after it expires, because the clocks of processes differ.
    expect(await countAfter(hour + 10 * minute)).toEqual({ keys: 2, marks: 2 });
    expect(await countAfter(hour + 10 * minute + 1)).toEqual({ keys: 2, marks: 1 });
    expect(await countAfter(3 * hour)).toEqual({ keys: 2, marks: 1 });
    expect(await countAfter(3 * hour + 1)).toEqual({ keys: 1, marks: 0 });
    expect(await countAfter(14 * hour + 1)).toEqual({ keys: 0, marks: 0 });
    await own.close();
  });
});

describe('the keys', () => {
  test('NET-05, NET-06 are the same in all processes, also where these ask at once', async () => {
    const { own, place, elsewhere, text } = await newPlace();
    const moduli = await Promise.all([place, elsewhere, place, elsewhere].map(askModulus));
    expect(new Set(moduli).size).toBe(1);
    const keys = await Promise.all([place, elsewhere, place, elsewhere].map(askKey));
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1);
    for (const envelope of ['legacy', 'modern'] as const) {
      const sent = await sealFor(place, envelope, { text });
      expect(await postLogin(elsewhere, sent)).toMatchObject({ success: true });
    }
    await own.close();
  });

  test('T1 are each merchant’s own', async () => {
    const [one, other] = [await newPlace(), await newPlace()];
    expect(await askModulus(one.place)).not.toBe(await askModulus(other.place));
    expect((await askKey(one.place)).keyId).not.toBe((await askKey(other.place)).keyId);
    await Promise.all([one.own.close(), other.own.close()]);
  });

  test('NET-06 lie in the database sealed', async () => {
    const { own, place } = await newPlace();
    await askModulus(place);
    const { publicKey } = await askKey(place);
    expect(createPublicKey({ key: publicKey, format: 'jwk' }).asymmetricKeyType).toBe('rsa');
    const rows = await own.database.transaction(place.merchantCode, (tx) =>
      runStatement<{ sealed_key: Buffer }>(tx, 'select sealed_key from envelope_key'),
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.sealed_key.toString('latin1')).not.toContain('PRIVATE');
    await own.close();
  });

  test('NET-06 that were sealed with a SECRET_KEY of before give way to new ones', async () => {
    const { own, place } = await newPlace();
    const { merchantCode } = place;
    const before = await askKey(place);
    const deps = { database: own.database, clock: () => new Date(noon) };
    const renewed = keepEnvelopeKeys({ ...deps, secretKey: randomBytes(32) });
    const name = { envelope: 'modern', keyId: before.keyId } as const;
    expect(await renewed.find(merchantCode, name)).toBeNull();
    const after = await renewed.current(merchantCode, 'modern');
    expect(after.keyId).not.toBe(before.keyId);
    expect(await renewed.find(merchantCode, after)).not.toBeNull();
    await own.close();
  });

  test('NET-05 one of the one envelope is none of the other', async () => {
    const { own, place } = await newPlace();
    const keys = keepEnvelopeKeys({
      database: own.database,
      secretKey: Buffer.alloc(32, 7),
      clock: () => new Date(noon),
    });
    const { keyId } = await keys.current(place.merchantCode, 'modern');
    expect(await keys.find(place.merchantCode, { envelope: 'legacy', keyId })).toBeNull();
    await own.close();
  });
});
