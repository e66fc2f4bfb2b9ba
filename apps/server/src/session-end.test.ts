// A session that ends while a call of its member is in progress (H6): each rule that writes checks the session in its own transaction.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { confirmAuthenticator, enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { beginTalk, sendTalkMessage } from '@parlour/contract/chat/calls';
import { endpoints, type EndpointName } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { addFavouriteGame } from '@parlour/contract/lobby/calls';
import { leaveForTarget, swapTargetToken } from '@parlour/contract/leaving/calls';
import { signIn } from '@parlour/contract/login/calls';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyLoginOptions,
} from '@parlour/contract/passkey/calls';
import { bindWebToken } from '@parlour/contract/push/calls';
import { listSessions, mintHandoff, redeemHandoff } from '@parlour/contract/session/calls';
import { voucherList } from '@parlour/contract/voucher/calls';
import { giveVouchers, issueCodes } from '@parlour/seed/testing/made-vouchers';
import { readVoucher } from './modules/rewards/voucher/make-vouchers.ts';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant, testSecretKey, type TestMember } from '@parlour/database/testing/fixtures';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusesOf } from './testing/bonus.ts';
import { identitySettings, startIdentitySite, type IdentitySite } from './testing/identity-site.ts';
import { callMeanwhile, type SlowWrite } from './testing/meanwhile.ts';
import { solid } from './testing/pictures.ts';
import { gift, openRewards } from './testing/promotions.ts';
import { makePasskey } from './testing/soft-authenticator.ts';
import { visit, type Reply, type Visitor } from './testing/visitor.ts';

let place: IdentitySite;
let rewards: Awaited<ReturnType<typeof openRewards>>;
let promotion: string;
let picture: Buffer;
beforeAll(async () => {
  place = await startIdentitySite();
  rewards = await openRewards(place.site, {
    ...identitySettings(place.service),
    passkeys: 'on',
    'push.enabled': 'on',
    'redirect.targets': partner.origin,
    'redirect.secrets': `${partner.origin}=${partner.secret}`,
    'flags.CBS3': 'on',
    'flags.MOBILEAUTOLOGIN3': 'on',
    'twoFactor.methods': 'ga',
  });
  promotion = await rewards.publish(gift());
  await createGames(rewards.place, [
    { vendor: 'CROWN', gameId: 'crown', nodeId: '1', names: { EN: 'Crown' } },
  ]);
  picture = await solid(8).png().toBuffer();
});
afterAll(() => place.close());

type LoggedInMember = { member: TestMember; visitor: Visitor };
type CallExtras = Parameters<Visitor['call']>[2];

const keyed = (): CallExtras => ({ headers: { 'idempotency-key': randomUUID() } });
const partner = { origin: 'https://partner.example', secret: 'p'.repeat(32) };
const toPartner = { url: partner.origin, headerColor: '#0d0a14' };
const game = { nodeId: '1', vendor: 'CROWN', gameType: 'RNG' };
const noticed = () =>
  readVoucher({
    batch: randomUUID().slice(0, 8),
    texts: { EN: { title: 'A voucher', line: '' } },
    reward: { kind: 'cash', amount: '5' },
    expiresAt: '2026-12-30T00:00:00Z',
  });
const subscription = () => {
  const key = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = `https://fcm.googleapis.com/${randomUUID()}`;
  const keys = { p256dh: key, auth: randomBytes(16).toString('base64url') };
  return JSON.stringify({ endpoint, keys });
};
const bind = async ({ visitor }: LoggedInMember): Promise<string> => {
  const token = subscription();
  await visitor.call(bindWebToken, { token, deviceId: 'device', platform: 'WEBPUSH' });
  return token;
};
const begin = async ({ visitor }: LoggedInMember): Promise<{ id: string }> => {
  const { value } = await visitor.call(beginTalk, { subject: 'A question' });
  return { id: String(value['id']) };
};
async function enrol({ visitor, member: { password } }: LoggedInMember) {
  const secret = String((await visitor.call(enrolAuthenticator, { password })).value['secret']);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: place.site.now(),
  });
  return { code };
}
async function showPasskey({ visitor }: LoggedInMember) {
  const { value } = await visitor.call(beginPasskey);
  const { challenge, user } = value as { challenge: string; user: { id: string } };
  const { host } = rewards.merchant;
  return makePasskey().register({
    origin: `http://${host}`,
    rpId: host,
    challenge,
    userHandle: user.id,
  });
}
const identity = async () => ({
  firebaseChannel: 'google',
  firebaseIdToken: await place.service.sign(place.service.claims({ sub: randomUUID() })),
});

