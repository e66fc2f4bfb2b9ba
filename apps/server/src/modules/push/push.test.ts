import { randomUUID } from 'node:crypto';
import {
  choosePush,
  pushChoice,
  pushOccasion,
  subscribeTopic,
  unbindWebToken,
  unsubscribeTopic,
} from '@parlour/contract/push/calls';
import { logOut } from '@parlour/contract/session/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import type { PushPayload } from '@parlour/contract/push/kinds';
import { addDays, dayOf } from '@parlour/contract/rewards/local-days';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '../../testing/visitor.ts';
import { openPushStage, type PushStage } from './testing/push-stage.ts';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage();
});
afterAll(() => stage.close());

const minute = 60_000;
const hour = 60 * minute;

/** A subscription as a browser returns it. */
async function subscribe(ending = '', senderKey?: string): Promise<{ id: string; token: string }> {
  const id = `${randomUUID()}${ending}`;
  const made = await stage.sandbox.ask('POST', '/push/subscriptions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, senderKey }),
  });
  return { id, token: made.body };
}

describe('a device', () => {
  test('PUSH-03, PUSH-04 that is bound is told, by the merchant’s own key, and a repeated fact tells it once', async () => {
    const merchant = await stage.openMerchant();
    const entered = await stage.enter(merchant);
    const status = await entered.visitor.call(siteStatus);
    const { push } = status.value['info'] as { push: { vapidKey: string } };
    const { id, token } = await subscribe('', push.vapidKey);
    expect(await stage.bind(entered.visitor, token)).toMatchObject({ status: 200, value: null });
    const fact = randomUUID();
    await stage.tellAnswered(entered, fact);
    await stage.send();
    await stage.tellAnswered(entered, fact);
    await stage.send();
    expect(await stage.inbox(id)).toEqual([
      {
        title: expect.any(String) as string,
        body: 'We’ve replied to your feedback.',
        path: '/m/feedback',
        tag: 'answer:',
        language: 'en',
        direction: 'ltr',
      },
    ]);
  });

  test('PUSH-05 the key is told with the status, another merchant’s is another, and none where it is off', async () => {
    const keys = [];
    for (const settings of [{}, {}, { 'push.enabled': 'off' }]) {
      const { value } = await visit(stage.site.app, await stage.openMerchant(settings)).call(
        siteStatus,
      );
      keys.push((value['info'] as { push?: { vapidKey: string } }).push?.vapidKey);
    }
    expect(keys[0]).toMatch(/^B[\w-]{86}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBeUndefined();
  });

  test('PUSH-05 a logout unbinds it, and what waits for it is not sent', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const { id, token } = await subscribe();
    await stage.bind(entered.visitor, token);
    await stage.tellAnswered(entered);
    await entered.visitor.call(logOut);
    await stage.send();
    expect([await stage.inbox(id), await stage.endpoints(entered.merchant.code)]).toEqual([[], []]);
  });

  test('PUSH-03 it can be unbound, and belongs to whoever bound it last', async () => {
    const merchant = await stage.openMerchant();
    const [first, second] = [await stage.enter(merchant), await stage.enter(merchant)];
    const { id, token } = await subscribe();
    await stage.bind(first.visitor, token);
    await stage.bind(second.visitor, token);
    await stage.tellAnswered(first);
    await stage.tellAnswered(second);
    await first.visitor.call(unbindWebToken, { token });
    await stage.send();
    expect(await stage.inbox(id)).toHaveLength(1);
    await second.visitor.call(unbindWebToken, { token });
    expect(await stage.endpoints(merchant.code)).toEqual([]);
  });

  test('PUSH-03 a member has ten at most: the oldest goes', async () => {
    const { visitor, merchant } = await stage.enter(await stage.openMerchant());
    const tokens = [];
    for (let count = 0; count < 11; count += 1) {
      const { token } = await subscribe();
      tokens.push(token);
      await stage.bind(visitor, token);
      stage.pass(1_000);
    }
    const kept = (await stage.endpoints(merchant.code)).map(({ token }) => token);
    expect(kept.toSorted()).toEqual(tokens.slice(1).toSorted());
  });

  test('V5, PUSH-03 an endpoint of a host that is no push service is refused', async () => {
    const { visitor, merchant } = await stage.enter(
      await stage.openMerchant({ 'push.hosts': 'none' }),
    );
    const { token } = await subscribe();
    const { keys } = JSON.parse(token) as { keys: object };
    const at = (endpoint: string) => stage.bind(visitor, JSON.stringify({ endpoint, keys }));
    for (const endpoint of [
      'https://169.254.169.254/latest',
      'https://push.example/x',
      'http://fcm.googleapis.com/wp/x',
      'https://fcm.googleapis.com:8443/wp/x',
      'https://user@fcm.googleapis.com/wp/x',
      'https://fcm.googleapis.com.example/wp/x',
    ]) {
      expect(await at(endpoint), endpoint).toMatchObject({ errorCode: 'request_param_err' });
    }
    for (const bad of [token, 'no JSON', '{}', '{"endpoint":"https://fcm.googleapis.com/x"}']) {
      expect(await stage.bind(visitor, bad)).toMatchObject({ errorCode: 'request_param_err' });
    }
    expect(await stage.endpoints(merchant.code)).toEqual([]);
    expect((await at('https://fcm.googleapis.com/wp/abc')).status).toBe(200);
    expect((await at('https://updates.push.services.mozilla.com/wpush/v2/x')).status).toBe(200);
    expect((await at('https://web.push.apple.com/QGx')).status).toBe(200);
  });

  test('PUSH-01 a guest binds nothing, and nobody does where it is off', async () => {
    const { token } = await subscribe();
    const guest = await stage.bind(visit(stage.site.app, await stage.openMerchant()), token);
    expect(guest.errorCode).toBe('customer.not.login');
    const { visitor } = await stage.enter(await stage.openMerchant({ 'push.enabled': 'off' }));
    expect((await stage.bind(visitor, token)).errorCode).toBe('function.not.available');
  });

  test('PUSH-03 it joins and leaves the topic of its merchant, and only its own member may', async () => {
    const merchant = await stage.openMerchant();
    const [{ visitor }, other] = [await stage.enter(merchant), await stage.enter(merchant)];
    const { token } = await subscribe();
    await stage.bind(visitor, token);
    const hears = async () =>
      (await stage.endpoints(merchant.code)).map(({ hearsAll }) => hearsAll);
    expect((await visitor.call(subscribeTopic, { token, topic: 'ALL' })).status).toBe(200);
    expect(await hears()).toEqual([true]);
    const foreign = await other.visitor.call(unsubscribeTopic, { token, topic: 'ALL' });
    expect([foreign.errorCode, await hears()]).toEqual(['not_found', [true]]);
    expect((await visitor.call(unsubscribeTopic, { token, topic: 'ALL' })).status).toBe(200);
    expect(await hears()).toEqual([false]);
    expect((await visitor.call(subscribeTopic, { token, topic: 'OTHER' })).status).toBe(400);
  });
});

