import { randomUUID } from 'node:crypto';
import { memberInfo } from '@parlour/contract/member/calls';
import { signIn } from '@parlour/contract/login/calls';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyLoginOptions,
  removePasskey,
} from '@parlour/contract/passkey/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { addHost } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInOptions } from '../../testing/signing-in.ts';
import { makePasskey } from '../../testing/soft-authenticator.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Visitor } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

type Passkey = ReturnType<typeof makePasskey>;

async function openPlace({ settings, traits }: SignInOptions = {}) {
  const place = await openSigningIn(
    { site, mailbox },
    { settings: { passkeys: 'on', ...settings }, ...(traits && { traits }) },
  );
  const { merchant, visitor, elsewhere } = place;
  const origin = `http://${merchant.host}`;
  const at = { origin, rpId: merchant.host };
  await place.logIn();
  const begin = async (by: Visitor = visitor) => (await by.call(beginPasskey)).value;
  const enrol = async (passkey: Passkey = makePasskey(), over: object = {}, by = visitor) => {
    const { challenge, user } = (await begin(by)) as { challenge: string; user: { id: string } };
    const made = passkey.register({ ...at, challenge, userHandle: user.id, ...over });
    return { passkey, made, reply: await by.call(addPasskey, made) };
  };
  const ask = async (loginDeviceId: string, by: Visitor = elsewhere()) =>
    String((await by.call(passkeyLoginOptions, { loginDeviceId })).value['challenge']);
  /** Logs in from another browser, without a username. */
  const logInWith = async (
    passkey: Passkey,
    over: object = {},
    { by = elsewhere(), from = '203.0.113.7' }: { by?: Visitor; from?: string } = {},
  ) => {
    const loginDeviceId = randomUUID();
    const challenge = await ask(loginDeviceId, by);
    const shown = passkey.show({ ...at, challenge, ...over });
    const input = { type: 'passkey', loginDeviceId, passkey: shown };
    return { input, by, reply: await by.call(signIn, input, { from }) };
  };
  return { ...place, at, begin, enrol, ask, logInWith };
}

