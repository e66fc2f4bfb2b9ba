// Strangers who try to lock an owner out (A4): whichever limits they use up, a device that the owner has used can log in by every method.
import { randomUUID } from 'node:crypto';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { passkeyLoginOptions } from '@parlour/contract/passkey/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { sendResetEmail, sendResetSms } from '@parlour/contract/recovery/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInSetup } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Reply } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

type Owner = SignInSetup & {
  remembered: string;
  passkey: Awaited<ReturnType<SignInSetup['addPasskey']>>;
};

/** A member who has logged in before on a device. */
async function openOwner(): Promise<Owner> {
  const place = await openSigningIn({ site, mailbox }, { settings: { passkeys: 'on' } });
  const remembered = await place.logIn();
  const passkey = await place.addPasskey();
  expect(place.visitor.device).not.toBeNull();
  expect(remembered).not.toBe('');
  return { ...place, remembered, passkey };
}

/** Makes all tries that a stranger with the name, number and address can make, beyond every limit that names the account. */
async function attack({ member, national, elsewhere, merchant }: Owner, addresses: number) {
  const { username } = member;
  const number = { countryDialingCode: '63', mobileNum: national };
  const tries: ((from: string, loginDeviceId: string) => Promise<Reply>)[] = [
    (from, loginDeviceId) =>
      elsewhere().call(signIn, { username, password: 'a wrong one', loginDeviceId }, { from }),
    (from, loginDeviceId) =>
      elsewhere().call(
        verifySignIn,
        { username, password: 'a wrong one', method: 'E', authCode: '000000', loginDeviceId },
        { from },
      ),
    (from, loginDeviceId) =>
      elsewhere().call(
        signIn,
        {
          type: 'sms',
          username: national,
          countryDialingCode: '63',
          password: '000000',
          loginDeviceId,
        },
        { from },
      ),
    (from, loginDeviceId) => elsewhere().call(sendSmsCode, { ...number, loginDeviceId }, { from }),
    (from, loginDeviceId) => elsewhere().call(sendEmailCode, { username, loginDeviceId }, { from }),
    (from, loginDeviceId) =>
      elsewhere().call(sendResetSms, { username, ...number, loginDeviceId }, { from }),
    (from, loginDeviceId) =>
      elsewhere().call(
        sendResetEmail,
        { username, email: `${merchant.code}@example.test`, loginDeviceId },
        { from },
      ),
    (from, loginDeviceId) => elsewhere().call(passkeyLoginOptions, { loginDeviceId }, { from }),
  ];
  const last = new Map<number, Reply>();
  for (let each = 0; each < 120; each += 1) {
    const from = `198.51.100.${each % addresses}`;
    await Promise.all(
      tries.map(async (attempt, at) => last.set(at, await attempt(from, randomUUID()))),
    );
  }
  return last;
}

const byPasskey = async ({ visitor, passkey: { passkey, at } }: Owner): Promise<Reply> => {
  const loginDeviceId = randomUUID();
  const { value } = await visitor.call(passkeyLoginOptions, { loginDeviceId });
  const shown = passkey.show({ ...at, challenge: String(value['challenge']) });
  return visitor.call(signIn, { type: 'passkey', loginDeviceId, passkey: shown });
};

type LoginWay = [name: string, enter: (owner: Owner) => Promise<Reply>];
const byRemembered: LoginWay = [
  'what the device remembers',
  ({ visitor, member, remembered, loginDeviceId }) =>
    visitor.call(signIn, { username: member.username, password: remembered, loginDeviceId }),
];
const byText: LoginWay = [
  'a code by text message',
  async (owner) => {
    await owner.askForText();
    return owner.logInByText(await owner.codeTo(`+63${owner.national}`));
  },
];
const byMail: LoginWay = [
  'a code by e-mail is sent',
  ({ visitor, member: { username }, loginDeviceId }) =>
    visitor.call(sendEmailCode, { username, loginDeviceId }),
];
const byReset: LoginWay = [
  'a code for a new password',
  async (owner) => {
    await owner.askForReset();
    return owner.resetPassword(await owner.codeTo(`+63${owner.national}`));
  },
];

const sizes = [
  { addresses: 1, tags: ['nightly'] },
  { addresses: 100, tags: [] },
];

describe.each(sizes)('against $addresses addresses', ({ addresses, tags }) => {
  // A number gets one message per minute, for any purpose.
  test.each<[names: string, ways: LoginWay[]]>([
    [
      'password, remembered login, passkey and codes',
      [
        byRemembered,
        ['the password', ({ visitor, member }) => visitor.logIn(member)],
        ['a passkey', byPasskey],
        byText,
        byMail,
      ],
    ],
    ['a code for a new password', [byReset]],
  ])('A4 the owner gets in by %s', { tags }, async (_, ways) => {
    const owner = await openOwner();
    const last = await attack(owner, addresses);
    // Everything that counts by name or number is refused; the passkey is not.
    for (let at = 0; at < 7; at += 1) expect([at, last.get(at)?.status]).toEqual([at, 429]);
    for (const [name, enter] of ways) {
      const { status, errorCode } = await enter(owner);
      expect([name, status, errorCode]).toEqual([name, 200, undefined]);
    }
  });
});

