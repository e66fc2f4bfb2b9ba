// Registration with a third-party account, over HTTP on the real database: on the player's request, and automatic.
import { randomUUID } from 'node:crypto';
import { bindIdentity, listIdentities, unbindIdentity } from '@parlour/contract/identity/calls';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { registerByIdentity } from '@parlour/contract/register/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFirebase } from '#providers/identity/firebase';
import { openOutbound } from '#providers/outbound';
import {
  startIdentityService,
  type IdentityService,
} from '../../../providers/identity/testing/identity-service.ts';
import { identitySettings } from '../../../testing/identity-site.ts';
import { openMailbox, sendingSettings } from '../../../testing/mailbox.ts';
import { eventsOf, membersOf } from '../../../testing/registering.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit, type Visitor } from '../../../testing/visitor.ts';

let site: TestSite;
let service: IdentityService;
const mailbox = openMailbox();
beforeAll(async () => {
  service = await startIdentityService(() => site.now());
  const outbound = openOutbound({ allow: [service.origin] });
  site = await startTestSite({ ...mailbox, verifyIdentity: createFirebase({ outbound }) });
});
afterAll(async () => {
  service.close();
  await site.close();
});

async function open(settings: SettingTexts = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    ...identitySettings(service),
    'limits.registerPerAddress': '1000',
    ...settings,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const sub = randomUUID();
  const loginDeviceId = randomUUID();
  const tokenOf = (claims: JWTPayload = {}) => service.sign(service.claims({ sub, ...claims }));
  const inputOf = (idToken: string, channel = 'google') => ({
    firebaseChannel: channel,
    firebaseIdToken: idToken,
    loginDeviceId,
  });
  return {
    merchant,
    visitor,
    tokenOf,
    inputOf,
    register: (idToken: string, more: object = {}, by: Visitor = visitor) =>
      by.call(registerByIdentity, { ...inputOf(idToken), ...more }),
    enter: (idToken: string, more: object = {}, by: Visitor = visitor) =>
      by.call(signIn, { type: 'firebase', ...inputOf(idToken), ...more }),
    members: () => membersOf(site, merchant),
    events: () => eventsOf(site, merchant),
  };
}

const phone = { firebase: { sign_in_provider: 'phone', identities: {} } };
const refused = { status: 400, errorCode: 'identity_refused' };
const taken = { status: 409, errorCode: 'identity_taken' };
const link = {
  affiliateCode: 'north-77',
  referralCode: 'LUNA48',
  domain: 'lumen.example',
  registerUrl: 'https://lumen.example/m/login',
};
const kept = { affiliate_code: 'north-77', referral_code: 'LUNA48', domain: 'lumen.example' };