/** Prepares the input with which each call succeeds. */
const calls: Partial<
  Record<EndpointName, (entered: LoggedInMember) => Promise<{ input?: object; sent?: CallExtras }>>
> = {
  endOtherSessions: async () => ({}),
  endSession: async ({ member, visitor }) => {
    await visit(place.site.app, rewards.merchant).logIn(member);
    const { sessions } = (await visitor.call(listSessions)).value as {
      sessions: { id: string; current: boolean }[];
    };
    return { input: { id: sessions.find(({ current }) => !current)?.id } };
  },
  mintHandoff: async () => ({ input: { audience: `http://${rewards.merchant.host}` } }),
  leaveForTarget: async () => ({ input: toPartner }),
  updateLanguage: async () => ({
    input: { language: 'EN', merchantCode: rewards.merchant.code },
  }),
  changePassword: async ({ member }) => ({
    input: { old: member.password, new: `green-Kettles-${randomUUID()}` },
  }),
  beginPasskey: async () => ({}),
  addPasskey: async (entered) => ({ input: await showPasskey(entered) }),
  removePasskey: async (entered) => {
    await entered.visitor.call(addPasskey, await showPasskey(entered));
    const { passkeys } = (await entered.visitor.call(listPasskeys)).value as {
      passkeys: { id: string }[];
    };
    return { input: { id: passkeys[0]?.id } };
  },
  enrolAuthenticator: async ({ member: { password } }) => ({ input: { password } }),
  confirmAuthenticator: async (entered) => ({ input: await enrol(entered) }),
  removeAuthenticator: async (entered) => {
    await entered.visitor.call(confirmAuthenticator, await enrol(entered));
    return { input: { passwordOrCode: entered.member.password } };
  },
  bindIdentity: async () => ({ input: await identity() }),
  unbindIdentity: async ({ visitor }) => {
    const bound = await visitor.call(bindIdentity, await identity());
    return { input: { id: bound.value['id'] } };
  },
  addFavouriteGame: async () => ({ input: game }),
  removeFavouriteGame: async ({ visitor }) => {
    await visitor.call(addFavouriteGame, game);
    return { input: game };
  },
  forfeitBonus: async ({ member, visitor }) => {
    const seat = { member, visitor, place: rewards.place };
    const { id } = await bonusesOf(place.site, seat).grant();
    return { input: { id } };
  },
  claimPromotion: async () => ({ input: { id: promotion }, sent: keyed() }),
  claimVoucher: async ({ member, visitor }) => {
    const given = { file: noticed(), usernames: [member.username] };
    await giveVouchers(rewards.place, given, new Date(place.site.now()));
    const { value } = await visitor.call(voucherList, { state: 'available' });
    const { vouchers } = value as { vouchers: { id: string }[] };
    return { input: { id: vouchers[0]?.id }, sent: keyed() };
  },
  redeemVoucher: async () => {
    const wanted = { file: noticed(), count: 1 };
    const now = new Date(place.site.now());
    const [code] = await issueCodes(rewards.place, wanted, { secretKey: testSecretKey, at: now });
    return { input: { code }, sent: keyed() };
  },
  addFeedbackPicture: async () => ({
    sent: { payload: picture, headers: { 'content-type': 'image/png' } },
  }),
  sendFeedback: async () => ({ input: { category: 'other', content: 'A word.' } }),
  beginTalk: async () => ({ input: { subject: 'A question' } }),
  sendTalkMessage: async (entered) => ({
    input: { ...(await begin(entered)), clientId: randomUUID(), text: 'A word.' },
  }),
  readTalk: async (entered) => {
    const talk = await begin(entered);
    const sent = { ...talk, clientId: randomUUID(), text: 'A word.' };
    const { value } = await entered.visitor.call(sendTalkMessage, sent);
    return { input: { ...talk, upTo: value['id'] } };
  },
  tellWriting: async (entered) => ({ input: await begin(entered) }),
  rateTalk: async (entered) => {
    const { id } = await begin(entered);
    const { code } = rewards.merchant;
    await forMerchant(place.site.urls.ownerUrl, code, (tx) =>
      runStatement(tx, `update chat_talk set state = 'closed', closed_at = now() where id = $1`, [
        id,
      ]),
    );
    return { input: { id, stars: 5 } };
  },
  addChatPicture: async () => ({
    sent: { payload: picture, headers: { 'content-type': 'image/png' } },
  }),
  readNotifications: async () => ({ input: { all: true } }),
  bindWebToken: async () => ({
    input: { token: subscription(), deviceId: 'device', platform: 'WEBPUSH' },
  }),
  choosePush: async () => ({ input: { wanted: [] } }),
  subscribeTopic: async (entered) => ({ input: { token: await bind(entered), topic: 'ALL' } }),
  unsubscribeTopic: async (entered) => ({ input: { token: await bind(entered), topic: 'ALL' } }),
  checkPushDevice: async (entered) => ({ input: { token: await bind(entered) } }),
  unbindWebToken: async (entered) => ({ input: { token: await bind(entered) } }),
};

