// Verification of tokens, with a service that signs what the test wants (A11, IDP-02).
import { generateKeyPairSync } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOutbound } from '../outbound.ts';
import { createFirebase } from './firebase.ts';
import type { VerifyIdentity } from './identity.ts';
import { startIdentityService, type IdentityService } from './testing/identity-service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
let service: IdentityService;
let verify: VerifyIdentity;
beforeAll(async () => {
  service = await startIdentityService(() => now);
});
afterAll(() => service.close());
beforeEach(() => {
  now = start;
  service.setAnswer(null);
  verify = createFirebase({ outbound: openOutbound({ allow: [service.origin] }), waitMs: 1_000 });
});
const project = (projectId = 'lumen-test') => ({ projectId, keysUrl: service.keysUrl });
const judge = (token: string) => verify(project(), token, new Date(now));
const refused = (why: string) => ({ trouble: 'refused', why });

test('IDP-02 a genuine token says whose it is, by which way, and when its owner signed in', async () => {
  const claims = service.claims({ sub: 'abc', phone_number: '+639170000001', name: 'Anna' });
  expect(await judge(await service.sign(claims))).toEqual({
    claims: {
      issuer: 'https://securetoken.google.com/lumen-test',
      subject: 'abc',
      provider: 'google.com',
      email: 'anna@mail.example',
      isEmailProven: false,
      name: 'Anna',
      phoneNumber: '+639170000001',
      authenticatedAt: new Date(start - 5_000),
      expiresAt: new Date(start + 3_600_000),
    },
  });
});

describe('a forged token', () => {
  test('A11 one that is not signed, or signed with the public key as a secret, is refused', async () => {
    const claims = service.claims();
    expect(await judge(service.leaveUnsigned(claims))).toEqual(refused('ERR_JOSE_ALG_NOT_ALLOWED'));
    expect(await judge(service.signByPublicKey(claims))).toEqual(
      refused('ERR_JOSE_ALG_NOT_ALLOWED'),
    );
  });
  test('A11 one by another algorithm of the same key is refused', async () => {
    const token = await service.sign(service.claims(), { alg: 'PS256' });
    expect(await judge(token)).toEqual(refused('ERR_JOSE_ALG_NOT_ALLOWED'));
  });
  test('A11 one by a stranger’s key under the name of the right one is refused', async () => {
    const token = await service.signByStranger(service.claims());
    expect(await judge(token)).toEqual(refused('ERR_JWS_SIGNATURE_VERIFICATION_FAILED'));
  });
  test('A11 one whose key has no name, or a name that nobody knows, is refused', async () => {
    const claims = service.claims();
    expect(await judge(await service.sign(claims, { kid: undefined }))).toEqual(refused('no kid'));
    expect(await judge(await service.sign(claims, { kid: 'key-9' }))).toEqual(
      refused('kid unknown'),
    );
  });
  test('A11 one whose claims were changed after it was signed is refused', async () => {
    const [head, , signature] = (await service.sign(service.claims())).split('.');
    const claims = Buffer.from(JSON.stringify(service.claims({ sub: 'victim' })));
    expect(await judge([head, claims.toString('base64url'), signature].join('.'))).toEqual(
      refused('ERR_JWS_SIGNATURE_VERIFICATION_FAILED'),
    );
  });
  test.each([
    [
      'another project’s',
      { iss: 'https://securetoken.google.com/other', aud: 'other' },
      'claim iss',
    ],
    ['one of another issuer', { iss: 'https://accounts.google.com' }, 'claim iss'],
    ['one for another audience', { aud: 'other' }, 'claim aud'],
    ['one that has expired', { exp: start / 1_000 }, 'claim exp'],
    ['one without an end', { exp: undefined }, 'claim exp'],
    ['one without a subject', { sub: undefined }, 'claim sub'],
    ['one with an empty subject', { sub: '' }, 'claim sub'],
    ['one whose subject holds a NUL', { sub: 'a\0b' }, 'claim sub'],
    ['one whose name holds a NUL', { name: 'a\0b' }, 'claim name'],
    ['one whose owner never signed in', { auth_time: undefined }, 'claim auth_time'],
    ['one whose owner signs in tomorrow', { auth_time: start / 1_000 + 86_400 }, 'claim auth_time'],
    ['one that is made tomorrow', { iat: start / 1_000 + 86_400 }, 'claim iat'],
    ['one that does not say by which way', { firebase: undefined }, 'claim firebase'],
    ['one with a number that is none', { phone_number: '12' }, 'claim phone_number'],
  ])('A11 %s is refused', async (_what, changed, why) => {
    const claims = { ...service.claims(), ...changed };
    expect(await judge(await service.sign(claims as JWTPayload))).toEqual(refused(why));
  });
  test.each(['', 'x', 'a.b.c', 'x'.repeat(9_000)])('A11 %.10s is no token', async (token) => {
    expect(await judge(token)).toMatchObject({ trouble: 'refused' });
  });
  test('A11 a token of one project is of no use at another that has the same keys', async () => {
    const token = await service.sign(service.claims());
    expect(await verify(project('marigold-test'), token, new Date(now))).toEqual(
      refused('claim iss'),
    );
  });
});

