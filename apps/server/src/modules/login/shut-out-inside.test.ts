// A thief who has stolen an open session, both halves but not the device: whichever limits the thief uses up, the owner's device can still take the account back (A4).
import { randomUUID } from 'node:crypto';
import {
  confirmAuthenticator,
  enrolAuthenticator,
  removeAuthenticator,
} from '@parlour/contract/authenticator/calls';
import type { Endpoint } from '@parlour/contract/endpoint';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { signIn } from '@parlour/contract/login/calls';
import { changePassword } from '@parlour/contract/password/calls';
import { endOtherSessions } from '@parlour/contract/session/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  identitySettings,
  startIdentitySite,
  type IdentitySite,
} from '../../testing/identity-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: IdentitySite['site'];
let service: IdentitySite['service'];
let close: IdentitySite['close'];
beforeAll(async () => {
  ({ site, service, close } = await startIdentitySite());
});
afterAll(() => close());

async function openRobbed() {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    ...identitySettings(service),
    'twoFactor.methods': 'ga',
  });
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  await site.merchants.reload();
  const owner = visit(site.app, merchant);
  await owner.logIn(member);
  const { token, cookie } = owner;
  const thief = Object.assign(visit(site.app, merchant), { token, cookie });
  const { password } = member;
  const enrol = async () =>
    String((await owner.call(enrolAuthenticator, { password })).value['secret']);
  return { merchant, member, owner, thief, enrol };
}
type StolenSession = Awaited<ReturnType<typeof openRobbed>>;

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() });
const wrongToken = { firebaseChannel: 'google', firebaseIdToken: 'x' };

type Attack = {
  call: Endpoint;
  /** Prepares the attack, and returns the input that the owner sends. */
  begin: (robbed: StolenSession) => Promise<object>;
  wrong: object;
};
const ways: [name: string, way: Attack][] = [
  [
    'a new password',
    {
      call: changePassword,
      begin: async ({ member }) => ({ old: member.password, new: 'seven-grey-Herons' }),
      wrong: { old: 'a wrong one', new: 'seven-grey-Herons' },
    },
  ],
  [
    'setting up an authenticator',
    {
      call: confirmAuthenticator,
      begin: async ({ enrol }) => ({ code: codeOf(await enrol()) }),
      wrong: { code: '000000' },
    },
  ],
  [
    'removing an authenticator',
    {
      call: removeAuthenticator,
      begin: async ({ owner, enrol, member }) => {
        const code = codeOf(await enrol());
        expect((await owner.call(confirmAuthenticator, { code })).success).toBe(true);
        return { passwordOrCode: member.password };
      },
      wrong: { passwordOrCode: 'a wrong one' },
    },
  ],
  [
    'connecting an account of a third party',
    {
      call: bindIdentity,
      begin: async () => ({
        firebaseChannel: 'google',
        firebaseIdToken: await service.sign(service.claims()),
      }),
      wrong: wrongToken,
    },
  ],
];

test.each(ways)('A4 uses up nothing of the owner’s: %s', async (_, { call, begin, wrong }) => {
  const robbed = await openRobbed();
  const right = await begin(robbed);
  const statuses: number[] = [];
  for (let tries = 11; tries > 0; tries -= 1) {
    statuses.push((await robbed.thief.call(call, wrong)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const { status, errorCode } = await robbed.owner.call(call, right);
  expect([status, errorCode]).toEqual([200, undefined]);
});

test('A4 ends the other sessions, and the owner’s device keeps its own count of wrong passwords', async () => {
  const { merchant, member, owner, thief } = await openRobbed();
  expect((await thief.call(endOtherSessions)).status).toBe(200);
  const guess = { username: member.username, password: 'a wrong one', loginDeviceId: randomUUID() };
  for (let tries = 4; tries > 0; tries -= 1) await visit(site.app, merchant).call(signIn, guess);
  expect((await visit(site.app, merchant).logIn(member)).success).toBe(false);
  expect((await owner.logIn(member)).success).toBe(true);
});

test('A4 the owner who ends the other sessions takes the devices of whoever was inside', async () => {
  const { merchant, member, owner } = await openRobbed();
  const intruder = visit(site.app, merchant);
  await intruder.logIn(member);
  expect((await owner.call(endOtherSessions)).status).toBe(200);
  const guess = { username: member.username, password: 'a wrong one', loginDeviceId: randomUUID() };
  for (let tries = 4; tries > 0; tries -= 1) await visit(site.app, merchant).call(signIn, guess);
  expect((await intruder.logIn(member)).success).toBe(false);
});