describe('PUT /wps/member/register/autoUsername', () => {
  test('IDP-04 a new identity makes a member, who is in at once, and opens it from then on', async () => {
    const { visitor, register, enter, tokenOf, members, events } = await open();
    const asked = { login: true, smsTemplate: 'welcome', registerMethod: 'WEB', ...link };
    const reply = await register(await tokenOf(), asked);
    expect(reply.status).toBe(200);
    expect(reply.value['userName']).toMatch(/^player\d{9}$/);
    visitor.token = String(reply.value['token']);
    expect((await visitor.call(memberInfo)).value['userName']).toBe(reply.value['userName']);
    const plain = { mobile: null, email: null, claimed_email: null, accepted_at: null };
    expect(await members()).toMatchObject([
      { id: reply.value['id'], method: 'identity', ...kept, ...plain },
    ]);
    expect(await events()).toEqual(['member.register ok', 'session.login ok']);
    expect((await enter(await tokenOf())).value['id']).toBe(reply.value['id']);
  });

  test('IDP-04 a code of a link that the merchant’s form would refuse is none', async () => {
    const settings = { 'register.fields.referralCode.pattern': '[0-9]+' };
    const { register, tokenOf, members } = await open(settings);
    await register(await tokenOf(), link);
    expect(await members()).toMatchObject([{ affiliate_code: 'north-77', referral_code: null }]);
  });

  test('IDP-04 a proven number and a proven address are the member’s', async () => {
    const { register, tokenOf, members } = await open();
    const claims = { ...phone, phone_number: '+639170000001', email: 'luna@mail.example' };
    await register(await tokenOf({ ...claims, email_verified: true }), {
      firebaseChannel: 'phone',
    });
    expect(await members()).toMatchObject([
      {
        mobile: '+639170000001',
        email: 'luna@mail.example',
        email_proven_at: new Date(site.now()),
        claimed_mobile: null,
      },
    ]);
  });

  test('IDP-04, LOGIN-09 the service may write a number in another way than our codes keep it', async () => {
    const { merchant, register, tokenOf, members } = await open();
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: '+5491123456789' });
    const claims = { ...phone, phone_number: '+54111523456789' };
    const reply = await register(await tokenOf(claims), { firebaseChannel: 'phone' });
    const made = (await members()).find(({ id }) => id === reply.value['id']);
    expect(made).toMatchObject({ mobile: null, claimed_mobile: '+5491123456789' });
  });

  test('IDP-04, A2 what another member has stays theirs, and the owner of the address is told', async () => {
    const { merchant, register, tokenOf, members } = await open(sendingSettings);
    const mobile = '+639170000002';
    const email = `${merchant.code}@mail.example`;
    await createMember(site.urls.ownerUrl, merchant.code, { mobile, email });
    const claims = { ...phone, phone_number: mobile, email, email_verified: true };
    const reply = await register(await tokenOf(claims), { firebaseChannel: 'phone' });
    const made = (await members()).find(({ id }) => id === reply.value['id']);
    const unproven = { email_proven_at: null, claimed_mobile: mobile };
    expect(made).toMatchObject({ mobile: null, email: null, ...unproven });
    await site.sent();
    expect(mailbox.textTo(email)).toContain('account');
  });

  test('A1 no password opens the account, in the words for a wrong one', async () => {
    const { visitor, register, tokenOf } = await open();
    const { value } = await register(await tokenOf());
    const credentials = { username: value['userName'], loginDeviceId: randomUUID() };
    for (const password of ['{secret}', 'player', String(value['userName'])]) {
      expect(await visitor.call(signIn, { ...credentials, password })).toMatchObject({
        status: 400,
        errorCode: 'login.cred.err',
      });
    }
  });

  test('A11 a forged token, one that is too old, of another way or used makes nobody', async () => {
    const { merchant, register, tokenOf, members } = await open();
    const second = Math.floor(site.now() / 1_000);
    const used = await tokenOf();
    const owner = visit(site.app, merchant);
    await owner.logIn(await createMember(site.urls.ownerUrl, merchant.code));
    await owner.call(bindIdentity, { firebaseChannel: 'google', firebaseIdToken: used });
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'delete from member_identity'),
    );
    const tokens = [
      await service.signByStranger(service.claims()),
      service.leaveUnsigned(service.claims()),
      await tokenOf({ auth_time: second - 301 }),
      await tokenOf({ aud: 'another' }),
      await tokenOf(phone),
      used,
      'x',
    ];
    for (const token of tokens) expect(await register(token)).toMatchObject(refused);
    expect(await members()).toHaveLength(1);
  });

  test('A11 an identity that opens an account makes no second one, and its token may still log in', async () => {
    const { register, enter, tokenOf, members, events } = await open();
    await register(await tokenOf());
    const token = await tokenOf();
    expect(await register(token)).toMatchObject(taken);
    expect(await members()).toHaveLength(1);
    expect((await events()).at(-1)).toBe('member.register identity_taken');
    expect((await enter(token)).success).toBe(true);
  });

  test('IDP-04, A12 at another merchant of the same project the same person gets another account', async () => {
    const here = await open();
    const there = await open();
    const claims = { sub: randomUUID() };
    const first = await here.register(await here.tokenOf(claims));
    const second = await there.register(await here.tokenOf(claims));
    expect([first.success, second.success]).toEqual([true, true]);
    expect(first.value['id']).not.toBe(second.value['id']);
    expect(await there.members()).toHaveLength(1);
  });

  test('IDP-04, A11 twenty equal submits make one member and one answer', async () => {
    const { merchant, register, tokenOf, members, events } = await open();
    const token = await tokenOf();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => register(token, {}, visit(site.app, merchant))),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.map(({ errorCode }) => errorCode))).toEqual(
      new Set([undefined, 'identity_taken']),
    );
    expect(await members()).toHaveLength(1);
    expect((await events()).filter((each) => each === 'session.login ok')).toHaveLength(1);
  });

  test('A11 twenty submits by tokens of one person make one member', async () => {
    const { merchant, register, tokenOf, members } = await open();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenOf()));
    const replies = await Promise.all(
      tokens.map((token) => register(token, {}, visit(site.app, merchant))),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await members()).toHaveLength(1);
  });

  test('IDP-03, A11 the only way into such an account stays, until there is another', async () => {
    const { merchant, visitor, register, enter, tokenOf } = await open();
    const token = await tokenOf();
    visitor.token = String((await register(token)).value['token']);
    const ownIds = async () => {
      const { value } = await visitor.call(listIdentities);
      return (value['identities'] as { id: string }[]).map(({ id }) => id);
    };
    const [id] = await ownIds();
    expect(await visitor.call(unbindIdentity, { id })).toMatchObject({
      status: 409,
      errorCode: 'identity_last',
    });
    expect((await enter(await tokenOf(), {}, visit(site.app, merchant))).success).toBe(true);
    const more = { firebaseChannel: 'google', firebaseIdToken: await tokenOf({ sub: 'another' }) };
    await visitor.call(bindIdentity, more);
    const both = await ownIds();
    const replies = await Promise.all(
      both.map((each) => visitor.call(unbindIdentity, { id: each })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await ownIds()).toHaveLength(1);
  });

  test('IDP-03 a member with an address or a number may disconnect all', async () => {
    const { visitor, register, tokenOf } = await open();
    const claims = { email: 'luna@mail.example', email_verified: true };
    visitor.token = String((await register(await tokenOf(claims))).value['token']);
    const { value } = await visitor.call(listIdentities);
    const [own] = value['identities'] as { id: string }[];
    expect((await visitor.call(unbindIdentity, { id: own?.id })).success).toBe(true);
  });

  test.each([
    ['the flag is off', { 'flags.FIREBASECREATEACC3': 'off' }],
    ['registration is closed', { 'register.open': 'off' }],
    ['the service is not set up', { 'firebase.appId': 'none' }],
  ])('IDP-04 it is refused where %s', async (_case, settings: SettingTexts) => {
    const { register, tokenOf, members } = await open(settings);
    expect(await register(await tokenOf())).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    expect(await members()).toEqual([]);
  });

  test('IDP-04 where something has to be accepted it is, and the token is still good when it was not', async () => {
    const { register, tokenOf, members } = await open({ 'register.leastAge': '18' });
    const token = await tokenOf();
    const fields = { accepted: 'missing' };
    expect(await register(token)).toMatchObject({
      status: 400,
      errorCode: 'register_invalid',
      value: { fields },
    });
    expect((await register(token, { accepted: true })).success).toBe(true);
    expect((await members())[0]?.accepted_at).not.toBeNull();
  });

  test('IDP-04, A5 one address registers so often, by whatever way, and is told when again', async () => {
    const { register, tokenOf, events } = await open({ 'limits.registerPerAddress': '1' });
    await register('x');
    const reply = await register(await tokenOf());
    expect(reply).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.register' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await events()).at(-1)).toBe('member.register limited');
  });

  test('V1 what is missing, unknown or too long is refused', async () => {
    const { visitor, inputOf, tokenOf } = await open();
    const { loginDeviceId: _device, ...without } = inputOf(await tokenOf());
    const given = inputOf(await tokenOf());
    for (const input of [
      without,
      { ...given, firebaseChannel: 'myspace' },
      { ...given, login: false },
      { ...given, smsTemplate: 'x'.repeat(65) },
      { ...given, affiliateCode: 'a b' },
      { ...given, username: 'luna' },
    ]) {
      expect(await visitor.call(registerByIdentity, input)).toMatchObject({
        status: 400,
        errorCode: 'request_param_err',
      });
    }
  });
});