describe('the keys', () => {
  test('IDP-02 they are fetched once for as long as they say', async () => {
    const before = service.keyCalls();
    for (const _each of [1, 2, 3]) await judge(await service.sign(service.claims()));
    expect(service.keyCalls() - before).toBe(1);
    now += 3_600_001;
    await judge(await service.sign(service.claims()));
    expect(service.keyCalls() - before).toBe(2);
  });
  test('IDP-02 a new one is looked for, but not by everybody who makes up a name', async () => {
    await judge(await service.sign(service.claims()));
    await service.turnKey();
    const before = service.keyCalls();
    now += 30_000;
    expect(await judge(await service.sign(service.claims()))).toEqual(refused('kid unknown'));
    expect(service.keyCalls() - before).toBe(0);
    now += 31_000;
    expect(await judge(await service.sign(service.claims()))).toHaveProperty('claims');
    expect(service.keyCalls() - before).toBe(1);
  });
  test.each([
    ['answers 500', { status: 500 }],
    ['answers no JSON', { text: '<html>' }],
    ['has no key', { text: '{"keys":[]}' }],
    ['answers more than anybody reads', { text: 'x'.repeat(70_000) }],
  ])('R4 a service that %s leaves a token without a verdict', async (_what, answer) => {
    service.setAnswer(answer);
    expect(await judge(await service.sign(service.claims()))).toEqual({
      trouble: 'unavailable',
      why: 'keys cannot be fetched',
    });
  });
  test('R4 keys of before count for six hours while the service is away', async () => {
    await judge(await service.sign(service.claims()));
    service.setAnswer({ status: 503 });
    now += 2 * 3_600_000;
    expect(await judge(await service.sign(service.claims()))).toHaveProperty('claims');
    now += 6 * 3_600_000;
    expect(await judge(await service.sign(service.claims()))).toMatchObject({
      trouble: 'unavailable',
    });
  });
  test('V5 an address that may not be called is not called', async () => {
    const before = service.keyCalls();
    const strict = createFirebase({ outbound: openOutbound({ allow: [] }) });
    const token = await service.sign(service.claims());
    expect(await strict(project(), token, new Date(now))).toMatchObject({ trouble: 'unavailable' });
    expect(service.keyCalls()).toBe(before);
  });
  test('A11 a key that is not RSA is none of ours', async () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1' };
    service.setAnswer({ text: JSON.stringify({ keys: [jwk] }) });
    expect(await judge(await service.sign(service.claims()))).toMatchObject({
      trouble: 'unavailable',
    });
  });
});