describe('sending', () => {
  test('PUSH-04 a device that is gone is removed', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    await stage.bind(entered.visitor, (await subscribe('gone')).token);
    const { token } = await subscribe();
    await stage.bind(entered.visitor, token);
    await stage.tellAnswered(entered);
    await stage.send();
    expect((await stage.endpoints(entered.merchant.code)).map((each) => each.token)).toEqual([
      token,
    ]);
  });

  test('PUSH-04 a service that is down is asked again; one that refuses is not', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const [down, bad] = [await subscribe('down'), await subscribe('bad')];
    await stage.bind(entered.visitor, down.token);
    await stage.bind(entered.visitor, bad.token);
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(down.id)).toEqual([]);
    await stage.send();
    expect(await stage.inbox(down.id)).toEqual([]);
    stage.pass(6_000);
    await stage.send();
    expect(await stage.inbox(down.id)).toHaveLength(1);
    const ended = (await stage.deliveries(entered.merchant.code)).map(
      ({ endedAt }) => endedAt !== null,
    );
    expect(ended).toEqual([true, true]);
  });

  test('PUSH-04 Retry-After is obeyed, for all that waits for that device', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const { token } = await subscribe('quota');
    await stage.bind(entered.visitor, token);
    await stage.tellAnswered(entered);
    await stage.send();
    const asked = stage.site.now();
    await stage.tellAnswered(entered);
    const [first] = await stage.deliveries(entered.merchant.code);
    expect(first?.dueAt.getTime()).toBe(asked + 2 * minute);
    expect(stage.site.logged()).toContain('status 429');
  });

  test('PUSH-04 in quiet hours it waits until they end', async () => {
    const settings = { 'push.quietHours': '22:00-08:00', timeZone: 'Asia/Manila' };
    const entered = await stage.enter(await stage.openMerchant(settings));
    const { id, token } = await subscribe();
    await stage.bind(entered.visitor, token);
    const manila = (stage.site.now() / hour + 8) % 24;
    stage.pass(((23 - manila + 24) % 24) * hour);
    await entered.visitor.logIn(entered.member);
    await stage.bind(entered.visitor, token);
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(id)).toEqual([]);
    // One minute more, because the fractions of an hour above are not whole milliseconds.
    stage.pass(9 * hour + minute);
    await stage.send();
    expect(await stage.inbox(id)).toHaveLength(1);
  });

  test('PUSH-04 what one member is told goes before news for all that waited longer', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const { id, token } = await subscribe();
    await stage.bind(entered.visitor, token);
    // More than a batch.
    await forMerchant(stage.site.urls.ownerUrl, entered.merchant.code, (tx) =>
      runStatement(
        tx,
        `insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
            select merchant_code, id, number::text, 'news', '{"title":"t","body":"n"}', bound_at, bound_at
              from push_endpoint, generate_series(1, 200) as number`,
      ),
    );
    stage.pass(1_000);
    await stage.tellAnswered(entered);
    await stage.send();
    const sent = (await stage.inbox<PushPayload>(id)).toReversed();
    expect(sent).toHaveLength(201);
    // Eight are sent at a time, so it is among the first eight.
    expect(sent.findIndex(({ path }) => path === '/m/feedback')).toBeLessThan(8);
  });

  test.each([
    ['a prize', { game: 'lanterns', won: 1n, daysAgo: 1 }, true],
    ['a ticket of a draw', { game: 'meadow', won: 0n, daysAgo: 0 }, true],
    ['a lost round of another game', { game: 'lanterns', won: 0n, daysAgo: 0 }, false],
    ['a prize of the day before yesterday', { game: 'lanterns', won: 1n, daysAgo: 2 }, false],
  ])('PUSH-02 whether %s is an occasion to offer notifications', async (_, played, expected) => {
    const { visitor, member, merchant } = await stage.enter(await stage.openMerchant());
    expect((await visitor.call(pushOccasion)).value).toEqual({ hasOccasion: false });
    const { game, won, daysAgo } = played;
    await forMerchant(stage.site.urls.ownerUrl, merchant.code, async (tx) => {
      await runStatement(
        tx,
        `insert into game (merchant_code, vendor, node_id, game_id, category, names, position)
          values ($1, 'STUDIO', '1', 'meadow', 'LOTT', '{"EN":"Meadow 5"}', 1)`,
        [merchant.code],
      );
      await runStatement(
        tx,
        `insert into game_draw (merchant_code, vendor, game_id, next_draw_at)
          values ($1, 'STUDIO', 'meadow', now())`,
        [merchant.code],
      );
      const day = addDays(dayOf(new Date(stage.site.now()), 'UTC'), -daysAgo);
      const sums = { rounds: 1, staked: 100_000n, won, currency: 'USD', category: null };
      const place = { merchantCode: merchant.code, memberId: member.id };
      await insertRows(tx, 'activity_day', [{ ...place, day, game, ...sums }]);
    });
    expect((await visitor.call(pushOccasion)).value).toEqual({ hasOccasion: expected });
    // Another member of the merchant has had none.
    const other = await stage.enter(merchant);
    expect((await other.visitor.call(pushOccasion)).value).toEqual({ hasOccasion: false });
    const guest = await visit(stage.site.app, merchant).call(pushOccasion);
    expect(guest.status).toBe(401);
  });

  test('PUSH-04 what a member does not want is not sent', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const { visitor } = entered;
    const { id, token } = await subscribe();
    await stage.bind(visitor, token);
    const all = ['draw', 'prize', 'answer', 'news'];
    expect((await visitor.call(pushChoice)).value).toEqual({ wanted: all });
    await visitor.call(choosePush, { wanted: ['draw'] });
    expect((await visitor.call(pushChoice)).value).toEqual({ wanted: ['draw'] });
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(id)).toEqual([]);
    await visitor.call(choosePush, { wanted: all });
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(id)).toHaveLength(1);
    expect((await visitor.call(choosePush, { wanted: ['draw', 'draw'] })).status).toBe(400);
  });

  test('S3 neither endpoint nor keys stand in the log', async () => {
    const entered = await stage.enter(await stage.openMerchant());
    const { token } = await subscribe('gone');
    await stage.bind(entered.visitor, token);
    await stage.tellAnswered(entered);
    await stage.send();
    const { keys, endpoint } = JSON.parse(token) as { endpoint: string; keys: { auth: string } };
    expect(stage.site.logged()).toContain('a device is gone');
    for (const secret of [endpoint, keys.auth]) expect(stage.site.logged()).not.toContain(secret);
  });
});