describe('a first sign-in where accounts are opened by themselves', () => {
  const auto = { firebaseAutoRegister: 'on' };

  test('IDP-03 it is in, with an account that remembers the link, and the next one finds it', async () => {
    const { merchant, visitor, enter, tokenOf, members, events } = await open(auto);
    const reply = await enter(await tokenOf(), link);
    expect(reply).toMatchObject({
      status: 200,
      value: { firstTimeLogin: true, passwordChangeRequired: false },
    });
    visitor.token = String(reply.value['token']);
    expect((await visitor.call(memberInfo)).value['userName']).toBe(reply.value['userName']);
    expect(await members()).toMatchObject([{ method: 'identity', ...kept }]);
    expect(await events()).toEqual(['member.register ok', 'session.login ok']);
    const next = await enter(await tokenOf(), {}, visit(site.app, merchant));
    expect(next.value).toMatchObject({ id: reply.value['id'], firstTimeLogin: false });
  });

  test('IDP-03, A11 of twenty at once with one token one gets in, to one account', async () => {
    const { merchant, enter, tokenOf, members } = await open(auto);
    const token = await tokenOf();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => enter(token, {}, visit(site.app, merchant))),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await members()).toHaveLength(1);
  });

  test.each([
    ['it is not set', { firebaseAutoRegister: 'off' }],
    ['no account may be made so', { 'flags.FIREBASECREATEACC3': 'off' }],
    ['registration is closed', { 'register.open': 'off' }],
    ['something has to be accepted', { 'register.termsUrl': 'https://lumen.example/terms' }],
    ['the address has registered too often', { 'limits.registerPerAddress': '1' }],
  ])('IDP-03 the player is asked where %s', async (_case, settings: SettingTexts) => {
    const { register, enter, tokenOf, members } = await open({ ...auto, ...settings });
    await register('x');
    expect((await enter(await tokenOf())).errorCode).toBe('bind_customer_required');
    expect(await members()).toEqual([]);
  });

  test('A11 a forged token is refused as ever', async () => {
    const { enter, members } = await open(auto);
    expect(await enter(await service.signByStranger(service.claims()))).toMatchObject(refused);
    expect(await members()).toEqual([]);
  });
});
