import { randomUUID } from 'node:crypto';
import type { Fact } from '@parlour/contract/facts/fact';
import type { FactName } from '@parlour/contract/facts/facts';
import {
  notificationList,
  readNotifications,
  unreadNotifications,
} from '@parlour/contract/notification/calls';
import { announce as importAnnouncements } from '@parlour/seed/testing/announcement-fixtures';
import { createSettledRound } from '@parlour/seed/testing/ledger-fixtures';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepExpiredRemoved } from '../../expiry.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';
import type { Item } from './present-own.ts';

const day = 24 * 3_600_000;
const noon = Date.parse('2026-11-10T12:00:00Z');
let time = noon;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: () => new Date(time) });
});
afterAll(() => site.close());

type Player = { merchant: TestMerchant; member: TestMember; visitor: Visitor };

async function openMerchant(settings: Record<string, string> = {}): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, { languages: 'EN,UR', ...settings });
  await site.merchants.reload();
  return merchant;
}
async function enter(merchant: TestMerchant): Promise<Player> {
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return { merchant, member, visitor };
}

/** Delivers a fact to the push module, as the outbox does. */
async function tell<N extends FactName>(
  { merchant, member }: Player,
  name: N,
  about: Fact<N>['about'],
): Promise<void> {
  const push = site.modules.find((each) => each.name === 'push');
  const fact = {
    id: randomUUID(),
    name,
    merchantCode: merchant.code,
    memberId: member.id,
    at: new Date(time),
  };
  await push?.handles?.[name]?.({ ...fact, about } as never);
}

async function answer(entered: Player, text: string, id: string = randomUUID()): Promise<string> {
  const { merchant, member } = entered;
  const at = new Date(time);
  await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(
      tx,
      `insert into feedback (merchant_code, id, member_id, form_id, category, content, sent_at, answer, answered_at)
       values ($1, $2, $3, $2, 'idea', 'Hello', $4, $5, $4)
       on conflict (merchant_code, id) do update set answer = excluded.answer`,
      [merchant.code, id, member.id, at, text],
    ),
  );
  await tell(entered, 'feedback.answered', { feedbackId: id });
  return id;
}

async function settle(entered: Player, won: string, round: string = randomUUID()): Promise<string> {
  const { merchant, member } = entered;
  const place = { ownerUrl: site.urls.ownerUrl, merchantCode: merchant.code };
  const openedAt = new Date(time - 600_000);
  const settled = { id: round, memberId: member.id, gameCode: 'meadow', openedAt };
  await createSettledRound(place, settled, new Date(time));
  await forMerchant(site.urls.ownerUrl, merchant.code, async (tx) => {
    const names = JSON.stringify({ EN: 'Meadow 5', UR: 'میدان 5' });
    await runStatement(
      tx,
      `insert into game (merchant_code, vendor, node_id, game_id, category, names, position)
          values ($1, 'STUDIO', '1', 'meadow', 'LOTT', $2::jsonb, 1)
          on conflict do nothing`,
      [merchant.code, names],
    );
    await runStatement(
      tx,
      `insert into game_draw (merchant_code, vendor, game_id, next_draw_at)
          values ($1, 'STUDIO', 'meadow', now()) on conflict do nothing`,
      [merchant.code],
    );
  });
  const about = { integration: 'hub', round, game: 'meadow', currency: 'USD', staked: '100000' };
  await tell(entered, 'round.settled', { ...about, won });
  return round;
}

const listOf = async ({ visitor }: Player, headers?: Record<string, string>): Promise<Item[]> =>
  ((await visitor.call(notificationList, {}, headers && { headers })).value as { items: Item[] })
    .items;
const unreadOf = async ({ visitor }: Player): Promise<number> =>
  ((await visitor.call(unreadNotifications)).value as { count: number }).count;

