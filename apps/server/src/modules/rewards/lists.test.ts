import { randomUUID } from 'node:crypto';
import {
  availablePromotions,
  claimPromotion,
  merchantPromotions,
  promotionDetails,
  promotionList,
  rewardClaims,
} from '@parlour/contract/rewards/calls';
import { importPromotion, setState } from '@parlour/seed/testing/staff-rules';
import { readPromotion } from './promotions/read-promotion.ts';
import { createClubLabel } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gift, openRewards } from '../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Reply, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const claim = (visitor: Visitor, id: string): Promise<Reply> =>
  visitor.call(claimPromotion, { id }, { headers: { 'idempotency-key': randomUUID() } });
const titles = ({ value }: Reply) =>
  (value['promotions'] as { title: string; claim: { state: string } | null }[]).map(
    ({ title, claim: own }) => `${title} ${own?.state ?? '-'}`,
  );

describe('the available promotions', () => {
  test('PROMO-01 each kind tells how many wait, and two are told of even where there are none', async () => {
    const { publish, join } = await openRewards(site);
    const first = await publish(gift());
    await publish(gift({ code: 'second' }));
    await publish(gift({ code: 'mission', type: 'MISSION' }));
    const { visitor } = await join();
    const none = { enabled: false, count: 0 };
    const content = { APP_DOWNLOAD: none, REFERRAL: none, MISSION: { enabled: true, count: 1 } };
    expect((await visitor.call(availablePromotions)).value).toEqual({
      content: { ...content, REGISTER: { enabled: true, count: 2 } },
    });
    await claim(visitor, first);
    expect((await visitor.call(availablePromotions)).value).toEqual({
      content: { ...content, REGISTER: { enabled: true, count: 1 } },
    });
  });

  test('PROMO-01 where the reward centre is off they are refused, for visitors too', async () => {
    const { join, merchant } = await openRewards(site, { 'flags.REWCEN3': 'off' });
    const { visitor } = await join();
    const guest = visit(site.app, merchant);
    for (const reply of [
      await visitor.call(availablePromotions),
      await guest.call(merchantPromotions),
      await visitor.call(rewardClaims),
    ]) {
      expect(reply).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    }
  });

  test('PROMO-01 a visitor learns how many there are, and nothing of a member', async () => {
    const { publish, merchant } = await openRewards(site);
    await publish(gift());
    const { value } = await visit(site.app, merchant).call(merchantPromotions);
    expect(value).toMatchObject({ content: { REGISTER: { enabled: true, count: 1 } } });
    expect((await visit(site.app, merchant).call(availablePromotions)).status).toBe(401);
  });
});

describe('GET /wps/promotion/list', () => {
  test('PROMO-05 those to claim come first, drafts and what is over are not there, what comes is', async () => {
    const { publish, join, place } = await openRewards(site);
    const used = await publish(gift({ texts: { EN: { title: 'Used', line: '' } } }));
    await publish(gift({ code: 'b', texts: { EN: { title: 'Open', line: '' } } }));
    const soon = { startsAt: '2027-01-01T00:00:00Z', texts: { EN: { title: 'Soon', line: '' } } };
    await publish(gift({ code: 'c', ...soon }));
    await publish(gift({ code: 'd', endsAt: '2026-01-01T00:00:00Z' }));
    await importPromotion(place, readPromotion(gift({ code: 'e' })), new Date(site.now()));
    const { visitor } = await join();
    await claim(visitor, used);
    expect(titles(await visitor.call(promotionList))).toEqual([
      'Open ready',
      'Soon none',
      'Used claimed',
    ]);
  });

  test('PROMO-03 what a member is not meant by is neither listed, counted nor told of', async () => {
    const { publish, join, place } = await openRewards(site);
    const id = await publish(gift({ type: 'UPGRADE_BONUS' }));
    const plain = await join();
    const label = await createClubLabel(place.ownerUrl, place.merchantCode);
    const gold = await join({ clubLabelId: label });
    expect(titles(await plain.visitor.call(promotionList))).toEqual([]);
    expect((await plain.visitor.call(promotionDetails, { id })).status).toBe(404);
    expect((await plain.visitor.call(rewardClaims)).value['rows']).toEqual([]);
    expect(titles(await gold.visitor.call(promotionList))).toEqual(['Welcome ready']);
    expect((await gold.visitor.call(rewardClaims)).value['rows']).toMatchObject([
      { promotionId: id, title: 'Welcome', reward: { amount: '10.00', currency: 'USD' } },
    ]);
  });

  test('PROMO-07 a budget that is used up is told before anybody tries', async () => {
    const { publish, join } = await openRewards(site);
    const id = await publish(gift({ budget: '15' }));
    const [first, second] = [await join(), await join()];
    await claim(first.visitor, id);
    expect(titles(await second.visitor.call(promotionList))).toEqual(['Welcome exhausted']);
    expect((await second.visitor.call(rewardClaims)).value['rows']).toEqual([]);
  });

  test('ROUTE-12 a visitor of an open lobby sees them without claims, of a closed one nothing', async () => {
    const open = await openRewards(site, { guestLobby: 'on' });
    const id = await open.publish(gift());
    const guest = visit(site.app, open.merchant);
    expect(titles(await guest.call(promotionList))).toEqual(['Welcome -']);
    expect((await guest.call(promotionDetails, { id })).value).toMatchObject({ claim: null });
    const closed = await openRewards(site);
    expect((await visit(site.app, closed.merchant).call(promotionList)).status).toBe(401);
  });
});

describe('GET /wps/promotion/:id', () => {
  test('PROMO-05, V3 it tells the terms in the reader’s language, cleaned when they were written', async () => {
    const { publish, join } = await openRewards(site, { languages: 'EN,TH' });
    const terms =
      '<p onclick="steal()">Once.<script>steal()</script><a href="javascript:x">no</a></p>';
    const texts = {
      EN: { title: 'Welcome', line: '', terms },
      TH: { title: 'ยินดีต้อนรับ', line: '', terms: '<b>ครั้งเดียว</b>' },
    };
    const id = await publish(gift({ texts }));
    const { visitor } = await join();
    const english = await visitor.call(promotionDetails, { id });
    expect(english.value['terms']).toBe('<p>Once.<a>no</a></p>');
    const thai = await visitor.call(promotionDetails, { id }, { headers: { language: 'TH' } });
    expect(thai.value).toMatchObject({ title: 'ยินดีต้อนรับ', terms: '<b>ครั้งเดียว</b>' });
  });

  test('PROMO-05, T3 one that ended says so, a draft and another merchant’s are not there', async () => {
    const { publish, join, place } = await openRewards(site);
    const id = await publish(gift());
    const at = new Date(site.now());
    await setState(place, { code: 'welcome', state: 'ended', at });
    const draft = await importPromotion(place, readPromotion(gift({ code: 'draft' })), at);
    const { visitor } = await join();
    expect((await visitor.call(promotionDetails, { id })).value['state']).toBe('ended');
    expect((await visitor.call(promotionDetails, { id: draft })).status).toBe(404);
    const other = await (await openRewards(site)).join();
    expect((await other.visitor.call(promotionDetails, { id })).status).toBe(404);
    expect((await visitor.call(promotionDetails, { id: 'x' })).status).toBe(400);
  });
});
