// The two calls that count what a member can claim: by kind for the tab bar, and row by row for the reward centre.
import { randomUUID } from 'node:crypto';
import { availablePromotions, claimPromotion, rewardClaims } from '@parlour/contract/rewards/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { insertRows } from '@parlour/database/statements/run-statement';
import { createClubLabel, forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import { handlersOf } from '../../facts.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { noteVendors } from '../../testing/player.ts';
import { gift, openRewards } from '../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { otherKeys } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  const grantFreePlays = async () => ({ refused: 'not now' });
  site = await startTestSite({ vendors: { ...noteVendors().vendors, grantFreePlays } });
});
afterAll(() => checkLedgerAndClose(site));

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const said = (title: string) => ({ EN: { title } });
const bonus = {
  kind: 'bonus',
  amount: '5',
  wagering: 2,
  days: 7,
  weights: { default: 100 },
} as const;
const plays = {
  kind: 'freePlays',
  vendor: 'TIDEPOOL',
  game: 'three-lanterns',
  stake: '1',
  plays: 2,
  days: 7,
} as const;
const voucher = {
  kind: 'voucher',
  texts: { EN: { title: 'Treat', line: '' } },
  reward: cash('3'),
  days: 3,
} as const;
const once = (reward: Reward) => ({ kind: 'gift', every: 'once', reward }) as const;

/** Promotions whose rewards are claimed by a press. */
const pressed: [string, Partial<PromotionFile>][] = [
  ['cash', { rule: once(cash('10')) }],
  ['voucher', { rule: once(voucher) }],
  ['plays', { rule: once(plays) }],
  ['bonus', { type: 'DEPOSIT', rule: once(bonus) }],
  ['app', { type: 'APP_DOWNLOAD', rule: once(cash('1')) }],
  [
    'check-in',
    {
      type: 'LOGIN',
      rule: { kind: 'signIn', daily: cash('1'), streaks: [{ days: 2, reward: cash('4') }] },
    },
  ],
];
const does = { does: 'rounds', target: 1 } as const;
const task = (code: string) => ({ code, texts: said(code), ...does, reward: cash('2') });
/** Promotions whose rewards are earned first, each with the occasions for which the member has earned them. */
const earned: [string, Partial<PromotionFile>, string[]][] = [
  [
    'tasks',
    { type: 'MISSION', rule: { kind: 'tasks', every: 'once', tasks: [task('one'), task('two')] } },
    ['task one once', 'task two once'],
  ],
  [
    'cashback',
    { type: 'SAVIOR', rule: { kind: 'rescue', rate: 5, least: '10', most: '100' } },
    ['week 2026-11-16'],
  ],
  [
    'board',
    {
      type: 'MISSION',
      rule: { kind: 'leaderBoard', period: 'day', prizes: [{ ranks: [1, 1], reward: cash('9') }] },
    },
    ['day 2026-11-20'],
  ],
  [
    'level',
    {
      type: 'UPGRADE_BONUS',
      rule: { kind: 'level', levels: [{ label: 'gold', texts: said('Gold'), reward: cash('7') }] },
    },
    ['level:gold'],
  ],
  [
    'friend',
    {
      type: 'REFERRAL',
      rule: { kind: 'invite', friend: does, withinDays: 30, reward: cash('6') },
    },
    ['friend:1', 'friend:2'],
  ],
];

