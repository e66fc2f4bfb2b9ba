// Connecting, listing and disconnecting identities over HTTP on the real database.
import { randomUUID } from 'node:crypto';
import { bindIdentity, listIdentities, unbindIdentity } from '@parlour/contract/identity/calls';
import { signIn } from '@parlour/contract/login/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  identitySettings,
  startIdentitySite,
  type IdentitySite,
} from '../../testing/identity-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';
import { removeOldTokens } from './store.ts';

let site: IdentitySite['site'];
let service: IdentitySite['service'];
let close: IdentitySite['close'];
beforeAll(async () => {
  ({ site, service, close } = await startIdentitySite());
});
afterAll(() => close());

async function newMerchant(settings = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    ...identitySettings(service),
    ...settings,
  });
  const enter = async () => {
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    await site.merchants.reload();
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member);
    return { member, visitor };
  };
  const events = () =>
    site.database.query(merchant.code, (tx) =>
      runStatement(
        tx,
        `select action, result, about, member_id as "memberId" from audit_event
              where action like 'identity.%' order by at, id`,
      ),
    );
  return { merchant, enter, events };
}

const bind = async (by: Visitor, claims: JWTPayload = {}) =>
  by.call(bindIdentity, {
    firebaseChannel: 'google',
    firebaseIdToken: await service.sign(service.claims(claims)),
  });
const list = async (by: Visitor) =>
  (await by.call(listIdentities)).value['identities'] as { id: string; label: string }[];

