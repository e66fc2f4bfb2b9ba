// Strangers who try to keep an owner out (A4): whatever they use up, a device that the owner has used gets in by every way.
import { randomUUID } from 'node:crypto';
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import { passkeyLoginOptions } from '@parlour/contract/passkey/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { sendResetEmail, sendResetSms } from '@parlour/contract/recovery/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SigningIn } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Reply } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

type Owner = SigningIn & {
  remembered: string;
  passkey: Awaited<ReturnType<SigningIn['addPasskey']>>;
};

/** Somebody who has logged in before on a device. */
async function openOwner(): Promise<Owner> {
  const place = await openSigningIn({ site, mailbox }, { settings: { passkeys: 'on' } });
  const remembered = await place.logIn();
  const passkey = await place.addPasskey();
  expect(place.visitor.device).not.toBeNull();
  expect(remembered).not.toBe('');
  return { ...place, remembered, passkey };
}

/** All that somebody tries who knows name, number and address: more than any limit that names the account lets through. */
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

describe.each([
  { addresses: 1, tags: ['nightly'] },
  { addresses: 100, tags: [] },
])('against $addresses addresses', ({ addresses, tags }) => {
  // A number gets one message in a minute, whatever for.
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
    // All that counts by name or number; a passkey does not.
    for (let at = 0; at < 7; at += 1) expect([at, last.get(at)?.status]).toEqual([at, 429]);
    for (const [name, enter] of ways) {
      const { status, errorCode } = await enter(owner);
      expect([name, status, errorCode]).toEqual([name, 200, undefined]);
    }
  });
});
