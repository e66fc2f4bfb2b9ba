import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import { cleanHtml } from '@parlour/document/clean-html';
import { importPromotion, listPromotions, setState } from '@parlour/seed/testing/staff-rules';
import { readPromotion } from './read-promotion.ts';

const file = (over: Partial<PromotionFile> = {}): PromotionFile => ({
  code: 'welcome',
  type: 'REGISTER',
  texts: { EN: { title: 'Welcome', line: 'Ten for you' } },
  rule: { kind: 'gift', every: 'once', reward: { kind: 'cash', amount: '10' } },
  budget: '100',
  ...over,
});
const at = new Date('2026-11-25T00:00:00Z');

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

async function merchant() {
  const { code: merchantCode } = await createMerchant(urls.ownerUrl, { currency: 'PHP' });
  const place = { ownerUrl: urls.ownerUrl, merchantCode };
  return {
    place,
    write: (over: Partial<PromotionFile> = {}) =>
      importPromotion(place, readPromotion(file(over)), at),
    to: (state: 'live' | 'paused' | 'ended') => setState(place, { code: 'welcome', state, at }),
  };
}

describe('a promotion', () => {
  test('PROMO-01 is a draft of the merchant’s currency until it is published', async () => {
    const { place, write, to } = await merchant();
    const id = await write();
    expect(await listPromotions(place)).toMatchObject([
      { id, state: 'draft', currency: 'PHP', budget: 10_000_000n, spent: 0n, rewards: 0 },
    ]);
    expect(await to('live')).toBe('draft');
    expect(await to('paused')).toBe('live');
    expect(await to('live')).toBe('paused');
    expect(await to('ended')).toBe('live');
    await expect(to('live')).rejects.toThrow('welcome is ended, and cannot become live');
    await expect(setState(place, { code: 'other', state: 'live', at })).rejects.toThrow(
      'there is no promotion other',
    );
  });

  test('MEMBER-13 gives a friend the days on which own money has to be staked', async () => {
    const { write } = await merchant();
    const inviting = (withinDays: number) => {
      const reward = { kind: 'cash', amount: '10' } as const;
      const rule = { kind: 'invite', friend: { does: 'rounds' }, withinDays, reward } as const;
      return write({ type: 'REFERRAL', rule });
    };
    await expect(inviting(6)).rejects.toThrow(
      'rule.withinDays: a friend has to play on 7 days (invite.ownDays), more than 6',
    );
    await inviting(7);
  });

  test('PROMO-01 as a draft may change in all, published in words, look, end and a higher budget', async () => {
    const { place, write, to } = await merchant();
    const id = await write();
    expect(await write({ type: 'MISSION' })).toBe(id);
    await to('live');
    await write({
      type: 'MISSION',
      texts: { EN: { title: 'Hello', line: '' } },
      art: 'cup',
      endsAt: '2027-01-01T00:00:00Z',
      budget: '200',
    });
    const [row] = await listPromotions(place);
    expect(row).toMatchObject({ budget: 20_000_000n, definition: { art: 'cup' } });
    const rule = { kind: 'gift', every: 'day', reward: { kind: 'cash', amount: '10' } } as const;
    await expect(write({ type: 'MISSION', rule })).rejects.toThrow('rule: cannot change');
    await expect(write({ type: 'MISSION', budget: '150' })).rejects.toThrow('cannot become lower');
    await expect(write({ type: 'LOGIN', budget: '200' })).rejects.toThrow('type: cannot change');
  });

  const wrong: [string, object, string][] = [
    ['an unknown field', { colour: 'red' }, 'the file: has a name that is not known: colour'],
    ['an amount of nothing', { budget: '0' }, 'budget:'],
    ['an amount with a float’s digits', { budget: '1.234' }, 'budget:'],
    ['no texts', { texts: {} }, 'texts:'],
    ['a type that there is not', { type: 'LUCK' }, 'type:'],
    [
      'an end before its beginning',
      { startsAt: '2027-01-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' },
      'endsAt:',
    ],
    ['a way out of the site', { goTo: 'https://elsewhere.example' }, 'goTo:'],
    ['restricted members', { audience: { memberTypes: [4] } }, 'audience.memberTypes.0:'],
    [
      'two streaks of one length',
      {
        rule: {
          kind: 'signIn',
          daily: { kind: 'cash', amount: '1' },
          streaks: [3, 3].map((days) => ({ days, reward: { kind: 'cash', amount: '1' } })),
        },
      },
      'rule.streaks:',
    ],
  ];
  test.each(wrong)('PROMO-01 with %s is refused, and the place is named', (_, over, said) => {
    expect(() => readPromotion({ ...file(), ...over })).toThrow(said);
  });
});

describe('the HTML of terms', () => {
  test.each([
    ['<p>a<br>b</p>', '<p>a<br />b</p>'],
    ['<h1>Big</h1>', '<h2>Big</h2>'],
    [
      '<a href="https://lumen.example/x" onclick="x()">y</a>',
      '<a href="https://lumen.example/x">y</a>',
    ],
    ['<a href="http://lumen.example/x">y</a>', '<a href="http://lumen.example/x">y</a>'],
    ['<a href="//elsewhere.example">y</a>', '<a>y</a>'],
    ['<a href="data:text/html,x">y</a>', '<a>y</a>'],
    ['<img src=x onerror=x()>', ''],
    ['<svg><script>x()</script></svg>', ''],
    ['<style>*{display:none}</style>a', 'a'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=x()>', '<table></table>'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('V3 %s is kept as %s', (written, kept) => {
    expect(cleanHtml(written, termsHtml)).toBe(kept);
    expect(cleanHtml(kept, termsHtml)).toBe(kept);
  });
});