const announce = async (merchant: TestMerchant, content: string) => {
  const texts = { EN: { title: 'Double tickets', content } };
  const audiences = ['members', 'guests'] as const;
  const announcements = audiences.map((audience) => ({
    id: audience,
    audience,
    texts,
    goTo: audience === 'members' ? '/m/activity' : null,
  }));
  const place = { ownerUrl: site.urls.ownerUrl, merchantCode: merchant.code };
  await importAnnouncements(place, { group: 'm_home', announcements }, new Date(time));
  await site.merchants.reload();
};

describe('GET /wps/notification/list', () => {
  test('MEMBER-14 what a member is told stands there newest first, in the reader’s language, also where push is off', async () => {
    const entered = await enter(await openMerchant());
    await settle(entered, '124000000');
    time += 60_000;
    await settle(entered, '0');
    time += 60_000;
    await answer(entered, 'It was paid.');
    const items = await listOf(entered);
    expect(items.map(({ kind, title, line, link }) => [kind, title, line, link])).toEqual([
      ['answer', 'We replied to your feedback', 'It was paid.', '/m/feedback'],
      ['draw', 'Draw result', 'The result of Meadow 5 is in.', '/m/member/home'],
      [
        'prize',
        'Prize added to your balance',
        '\u2066$1,240.00\u2069 from Meadow 5.',
        '/m/member/home',
      ],
    ]);
    expect(items.map(({ at }) => at)).toEqual([time, time - 60_000, time - 120_000]);
    const [, , prize] = await listOf(entered, { language: 'UR' });
    expect(prize?.line).toBe('میدان 5 سے \u2066$1,240.00\u2069۔');
  });

  test('MEMBER-14, POP-02 announcements stand among them, those for guests do not', async () => {
    const merchant = await openMerchant();
    await announce(merchant, '<p>From <b>Friday</b> &amp; on</p>');
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      insertRows(
        tx,
        'notice',
        [0, 31].map((days) => ({
          merchantCode: merchant.code,
          id: `notice-${days}`,
          position: days,
          titles: { EN: 'Maintenance' },
          contents: { EN: 'On <b>Tuesday</b>.' },
          createdAt: new Date(time - days * day - 1_000),
        })),
      ),
    );
    await site.merchants.reload();
    expect(await listOf(await enter(merchant))).toEqual([
      {
        id: 'popup/members',
        kind: 'announcement',
        title: 'Double tickets',
        line: 'From Friday & on',
        html: '<p>From <b>Friday</b> &amp; on</p>',
        at: time,
        link: '/m/activity',
        isRead: false,
      },
      {
        id: 'notice/notice-0',
        kind: 'announcement',
        title: 'Maintenance',
        line: 'On <b>Tuesday</b>.',
        html: null,
        at: time - 1_000,
        link: null,
        isRead: false,
      },
    ]);
  });

  test('MEMBER-14 what is told twice is one row, and what became of it later takes its place, unread', async () => {
    const entered = await enter(await openMerchant());
    const round = await settle(entered, '100000');
    await settle(entered, '100000', round);
    await entered.visitor.call(readNotifications, { all: true });
    await settle(entered, '100000', round);
    expect(await listOf(entered)).toMatchObject([
      { line: '\u2066$1.00\u2069 from Meadow 5.', isRead: true },
    ]);
    time += 1_000;
    await settle(entered, '300000', round);
    expect(await listOf(entered)).toMatchObject([
      { line: '\u2066$3.00\u2069 from Meadow 5.', isRead: false },
    ]);
  });

  test('MEMBER-14 a prize that was taken back is gone', async () => {
    const entered = await enter(await openMerchant());
    const round = await settle(entered, '100000');
    time += 1_000;
    const about = { integration: 'hub', round, game: 'meadow', currency: 'USD' };
    await tell(entered, 'round.settled', { ...about, staked: '0', won: '0' });
    expect(await listOf(entered)).toEqual([]);
  });

  test('MEMBER-12, MEMBER-14 an answer that is given anew is the same row with the new words', async () => {
    const entered = await enter(await openMerchant());
    const id = await answer(entered, 'First');
    time += 1_000;
    await answer(entered, 'Second', id);
    expect(await listOf(entered)).toMatchObject([{ line: 'Second', isRead: false }]);
  });

  test('MEMBER-14 fifty at most, and nothing older than thirty days, which is then removed', async () => {
    const entered = await enter(await openMerchant());
    const { merchant, member } = entered;
    const within = <T>(act: Parameters<typeof forMerchant<T>>[2]) =>
      forMerchant(site.urls.ownerUrl, merchant.code, act);
    await within((tx) =>
      insertRows(
        tx,
        'notification',
        Array.from({ length: 52 }, (_, at) => ({
          merchantCode: merchant.code,
          memberId: member.id,
          kind: 'draw' as const,
          source: `round:${at}`,
          path: '/m/member/home',
          createdAt: new Date(time - (at === 0 ? 31 * day : at * 1_000)),
        })),
      ),
    );
    expect([(await listOf(entered)).length, await unreadOf(entered)]).toEqual([50, 50]);
    const clock = () => new Date(time);
    await keepExpiredRemoved(
      { database: site.database, merchants: site.merchants, clock },
      site.modules,
    ).run(new AbortController().signal);
    expect(await within((tx) => runStatement(tx, 'select from notification'))).toHaveLength(51);
  });
});

