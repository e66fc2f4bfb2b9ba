// Checks of whether a device is bound, and bindings by its service worker while no page is open.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { checkPushDevice, renewPushDevice, subscribeTopic } from '@parlour/contract/push/calls';
import { logOut } from '@parlour/contract/session/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit, type Visitor } from '../../testing/visitor.ts';
import { openPushStage, type EnteredMember, type PushStage } from './testing/push-stage.ts';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage();
});
afterAll(() => stage.close());

/** A subscription as a browser returns it, at a well-known push service. */
function subscribe(): string {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return JSON.stringify({ endpoint: `https://fcm.googleapis.com/wp/${randomUUID()}`, keys });
}
const isBound = async (visitor: Visitor, token: string) =>
  (await visitor.call(checkPushDevice, { token })).value['isBound'];
const tokensAt = async ({ merchant }: EnteredMember) =>
  (await stage.endpoints(merchant.code)).map(({ token }) => token);

/** A member whose device is bound, and that browser's service worker: it has the cookie and no token. */
async function enterWithWorker() {
  const entered = await stage.enter(await stage.openMerchant());
  const token = subscribe();
  await stage.bind(entered.visitor, token);
  const worker = visit(stage.site.app, entered.merchant);
  worker.cookie = entered.visitor.cookie;
  return { ...entered, entered, token, worker };
}

describe('POST /wps/push/device', () => {
  test('PUSH-03 says whether the device is bound by this session', async () => {
    const merchant = await stage.openMerchant();
    const entered = await stage.enter(merchant);
    const token = subscribe();
    expect(await isBound(entered.visitor, token)).toBe(false);
    await stage.bind(entered.visitor, token);
    expect(await isBound(entered.visitor, token)).toBe(true);
    expect(await isBound(entered.visitor, subscribe())).toBe(false);
    const { visitor: other } = await stage.enter(merchant);
    expect(await isBound(other, token)).toBe(false);
    // Another session of the same member: its end would unbind the device.
    const { visitor: elsewhere } = await stage.enter(merchant, entered.member);
    expect(await isBound(elsewhere, token)).toBe(false);
    await stage.bind(elsewhere, token);
    expect(await isBound(entered.visitor, token)).toBe(false);
  });

  test('PUSH-03, T1 knows nothing of another merchant’s, of no token, nor for guests', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const token = subscribe();
    await stage.bind(entered.visitor, token);
    const other = await stage.enter(await stage.openMerchant());
    expect(await isBound(other.visitor, token)).toBe(false);
    expect(await isBound(entered.visitor, 'no subscription')).toBe(false);
    expect((await entered.visitor.call(checkPushDevice, {})).status).toBe(400);
    const guest = await visit(stage.site.app, entered.merchant).call(checkPushDevice, { token });
    expect(guest.errorCode).toBe('customer.not.login');
  });
});

describe('POST /wps/push/renewal', () => {
  test('PUSH-03 puts a new subscription in the place of the bound one, with what waits for it', async () => {
    const { worker, entered, token } = await enterWithWorker();
    await entered.visitor.call(subscribeTopic, { token, topic: 'ALL' });
    await stage.tellAnswered(entered);
    const made = await stage.sandbox.ask('POST', '/push/subscriptions');
    const { endpoint } = made.json() as { endpoint: string };
    const renewed = await worker.call(renewPushDevice, { previous: token, token: made.body });
    expect([renewed.status, renewed.value]).toEqual([200, null]);
    expect(await stage.endpoints(entered.merchant.code)).toMatchObject([
      { token: made.body, memberId: entered.member.id, hearsAll: true },
    ]);
    expect(await isBound(entered.visitor, made.body)).toBe(true);
    await stage.send();
    expect(await stage.inbox(endpoint.split('/').at(-1) ?? '')).toHaveLength(1);
    // A repetition is no error, because the first answer may have been lost.
    const again = await worker.call(renewPushDevice, { previous: token, token: made.body });
    expect(again.status).toBe(200);
    expect(await tokensAt(entered)).toEqual([made.body]);
  });

  test('PUSH-03, V5 is refused without the session that bound it, whoever knows the subscription', async () => {
    const { worker, entered, token, merchant } = await enterWithWorker();
    const own = { previous: token, token: subscribe() };
    const stranger = visit(stage.site.app, merchant);
    expect((await stranger.call(renewPushDevice, own)).errorCode).toBe('customer.not.login');
    const other = await stage.enter(merchant);
    expect((await other.visitor.call(renewPushDevice, own)).errorCode).toBe('not_found');
    const elsewhere = await stage.enter(merchant, entered.member);
    expect((await elsewhere.visitor.call(renewPushDevice, own)).errorCode).toBe('not_found');
    const foreign = await worker.call(renewPushDevice, own, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.errorCode).toBe('function.not.available');
    expect(await tokensAt(entered)).toEqual([token]);
  });

  test('PUSH-03 is refused for a subscription that the session did not bind, and for one of no push service', async () => {
    const { worker, entered, token } = await enterWithWorker();
    const unknown = await worker.call(renewPushDevice, {
      previous: subscribe(),
      token: subscribe(),
    });
    expect(unknown.errorCode).toBe('not_found');
    const nowhere = subscribe().replace('fcm.googleapis.com', 'push.example');
    const bad = await worker.call(renewPushDevice, { previous: token, token: nowhere });
    expect(bad.errorCode).toBe('request_param_err');
    expect(await tokensAt(entered)).toEqual([token]);
  });

  test('PUSH-03, PUSH-05, H6 ends with the session, not with its idleness', async () => {
    const { worker, entered, token, merchant } = await enterWithWorker();
    stage.pass(60 * 60_000);
    const next = subscribe();
    expect((await worker.call(renewPushDevice, { previous: token, token: next })).status).toBe(200);
    expect(await tokensAt(entered)).toEqual([next]);
    const later = { previous: next, token: subscribe() };
    await forMerchant(stage.site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'update session set expires_at = $1 where member_id = $2', [
        new Date(stage.site.now()),
        entered.member.id,
      ]),
    );
    expect((await worker.call(renewPushDevice, later)).errorCode).toBe('customer.not.login');

    const out = await enterWithWorker();
    await out.visitor.call(logOut);
    const ended = await out.worker.call(renewPushDevice, {
      previous: out.token,
      token: subscribe(),
    });
    expect(ended.errorCode).toBe('customer.not.login');
  });

  test('PUSH-01 is refused where notifications are off', async () => {
    const entered = await stage.enter(await stage.openMerchant({ 'push.enabled': 'off' }));
    const asked = { previous: subscribe(), token: subscribe() };
    expect((await entered.visitor.call(renewPushDevice, asked)).errorCode).toBe(
      'function.not.available',
    );
  });
});
