import { randomUUID } from 'node:crypto';
import { claimPromotion, rewardClaims } from '@parlour/contract/rewards/calls';
import { importPromotion } from '@parlour/seed/testing/staff-rules';
import { runStatement } from '@parlour/database/statements/run-statement';
import { readPromotion } from './promotions/read-promotion.ts';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import { VendorFailure, type FreePlays, type GrantAnswer } from '#providers/games/games';
import { handlersOf } from '../../facts.ts';
import { noteVendors } from '../../testing/player.ts';
import { gift, openRewards } from '../../testing/promotions.ts';
import { checkRewardsAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { otherKeys, seatPlayer } from '../../testing/vendor.ts';

const one = 100_000;
const asked: FreePlays[] = [];
/** The supplier's answer. It grants each request once. */
let answer: (wanted: FreePlays) => Promise<GrantAnswer>;
const grants = async ({ requestId }: FreePlays): Promise<GrantAnswer> => ({
  id: `plays-${requestId}`,
});

let site: TestSite;
beforeAll(async () => {
  const vendors = {
    ...noteVendors().vendors,
    grantFreePlays: (_account: unknown, wanted: FreePlays) => {
      asked.push(wanted);
      return answer(wanted);
    },
  };
  site = await startTestSite({ vendors });
});
beforeEach(() => {
  asked.length = 0;
  answer = grants;
});
afterAll(() => checkRewardsAndClose(site));

const reward = {
  kind: 'freePlays',
  vendor: 'TIDEPOOL',
  game: 'three-lanterns',
  stake: '1',
  plays: 2,
  days: 7,
} as const;
const rule = { kind: 'gift', every: 'once', reward } as const;

/** Delivers all waiting facts, `afterMs` after the claim. */
const tell = (afterMs = 0) =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now() + 3_600_000 + afterMs),
    onFailure: () => undefined,
  });

async function begin(over: object = {}) {
  const rewards = await openRewards(site, {
    'integrations.hub.url': 'https://hub.example',
    'integrations.hub.operatorId': '7',
    'integrations.hub.privateKey': otherKeys.privateKey.trim(),
  });
  await createGames(rewards.place, [
    {
      vendor: 'TIDEPOOL',
      gameId: 'three-lanterns',
      nodeId: '7',
      integration: 'hub',
      names: { EN: 'Three Lanterns', TH: 'โคมสามดวง' },
    },
  ]);
  const id = await rewards.publish(gift({ rule, ...over }));
  const player = await seatPlayer(site, { merchant: rewards.merchant });
  const claim = (item?: string) =>
    player.visitor.call(
      claimPromotion,
      { id, ...(item && { item }) },
      { headers: { 'idempotency-key': randomUUID() } },
    );
  const listed = async () =>
    (await player.visitor.call(rewardClaims)).value['rows'] as {
      item: string;
      state: string;
      trouble: string | null;
    }[];
  const spent = async () => {
    const rows = await forMerchant(site.urls.ownerUrl, rewards.merchant.code, (tx) =>
      runStatement<{ spent: string }>(tx, 'select spent from promotion'),
    );
    return Number(rows[0]?.spent) / one;
  };
  const play = (betId: string, body: object = {}) =>
    player.bet(betId, one, {
      round: betId,
      game_code: 'three-lanterns',
      is_free: true,
      reward_uuid: `plays-${asked[0]?.requestId}`,
      ...body,
    });
  return { ...rewards, ...player, id, claim, listed, spent, play };
}