/** Runs the call while the statement is being written for the same member. */
const meanwhile = (
  { member }: LoggedInMember,
  write: string | Pick<SlowWrite, 'write' | 'isLate'>,
  call: () => Promise<Reply>,
) =>
  callMeanwhile(
    {
      ownerUrl: place.site.urls.ownerUrl,
      merchantCode: rewards.merchant.code,
      memberId: member.id,
      ...(typeof write === 'string' ? { write } : write),
    },
    call,
  );

/** Calls that end a session themselves, so they need no refusal. */
const logOuts = ['logOut', 'logOutByPost'];

/** Calls that change nothing of ours: a game at a vendor (`launch.test.ts`), and the address of an outside chat (`outside-chat.test.ts`). */
const triedElsewhere = ['launchGame', 'launchChat'];

test('H6 every call of a member that writes is tried here', () => {
  const writing = Object.entries(endpoints).filter(
    ([name, { audience, method, hasEffects }]: [string, Endpoint]) =>
      audience === 'member' &&
      (method !== 'GET' || hasEffects === true) &&
      ![...logOuts, ...triedElsewhere].includes(name),
  );
  const names = (of: [string, unknown][]) => new Set(of.map(([name]) => name));
  expect(names(Object.entries(calls))).toEqual(names(writing));
});

test.each(Object.entries(calls) as [EndpointName, (typeof calls)['addPasskey'] & {}][])(
  'H6 %s of a session whose end is being written waits for it, and is refused',
  async (name, prepare) => {
    const at: Endpoint = endpoints[name];
    const other = await rewards.join();
    const good = await prepare(other);
    const taken = await other.visitor.call(at, good.input, good.sent);
    expect([taken.status, taken.errorCode]).toEqual([200, undefined]);

    const entered = await rewards.join();
    const { input, sent } = await prepare(entered);
    const { status, errorCode } = await meanwhile(
      entered,
      'delete from session where member_id = $1',
      () => entered.visitor.call(at, input, sent),
    );
    expect([status, errorCode]).toEqual([401, 'customer.not.login']);
  },
);

test.each([
  ['a new password is set', `update member set password_hash = 'another' where id = $1`],
  ['the member is disabled', 'update member set disabled = true where id = $1'],
])('H6, A13 a login that is under way when %s opens no session', async (_, write) => {
  const entered = await rewards.join();
  const elsewhere = visit(place.site.app, rewards.merchant);
  const reply = await meanwhile(entered, write, () => elsewhere.logIn(entered.member));
  expect([reply.status, reply.errorCode]).toEqual([400, 'login.cred.err']);
  expect(elsewhere.cookie).toBeNull();
});