type GuardedOwner = SignInSetup & { email: string; recovery: string[] };

/** A member with every second factor who has logged in before on a device. */
async function openGuarded(): Promise<GuardedOwner> {
  const place = await openSigningIn(
    { site, mailbox },
    {
      settings: { 'twoFactor.emailCode': 'on' },
      traits: { secondFactors: ['sms', 'email', 'payeeName'] },
    },
  );
  await place.logIn();
  const { success, value } = await place.verify({ method: 'P', payeeName: 'Anna Example' });
  expect(success).toBe(true);
  place.visitor.token = String(value['token']);
  const recovery = await place.setUpAuthenticator();
  expect(place.visitor.device).not.toBeNull();
  return { ...place, email: `${place.merchant.code}@example.test`, recovery };
}

/** Makes all tries that a stranger with the password can make: each second factor wrong, and codes that only the owner receives. */
async function attackWithPassword(owner: GuardedOwner, addresses: number) {
  const { member, national, elsewhere, email } = owner;
  const { username, password } = member;
  const number = { countryDialingCode: '63', mobileNum: national };
  const wrong = [
    { method: 'P', payeeName: 'Somebody Else' },
    { method: 'G', authCode: '000000' },
    { method: 'E', email, verificationCode: '000000' },
    { method: 'S', ...number, verificationCode: '000000' },
  ];
  const seen = new Set<string | undefined>();
  let last: Reply[] = [];
  for (let each = 0; each < 60; each += 1) {
    const from = `198.51.100.${each % addresses}`;
    const who = { username, password, loginDeviceId: randomUUID() };
    const first = await elsewhere().call(signIn, who, { from });
    last = await Promise.all([
      ...wrong.map((given) => elsewhere().call(verifySignIn, { ...who, ...given }, { from })),
      elsewhere().call(sendSmsCode, { ...number, loginDeviceId: who.loginDeviceId }, { from }),
      elsewhere().call(sendEmailCode, { username, loginDeviceId: who.loginDeviceId }, { from }),
    ]);
    for (const { errorCode } of [first, ...last]) seen.add(errorCode);
  }
  return { seen, last };
}

type Factor = [name: string, give: (owner: GuardedOwner) => Promise<object>];
const byFactor: Factor[] = [
  ['the payee’s name', async () => ({ method: 'P', payeeName: 'Anna Example' })],
  ['a code for recovery', async ({ recovery }) => ({ method: 'G', authCode: recovery[0] ?? '' })],
  [
    'a code by text message',
    async (owner) => {
      const asked = await owner.askForText();
      expect(asked.status).toBe(200);
      return {
        method: 'S',
        countryDialingCode: '63',
        mobileNum: owner.national,
        verificationCode: await owner.codeTo(`+63${owner.national}`),
      };
    },
  ],
  [
    'a code by e-mail',
    async ({ visitor, member: { username }, loginDeviceId, email, codeTo }) => {
      const asked = await visitor.call(sendEmailCode, { username, loginDeviceId });
      expect(asked.status).toBe(200);
      return { method: 'E', email, verificationCode: await codeTo(email) };
    },
  ],
];

describe.each(sizes)(
  'against $addresses addresses that know the password',
  ({ addresses, tags }) => {
    test('A4, A10 the owner gets in by each second factor', { tags }, async () => {
      const owner = await openGuarded();
      const { seen, last } = await attackWithPassword(owner, addresses);
      expect(last.map(({ status }) => status)).toEqual(last.map(() => 429));
      // The attack reached the second factor, and no further.
      expect(seen).toContain('login_verify_required');
      expect(seen).toContain('verification_code_err');
      const { visitor, member, loginDeviceId } = owner;
      const who = { username: member.username, password: member.password, loginDeviceId };
      for (const [at, [name, give]] of byFactor.entries()) {
        // A network without an earlier second factor, so that each login requires one.
        const from = `192.0.${at}.7`;
        const first = await visitor.call(signIn, who, { from });
        expect([name, first.errorCode]).toEqual([name, 'login_verify_required']);
        const { status, errorCode } = await visitor.call(
          verifySignIn,
          { ...who, ...(await give(owner)) },
          { from },
        );
        expect([name, status, errorCode]).toEqual([name, 200, undefined]);
      }
    });
  },
);