describe('connecting', () => {
  test('IDP-03 what is connected stands in the list, and leaves one event', async () => {
    const { enter, events } = await newMerchant();
    const { member, visitor } = await enter();
    expect(await list(visitor)).toEqual([]);
    const bound = await bind(visitor);
    expect(bound.value).toEqual({
      id: expect.any(String) as string,
      channel: 'google',
      label: 'anna@mail.example',
      boundAt: site.now(),
    });
    expect(await list(visitor)).toEqual([bound.value]);
    const about = { channel: 'google' };
    expect(await events()).toEqual([
      { action: 'identity.bind', result: 'ok', about, memberId: member.id },
    ]);
  });

  test('IDP-03 the same once more changes nothing and tells nothing', async () => {
    const { enter, events } = await newMerchant();
    const { visitor } = await enter();
    const sub = randomUUID();
    const first = await bind(visitor, { sub });
    expect((await bind(visitor, { sub })).value).toEqual(first.value);
    expect(await list(visitor)).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('A11 one that opens another account is refused, and stays that one’s', async () => {
    const { enter, events } = await newMerchant();
    const [one, other] = [await enter(), await enter()];
    const sub = randomUUID();
    await bind(one.visitor, { sub });
    expect(await bind(other.visitor, { sub })).toMatchObject({
      status: 409,
      errorCode: 'identity_taken',
    });
    expect(await list(other.visitor)).toEqual([]);
    expect(await events()).toMatchObject([{ result: 'ok' }, { result: 'taken' }]);
  });

  test('A11 of two members who connect one at the same moment one has it', async () => {
    const { enter } = await newMerchant();
    const both = [await enter(), await enter()];
    const sub = randomUUID();
    const replies = await Promise.all(both.map(({ visitor }) => bind(visitor, { sub })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('A11 a token that is forged, or was used, connects nothing', async () => {
    const { enter, events } = await newMerchant();
    const { visitor } = await enter();
    const used = await service.sign(service.claims());
    const given = { firebaseChannel: 'google', firebaseIdToken: used };
    await visitor.call(bindIdentity, given);
    for (const token of [used, service.leaveUnsigned(service.claims())]) {
      expect(
        await visitor.call(bindIdentity, { firebaseChannel: 'google', firebaseIdToken: token }),
      ).toMatchObject({ status: 400, errorCode: 'identity_refused' });
    }
    expect(await list(visitor)).toHaveLength(1);
    expect(await events()).toMatchObject([
      { result: 'ok' },
      { result: 'refused' },
      { result: 'refused' },
    ]);
  });

  test('A11 nobody connects or disconnects on a login that only the device remembers', async () => {
    const { merchant, enter } = await newMerchant({ 'flags.MOBILEAUTOLOGIN3': 'on' });
    const { member, visitor } = await enter();
    const { value } = await bind(visitor);
    const loginDeviceId = randomUUID();
    const { username, password } = member;
    const by = visit(site.app, merchant);
    const first = await by.call(signIn, { username, password, loginDeviceId, rememberMe: true });
    const token = String(first.value['rememberToken']);
    const again = await by.call(signIn, { username, password: token, loginDeviceId });
    by.token = String(again.value['token']);
    const refused = { status: 403, errorCode: 'full_login_required' };
    expect(await bind(by)).toMatchObject(refused);
    expect(await by.call(unbindIdentity, { id: String(value['id']) })).toMatchObject(refused);
    expect(await list(by)).toHaveLength(1);
  });

  test('A11 guests connect and list nothing', async () => {
    const { merchant } = await newMerchant();
    await site.merchants.reload();
    const guest = visit(site.app, merchant);
    const refused = { status: 401, errorCode: 'customer.not.login' };
    expect(await bind(guest)).toMatchObject(refused);
    expect(await guest.call(listIdentities)).toMatchObject(refused);
    expect(await guest.call(unbindIdentity, { id: randomUUID() })).toMatchObject(refused);
  });

  test('A5 somebody may try ten times in five minutes', async () => {
    const { enter } = await newMerchant();
    const { visitor } = await enter();
    const given = { firebaseChannel: 'google', firebaseIdToken: 'x' };
    for (let tries = 10; tries > 0; tries -= 1) {
      expect((await visitor.call(bindIdentity, given)).errorCode).toBe('identity_refused');
    }
    expect(await visitor.call(bindIdentity, given)).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.identity',
    });
  });

  test('R4 while the keys cannot be had it is no refusal, and the token still counts later', async () => {
    const { enter } = await newMerchant({ 'firebase.keysUrl': `${service.origin}/other-keys` });
    const { visitor } = await enter();
    const firebaseIdToken = await service.sign(service.claims());
    const given = { firebaseChannel: 'google', firebaseIdToken };
    service.setAnswer({ status: 503 });
    expect(await visitor.call(bindIdentity, given)).toMatchObject({
      status: 503,
      errorCode: 'service_unavailable',
    });
    service.setAnswer(null);
    expect((await visitor.call(bindIdentity, given)).success).toBe(true);
  });
});

describe('disconnecting', () => {
  test('IDP-03 what is disconnected opens nothing any more, leaves one event, and may be connected anew', async () => {
    const { merchant, enter, events } = await newMerchant();
    const { visitor } = await enter();
    const sub = randomUUID();
    const { value } = await bind(visitor, { sub });
    const id = String(value['id']);
    expect((await visitor.call(unbindIdentity, { id })).success).toBe(true);
    expect((await visitor.call(unbindIdentity, { id })).errorCode).toBe('not_found');
    expect(await list(visitor)).toEqual([]);
    const entered = await visit(site.app, merchant).call(signIn, {
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: await service.sign(service.claims({ sub })),
      loginDeviceId: randomUUID(),
    });
    expect(entered.errorCode).toBe('bind_customer_required');
    expect((await bind(visitor, { sub })).success).toBe(true);
    expect((await events()).map((event) => (event as { action: string }).action)).toEqual([
      'identity.bind',
      'identity.unbind',
      'identity.bind',
    ]);
  });

  test('IDP-03 another member’s is as missing as none', async () => {
    const { enter } = await newMerchant();
    const [one, other] = [await enter(), await enter()];
    const { value } = await bind(one.visitor);
    const foreign = await other.visitor.call(unbindIdentity, { id: String(value['id']) });
    const missing = await other.visitor.call(unbindIdentity, { id: randomUUID() });
    expect(foreign).toMatchObject({ status: 404, errorCode: 'not_found' });
    expect(foreign.body).toBe(missing.body);
    expect(await list(one.visitor)).toHaveLength(1);
  });
});

test('A11 a used token is forgotten after its time, not before', async () => {
  const { merchant, enter } = await newMerchant();
  const { visitor } = await enter();
  await bind(visitor);
  const count = async () => {
    const rows = await site.database.query(merchant.code, (tx) =>
      runStatement(tx, 'select 1 from used_identity_token'),
    );
    return rows.length;
  };
  const remove = (at: number) =>
    site.database.query(merchant.code, (tx) =>
      removeOldTokens(tx, { before: new Date(at), most: 100 }),
    );
  await remove(site.now() + 3_599_000);
  expect(await count()).toBe(1);
  await remove(site.now() + 3_601_000);
  expect(await count()).toBe(0);
});