const tokenOf = ({ value }: Reply): string => String(value['rememberToken']);
const nameAndDevice = ({ member }: LoggedInMember) => ({
  username: member.username,
  loginDeviceId: randomUUID(),
});

/** Ways to open a session without the password, with the statement that takes each away. */
const ways: Record<
  string,
  { write: string; prepare: (entered: LoggedInMember) => Promise<object> }
> = {
  'what the device remembers': {
    write: 'delete from remembered_login where member_id = $1',
    prepare: async (entered) => {
      const { member, visitor } = entered;
      const by = { ...nameAndDevice(entered), password: member.password, rememberMe: true };
      const reply = await visitor.call(signIn, by);
      return { ...nameAndDevice(entered), password: tokenOf(reply) };
    },
  },
  'a passkey': {
    write: 'delete from passkey where member_id = $1',
    prepare: async (entered) => {
      const { visitor } = entered;
      const passkey = makePasskey();
      const { host } = rewards.merchant;
      const at = { origin: `http://${host}`, rpId: host };
      const begun = (await visitor.call(beginPasskey)).value as unknown as PasskeyBeginning;
      const { challenge, user } = begun;
      const userHandle = user.id;
      await visitor.call(addPasskey, passkey.register({ ...at, challenge, userHandle }));
      const { loginDeviceId } = nameAndDevice(entered);
      const wanted = (await visitor.call(passkeyLoginOptions, { loginDeviceId })).value;
      const shown = passkey.show({ ...at, challenge: String(wanted['challenge']) });
      return { type: 'passkey', loginDeviceId, passkey: shown };
    },
  },
  'an account at somebody else’s': {
    write: 'delete from member_identity where member_id = $1',
    prepare: async (entered) => {
      const sub = randomUUID();
      const sign = () => place.service.sign(place.service.claims({ sub }));
      const channel = { firebaseChannel: 'google' };
      await entered.visitor.call(bindIdentity, { ...channel, firebaseIdToken: await sign() });
      const { loginDeviceId } = nameAndDevice(entered);
      place.site.pass(1_000);
      return { type: 'firebase', loginDeviceId, ...channel, firebaseIdToken: await sign() };
    },
  },
};
type PasskeyBeginning = { challenge: string; user: { id: string } };

test.each(Object.entries(ways))(
  'H6 a login by %s that is taken away between its proof and its session opens none',
  async (_, { write, prepare }) => {
    const good = await rewards.join();
    const shown = await prepare(good);
    const { errorCode, success } = await good.visitor.call(signIn, shown);
    expect([errorCode, success]).toEqual([undefined, true]);

    const entered = await rewards.join();
    const input = await prepare(entered);
    const before = entered.visitor.cookie;
    const reply = await meanwhile(entered, { write, isLate: true }, () =>
      entered.visitor.call(signIn, input),
    );
    expect([reply.status, reply.errorCode]).toEqual([400, 'login.cred.err']);
    expect(entered.visitor.cookie).toBe(before);
  },
);

test('H6, ROUTE-04 a hand-off that is under way when its session ends opens none', async () => {
  const entered = await rewards.join();
  const audience = `http://${rewards.merchant.host}`;
  const { code } = (await entered.visitor.call(mintHandoff, { audience })).value;
  const elsewhere = visit(place.site.app, rewards.merchant);
  const reply = await meanwhile(entered, 'delete from session where member_id = $1', () =>
    elsewhere.call(redeemHandoff, { code }),
  );
  expect([reply.status, reply.errorCode]).toEqual([400, 'handoff_invalid']);
  expect(elsewhere.cookie).toBeNull();
});

test('H6, REDIR-01 a swap that is under way when the session of its token ends tells nothing', async () => {
  const entered = await rewards.join();
  const { address } = (await entered.visitor.call(leaveForTarget, toPartner)).value;
  const token = new URL(String(address)).searchParams.get('token');
  const server = visit(place.site.app, rewards.merchant);
  const reply = await meanwhile(entered, 'delete from session where member_id = $1', () =>
    server.call(swapTargetToken, { token, ...partner }),
  );
  expect([reply.status, reply.errorCode]).toEqual([400, 'handoff_invalid']);
});