async function begin() {
  const rewards = await openRewards(site, {
    'integrations.hub.url': 'https://hub.example',
    'integrations.hub.operatorId': '7',
    'integrations.hub.privateKey': otherKeys.privateKey.trim(),
  });
  const { merchant, place, publish, join } = rewards;
  await createGames(place, [
    {
      vendor: 'TIDEPOOL',
      gameId: 'three-lanterns',
      nodeId: '7',
      integration: 'hub',
      names: { EN: 'Lanterns' },
    },
  ]);
  const label = await createClubLabel(place.ownerUrl, place.merchantCode);
  const { member, visitor } = await join({ clubLabelId: label });
  for (const [code, over] of pressed) await publish(gift({ code, ...over }));
  /** Writes rewards as the rules do when a member has earned them. */
  const earn = async (promotionId: string, occasions: readonly string[], over: object = {}) =>
    forMerchant(place.ownerUrl, merchant.code, (tx) =>
      insertRows(
        tx,
        'reward',
        occasions.map((occasion) => ({
          merchantCode: merchant.code,
          id: randomUUID(),
          memberId: member.id,
          promotionId,
          occasion,
          reward: JSON.stringify(cash('2')),
          currency: 'USD',
          cost: money('2'),
          state: 'ready',
          about: '{}',
          readyAt: new Date(site.now()),
          ...over,
        })),
      ),
    );
  const ids: Record<string, string> = {};
  for (const [code, over, occasions] of earned) {
    const id = await publish(gift({ code, ...over }));
    ids[code] = id;
    await earn(id, occasions);
  }
  const claim = (id: string, item: string | null) =>
    visitor.call(
      claimPromotion,
      { id, ...(item !== null && { item }) },
      { headers: { 'idempotency-key': randomUUID() } },
    );
  type Row = { promotionId: string; item: string | null; type: PromotionType; state: string };
  /** The rows that can be claimed now. */
  async function open(): Promise<Row[]> {
    const { value } = await visitor.call(rewardClaims);
    return (value['rows'] as Row[]).filter(({ state }) => state !== 'waiting');
  }
  /** Asks both calls and returns their counts by kind. */
  async function counts() {
    const { value } = await visitor.call(availablePromotions);
    const content = value['content'] as Partial<Record<PromotionType, { count: number }>>;
    const rows = Object.groupBy(await open(), ({ type }) => type);
    const told = Object.entries(content).filter(([, { count }]) => count > 0);
    return {
      byKind: Object.fromEntries(told.map(([type, { count }]) => [type, count])),
      byRow: Object.fromEntries(
        Object.entries(rows).map(([type, ofType]) => [type, ofType.length]),
      ),
    };
  }
  return { ...rewards, ids, earn, claim, open, counts };
}

/** Delivers all waiting facts. */
const tell = () =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now() + 3_600_000),
    onFailure: () => undefined,
  });

describe('what can be claimed', () => {
  test('PROMO-01, PROMO-06 is counted alike by the tab and by the list, of every kind, and after each claim', async () => {
    const { claim, open, counts } = await begin();
    const first = await counts();
    expect(first.byRow).toEqual({
      REGISTER: 3,
      DEPOSIT: 1,
      APP_DOWNLOAD: 1,
      LOGIN: 1,
      MISSION: 3,
      SAVIOR: 1,
      UPGRADE_BONUS: 1,
      REFERRAL: 2,
    });
    expect(first.byKind).toEqual(first.byRow);
    for (let left = 12; left >= 0; left -= 1) {
      const [next, ...rest] = await open();
      expect(rest).toHaveLength(left);
      expect((await claim(next?.promotionId ?? '', next?.item ?? null)).status).toBe(200);
      const { byKind, byRow } = await counts();
      expect(byKind).toEqual(byRow);
    }
    expect(await open()).toEqual([]);
  });

  test('PROMO-01, PROMO-08 a supplier’s refusal is counted by both until it is claimed again', async () => {
    const { claim, open, counts } = await begin();
    for (const each of await open()) await claim(each.promotionId, each.item);
    expect((await counts()).byKind).toEqual({});
    await tell();
    expect(await counts()).toEqual({ byKind: { REGISTER: 1 }, byRow: { REGISTER: 1 } });
  });

  test('PROMO-01, PROMO-06 what has lapsed, is withheld or was paid is counted by neither', async () => {
    const { ids, earn, counts } = await begin();
    const { byRow } = await counts();
    const at = new Date(site.now());
    const ago = new Date(site.now() - 1);
    await earn(ids['cashback'] ?? '', ['week 2026-11-09'], { expiresAt: ago });
    await earn(ids['friend'] ?? '', ['friend:3'], { state: 'withheld' });
    await earn(ids['board'] ?? '', ['day 2026-11-19'], { state: 'paid', paidAt: at });
    await earn(ids['board'] ?? '', ['day 2026-11-18'], { state: 'expired' });
    expect(await counts()).toEqual({ byKind: byRow, byRow });
  });
});