describe('a claim of free plays', () => {
  test('PROMO-08 asks the supplier with an id of its own, and is paid by its answer', async () => {
    const { claim, listed, spent, user, holds } = await begin({ budget: '2' });
    const claimed = await claim();
    expect(claimed.value).toMatchObject({ state: 'waiting', amount: '2.00', currency: 'USD' });
    expect(await listed()).toMatchObject([
      {
        state: 'waiting',
        reward: {
          kind: 'freePlays',
          freePlays: { plays: 2, stake: '1.00', title: 'Three Lanterns' },
        },
      },
    ]);
    expect((await claim()).errorCode).toBe('reward_claimed');
    await tell();
    const { claimId } = claimed.value;
    const days = 7 * 86_400_000;
    expect(asked).toMatchObject([
      { requestId: claimId, user, gameCode: 'three-lanterns', currency: 'USD', plays: 2 },
    ]);
    expect(asked[0]?.stake).toBe(BigInt(one));
    expect((asked[0]?.until.getTime() ?? 0) - (asked[0]?.from.getTime() ?? 0)).toBe(days);
    expect(await listed()).toEqual([]);
    expect(await spent()).toBe(2);
    expect(await holds()).toBe(money('100'));
  });

  test('PROMO-08 a refusal gives its row a reason and the budget its share; claimed again it is asked with the same id', async () => {
    const { claim, listed, spent } = await begin({ budget: '2' });
    answer = async () => ({ refused: 'status 403' });
    await claim();
    await tell();
    const [failed] = await listed();
    expect(failed).toMatchObject({ state: 'failed', trouble: 'refused' });
    expect(await spent()).toBe(0);
    answer = grants;
    expect((await claim(failed?.item)).value).toMatchObject({ state: 'waiting' });
    expect(await spent()).toBe(2);
    await tell();
    expect(await listed()).toEqual([]);
    expect(asked.map(({ requestId }) => requestId)).toEqual([failed?.item, failed?.item]);
  });

  test('PROMO-08 what the line loses is asked again with the same id, and told as failed after two minutes', async () => {
    const { claim, listed } = await begin();
    answer = async () => {
      throw new VendorFailure('timeout', 'silence');
    };
    await claim();
    await tell();
    expect(await listed()).toMatchObject([{ state: 'waiting', trouble: null }]);
    site.pass(3 * 60_000);
    await tell(3_600_000);
    const [failed] = await listed();
    expect(failed).toMatchObject({ state: 'failed', trouble: 'no_answer' });
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
    answer = grants;
    await claim(failed?.item);
    await tell(3 * 3_600_000);
    expect(await listed()).toEqual([]);
  });

  test('PROMO-08 an answer that came before the process died is asked for once more, and granted once', async () => {
    const { claim, listed, play, holds } = await begin();
    let dies = true;
    answer = async (wanted) => {
      if (!dies) return grants(wanted);
      dies = false;
      throw new Error('the process is gone');
    };
    await claim();
    await tell();
    await tell(3_600_000);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.requestId).toBe(asked[1]?.requestId);
    expect(await listed()).toEqual([]);
    expect(await play('b1')).toMatchObject({ status: 'RS_OK' });
    expect(await holds()).toBe(money('100'));
  });

  test('PROMO-08 a game that the merchant does not have is refused at the import', async () => {
    const { place } = await begin();
    const other = gift({ code: 'x', rule: { ...rule, reward: { ...reward, game: 'nobody' } } });
    await expect(
      importPromotion(place, readPromotion(other), new Date(site.now())),
    ).rejects.toThrow('the merchant has no game nobody of TIDEPOOL');
  });
});

describe('a free play at the wallet', () => {
  test('PROMO-08 takes nothing, counts, and what it wins is cash', async () => {
    const { claim, play, win, holds } = await begin();
    await claim();
    await tell();
    expect(await play('b1')).toMatchObject({ status: 'RS_OK', balance: 100 * one });
    expect(await play('b1')).toMatchObject({ status: 'RS_OK' });
    await win(['w1', 'b1'], 3 * one, { round: 'b1', game_code: 'three-lanterns' });
    expect(await holds()).toBe(money('103'));
    expect(await play('b2')).toMatchObject({ status: 'RS_OK' });
    expect(await play('b3')).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    await tell();
  });

  test('PROMO-08 one that is rolled back can be played again, once', async () => {
    const { claim, play, rollback } = await begin();
    await claim();
    await tell();
    await play('b1');
    await play('b2');
    const about = { round: 'b2', game_code: 'three-lanterns' };
    await rollback('k1', 'b2', about);
    await rollback('k2', 'b2', about);
    expect(await play('b3')).toMatchObject({ status: 'RS_OK' });
    expect(await play('b4')).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  });

  test('PROMO-08 twenty at once are no more than were granted', async () => {
    const { claim, play } = await begin();
    await claim();
    await tell();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => play(`b${at}`)));
    expect(replies.filter(({ status }) => status === 'RS_OK')).toHaveLength(2);
  });

  test('PROMO-08, W5 one that names nothing, another’s, another game or another stake is refused', async () => {
    const { claim, play, bet, merchant } = await begin();
    await claim();
    await tell();
    const other = await seatPlayer(site, { merchant });
    const free = { is_free: true, round: 'r9', game_code: 'three-lanterns' };
    const named = { ...free, reward_uuid: `plays-${asked[0]?.requestId}` };
    const replies = [
      await bet('x1', one, free),
      await bet('x2', one, { ...free, reward_uuid: randomUUID() }),
      await other.bet('x3', one, named),
      await play('x4', { game_code: 'one' }),
      await bet('x5', 5 * one, named),
    ];
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_UNKNOWN']));
  });
});