describe('POST /wps/notification/read, GET /wps/notification/unread', () => {
  test('MEMBER-14 one, or all, are read, however often that is told', async () => {
    const merchant = await openMerchant();
    await announce(merchant, '<p>One</p>');
    const entered = await enter(merchant);
    await answer(entered, 'One');
    await answer(entered, 'Two');
    expect(await unreadOf(entered)).toBe(3);
    const [first] = await listOf(entered);
    const ids = [first?.id ?? '', 'popup/members', 'popup/nobody', randomUUID()];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await entered.visitor.call(readNotifications, { ids })).toMatchObject({ status: 200 });
      expect(await unreadOf(entered)).toBe(1);
    }
    await entered.visitor.call(readNotifications, { all: true });
    await entered.visitor.call(readNotifications, { all: true });
    expect(await unreadOf(entered)).toBe(0);
  });

  test('MEMBER-14, POP-07 an announcement that says something else is not read any more', async () => {
    const merchant = await openMerchant();
    await announce(merchant, '<p>One</p>');
    const entered = await enter(merchant);
    await entered.visitor.call(readNotifications, { all: true });
    await announce(merchant, '<p>One</p>');
    expect(await unreadOf(entered)).toBe(0);
    await announce(merchant, '<p>Two</p>');
    expect(await unreadOf(entered)).toBe(1);
    await entered.visitor.call(readNotifications, { all: true });
    expect(await unreadOf(entered)).toBe(0);
  });

  test('MEMBER-14, T2 nobody sees or marks what another member was told, at the merchant or elsewhere', async () => {
    const merchant = await openMerchant();
    const own = await enter(merchant);
    const others = [await enter(merchant), await enter(await openMerchant())];
    await answer(own, 'Mine');
    const ids = (await listOf(own)).map(({ id }) => id);
    for (const other of others) {
      expect([await listOf(other), await unreadOf(other)]).toEqual([[], 0]);
      await other.visitor.call(readNotifications, { ids });
      await other.visitor.call(readNotifications, { all: true });
    }
    expect(await unreadOf(own)).toBe(1);
  });

  test('MEMBER-14, V1 guests are refused, and so is what names neither or both', async () => {
    const merchant = await openMerchant();
    const guest = visit(site.app, merchant);
    for (const each of [notificationList, unreadNotifications]) {
      expect(await guest.call(each)).toMatchObject({ status: 401 });
    }
    expect(await guest.call(readNotifications, { all: true })).toMatchObject({ status: 401 });
    const { visitor } = await enter(merchant);
    for (const wrong of [{}, { ids: [] }, { ids: ['a'], all: true }, { all: false }]) {
      expect(await visitor.call(readNotifications, wrong as never)).toMatchObject({
        status: 400,
        errorCode: 'request_param_err',
      });
    }
  });
});