describe('a passkey', () => {
  test('PASSKEY-01 is made by a member and opens the account without a name, from another browser', async () => {
    const { member, enrol, logInWith } = await openPlace();
    const { passkey, reply: made } = await enrol();
    expect(made).toMatchObject({ status: 200, value: null });
    const { reply, by } = await logInWith(passkey);
    expect(reply.value).toMatchObject({ id: member.id, userName: member.username });
    expect(reply.value['rememberToken']).toBeUndefined();
    by.token = String(reply.value['token']);
    expect((await by.call(memberInfo)).value).toMatchObject({ isBasic: false });
  });

  test('PASSKEY-01, A10 counts as the second factor, also from where none was given before', async () => {
    const { enrol, logInWith, member, elsewhere, visitor, verify } = await openPlace({
      traits: { secondFactors: ['payeeName'] },
    });
    const entered = await verify({ method: 'P', payeeName: 'Anna Example' });
    visitor.token = String(entered.value['token']);
    const { passkey } = await enrol();
    const from = '198.51.100.3';
    expect((await elsewhere().logIn(member, { from })).errorCode).toBe('login_verify_required');
    expect((await logInWith(passkey, {}, { from })).reply.value).toMatchObject({
      id: member.id,
      passwordChangeRequired: false,
    });
  });

  test('PASSKEY-01 asks for a key of the site’s name that is found without a name and unlocked', async () => {
    const { merchant, member, begin, elsewhere } = await openPlace();
    const made = await begin();
    expect(made).toMatchObject({
      rp: { id: merchant.host },
      user: { name: member.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
    });
    const asked = await elsewhere().call(passkeyLoginOptions, { loginDeviceId: randomUUID() });
    expect(asked.value).toMatchObject({ rpId: merchant.host, userVerification: 'required' });
    expect(asked.value['allowCredentials']).toBeUndefined();
  });

  test('PASSKEY-01 has a challenge that is good once, for five minutes, on its device', async () => {
    const { enrol, logInWith, ask, at, elsewhere } = await openPlace();
    const { passkey } = await enrol();
    const { input, by, reply } = await logInWith(passkey);
    expect(reply.success).toBe(true);
    expect((await by.call(signIn, input)).errorCode).toBe('login.cred.err');

    const loginDeviceId = randomUUID();
    const challenge = await ask(loginDeviceId);
    const shown = { type: 'passkey', passkey: passkey.show({ ...at, challenge }) };
    const foreign = await elsewhere().call(signIn, { ...shown, loginDeviceId: randomUUID() });
    expect(foreign.errorCode).toBe('login.cred.err');
    site.pass(300_000);
    const late = await elsewhere().call(signIn, { ...shown, loginDeviceId });
    expect(late.errorCode).toBe('login.cred.err');
  });

  test('PASSKEY-01 of twenty logins at once with one answer one gets in', async () => {
    const { enrol, ask, at, elsewhere } = await openPlace();
    const { passkey } = await enrol();
    const loginDeviceId = randomUUID();
    const challenge = await ask(loginDeviceId);
    const input = { type: 'passkey', loginDeviceId, passkey: passkey.show({ ...at, challenge }) };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => elsewhere().call(signIn, input)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('PASSKEY-01 is refused where its count did not grow: there is a copy of it', async () => {
    const { enrol, logInWith } = await openPlace();
    const { passkey } = await enrol();
    passkey.counter = 5;
    expect((await logInWith(passkey)).reply.success).toBe(true);
    expect((await logInWith(passkey)).reply.errorCode).toBe('login.cred.err');
    passkey.counter = 6;
    expect((await logInWith(passkey)).reply.success).toBe(true);
  });

  test('PASSKEY-01 is refused where it was not unlocked, shown elsewhere, or changed on its way', async () => {
    const { enrol, logInWith, at, ask, elsewhere } = await openPlace();
    const { passkey } = await enrol();
    for (const over of [
      { verified: false },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.alloc(54).toString('base64url') },
    ]) {
      const { reply } = await logInWith(passkey, over);
      expect(reply.errorCode, JSON.stringify(over)).toBe('login.cred.err');
    }
    const loginDeviceId = randomUUID();
    const shown = passkey.show({ ...at, challenge: await ask(loginDeviceId) });
    const forged = makePasskey().show({ ...at, challenge: await ask(loginDeviceId) });
    for (const response of [
      { ...shown.response, signature: forged.response.signature },
      { ...shown.response, userHandle: Buffer.from(randomUUID()).toString('base64url') },
      { ...shown.response, authenticatorData: '' },
    ]) {
      const input = { type: 'passkey', loginDeviceId, passkey: { ...shown, response } };
      expect((await elsewhere().call(signIn, input)).errorCode).toBe('login.cred.err');
    }
    expect((await logInWith(makePasskey())).reply.errorCode).toBe('login.cred.err');
  });

  test('PASSKEY-01, T1 of one merchant opens nothing at another, where the same member name is', async () => {
    const one = await openPlace();
    const other = await openPlace({ traits: { username: one.member.username } });
    const { passkey } = await one.enrol();
    expect((await other.logInWith(passkey)).reply.errorCode).toBe('login.cred.err');
    expect((await one.logInWith(passkey)).reply.success).toBe(true);
  });

  test('PASSKEY-01 does not let a disabled member in, and is not counted against others', async () => {
    const { merchant, member, enrol, logInWith } = await openPlace({
      settings: { 'limits.loginPerAccount': '2' },
    });
    const { passkey } = await enrol();
    for (let times = 3; times > 0; times -= 1) await logInWith(makePasskey());
    expect((await logInWith(passkey)).reply.success).toBe(true);
    await site.database.transaction(merchant.code, (tx) =>
      runStatement(tx, 'update member set disabled = true where id = $1', [member.id]),
    );
    expect((await logInWith(passkey)).reply.errorCode).toBe('login.cred.err');
  });
});

describe('a member’s passkeys', () => {
  test('PASSKEY-02, A2 are listed with who keeps them and when they were used, to their owner only', async () => {
    const { enrol, logInWith, visitor } = await openPlace();
    const google = makePasskey(Buffer.from('ea9b8d664d011d213ce4b6b48cb575d4', 'hex'));
    await enrol(google);
    await enrol();
    await logInWith(google);
    const { value } = await visitor.call(listPasskeys);
    expect(value['passkeys']).toMatchObject([
      { provider: 'Google Password Manager', createdAt: site.now(), lastUsedAt: site.now() },
      { provider: '', lastUsedAt: null },
    ]);
    const neighbour = await openSigningIn({ site, mailbox }, { settings: { passkeys: 'on' } });
    await neighbour.logIn();
    expect((await neighbour.visitor.call(listPasskeys)).value['passkeys']).toEqual([]);
  });

  test('PASSKEY-02, T3 one that is removed opens nothing, and nobody removes another’s', async () => {
    const { enrol, logInWith, visitor } = await openPlace();
    const { passkey } = await enrol();
    const [{ id } = { id: '' }] = (await visitor.call(listPasskeys)).value['passkeys'] as {
      id: string;
    }[];
    const stranger = await openPlace();
    expect((await stranger.visitor.call(removePasskey, { id })).errorCode).toBe('not_found');
    expect((await logInWith(passkey)).reply.success).toBe(true);
    expect((await visitor.call(removePasskey, { id })).status).toBe(200);
    expect((await visitor.call(removePasskey, { id })).status).toBe(404);
    expect((await logInWith(passkey)).reply.errorCode).toBe('login.cred.err');
  });

  test('PASSKEY-02, SESS-03 want a whole login: what the device remembers makes and removes none', async () => {
    const { logIn, visitor, enrol } = await openPlace();
    const { made } = await enrol();
    const remembered = await logIn();
    Object.assign(visitor, { token: null, cookie: null });
    await logIn(remembered);
    for (const [call, input] of [
      [beginPasskey, {}],
      [addPasskey, made],
      [removePasskey, { id: randomUUID() }],
    ] as const) {
      expect((await visitor.call(call, input)).errorCode).toBe('full_login_required');
    }
    expect((await visitor.call(listPasskeys)).value['isBasic']).toBe(true);
  });

  test('PASSKEY-02 are made by an unlocked key, for the member and the device that asked, once', async () => {
    const { enrol, visitor, elsewhere, logIn, begin, at } = await openPlace();
    expect((await enrol(makePasskey(), { verified: false })).reply.errorCode).toBe(
      'passkey_refused',
    );
    expect((await enrol(makePasskey(), { origin: 'https://evil.example' })).reply.errorCode).toBe(
      'passkey_refused',
    );
    const { made, reply } = await enrol();
    expect(reply.success).toBe(true);
    expect((await visitor.call(addPasskey, made)).errorCode).toBe('passkey_refused');
    const stranger = await openPlace();
    const { challenge } = (await begin()) as { challenge: string };
    const asStranger = makePasskey().register({ ...at, challenge, userHandle: '' });
    expect((await stranger.visitor.call(addPasskey, asStranger)).errorCode).toBe('passkey_refused');
    const beside = elsewhere();
    await logIn(undefined, beside);
    expect((await beside.call(listPasskeys)).value['passkeys']).toHaveLength(1);
  });

  test('PASSKEY-02 are ten at most', async () => {
    const { enrol, visitor } = await openPlace();
    for (let count = 10; count > 0; count -= 1) expect((await enrol()).reply.success).toBe(true);
    expect((await visitor.call(beginPasskey)).errorCode).toBe('passkey_limit');
  });

  test('PASSKEY-02 the owner is told of a new one by e-mail', async () => {
    const { enrol, merchant } = await openPlace();
    await enrol();
    await site.sent();
    expect(mailbox.textTo(`${merchant.code}@example.test`)).toContain('A passkey was added');
  });
});

describe('the merchant', () => {
  test('PASSKEY-03 has passkeys off as shipped: nothing is offered, made or accepted', async () => {
    const { enrol, logInWith } = await openPlace();
    const { passkey } = await enrol();
    const off = await openSigningIn({ site, mailbox });
    await off.logIn();
    expect((await off.visitor.call(beginPasskey)).errorCode).toBe('function.not.available');
    expect((await off.visitor.call(listPasskeys)).value['passkeys']).toEqual([]);
    const loginDeviceId = randomUUID();
    const asked = await off.visitor.call(passkeyLoginOptions, { loginDeviceId });
    expect(asked.errorCode).toBe('function.not.available');
    const shown = passkey.show({ origin: 'http://x', rpId: 'x', challenge: 'x' });
    const input = { type: 'passkey', loginDeviceId, passkey: shown };
    expect((await off.visitor.call(signIn, input)).errorCode).toBe('function.not.available');
    expect((await logInWith(passkey)).reply.success).toBe(true);
  });

  test('PASSKEY-03 names its other addresses, and a passkey works at each of them', async () => {
    const { merchant, enrol, logInWith } = await openPlace();
    const other = await addHost(site.urls.ownerUrl, merchant.code);
    await site.merchants.reload();
    const wellKnown = (host: string) =>
      site.app.inject({ url: '/.well-known/webauthn', headers: { host } });
    const answer = await wellKnown(merchant.host);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({
      origins: [`http://${merchant.host}`, `http://${other}`],
    });
    const { passkey } = await enrol();
    expect((await logInWith(passkey, { origin: `http://${other}` })).reply.success).toBe(true);
    const off = await openSigningIn({ site, mailbox });
    expect((await wellKnown(off.merchant.host)).statusCode).toBe(404);
    expect((await wellKnown('nobody.example')).statusCode).toBe(404);
  });

  test('PASSKEY-03, A5 counts what one address asks for', async () => {
    const { elsewhere } = await openPlace({ settings: { 'limits.loginPerAddress': '3' } });
    const sent = { from: '198.51.100.201' };
    const ask = () => elsewhere().call(passkeyLoginOptions, { loginDeviceId: randomUUID() }, sent);
    const replies = [await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });
});
