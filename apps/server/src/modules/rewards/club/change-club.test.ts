import type { ClubFile } from '@parlour/contract/club/club.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { importClub, setLabel, showClub } from '@parlour/seed/testing/staff-rules';
import { readClub } from './change-club.ts';

type Level = ClubFile['levels'][number];
const texts = { EN: { title: 'Some' } };
const level = (label: string, rank: number, over: Partial<Level> = {}): Level => ({
  label,
  rank,
  metal: 'gold',
  texts,
  ...over,
});
const file = (over: Partial<ClubFile> = {}): ClubFile => ({
  benefits: [
    { code: 'host', texts, kind: 'included' },
    { code: 'gift', texts, kind: 'amount' },
    { code: 'back', texts, kind: 'rescue' },
  ],
  levels: [level('one', 1), level('two', 2)],
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
  return { ownerUrl: urls.ownerUrl, merchantCode };
}

const condition = { code: 'a', texts, does: 'rounds' as const, target: 1 };
const wrong: [string, object, string][] = [
  ['no level', { levels: [] }, 'levels:'],
  ['a label twice', { levels: [level('one', 1), level('one', 2)] }, 'levels: has a label twice'],
  [
    'ranks that fall',
    { levels: [level('one', 2), level('two', 2)] },
    'levels: has ranks that do not rise',
  ],
  ['a benefit that there is not', { levels: [level('one', 1, { gives: { no: 1 } })] }, 'gives.no'],
  ['a number for yes', { levels: [level('one', 1, { gives: { host: 1 } })] }, 'gives.host'],
  ['yes for an amount', { levels: [level('one', 1, { gives: { gift: true } })] }, 'gives.gift'],
  [
    'what a promotion says',
    { levels: [level('one', 1, { gives: { back: 1 } })] },
    'gives.back: is said by the promotion',
  ],
  [
    'a condition twice',
    { levels: [level('one', 1, { conditions: [condition, condition] })] },
    'levels.0.conditions:',
  ],
];

describe('a club', () => {
  test.each(wrong)('MEMBER-11 with %s is refused, and the place is named', (_, over, said) => {
    expect(() => readClub({ ...file(), ...over })).toThrow(said);
  });

  test('MEMBER-11 is kept, its levels are labels, and whoever meets a level stands on it', async () => {
    const place = await merchant();
    expect(await showClub(place)).toBeNull();
    await createMember(urls.ownerUrl, place.merchantCode);
    await importClub(place, readClub(file()), at);
    const shown = await showClub(place);
    expect(shown?.members).toEqual({ two: 1 });
    expect(shown?.definition.levels).toHaveLength(2);
    const labels = await forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
      runStatement(
        tx,
        'select id, name, names, type, rank_level as "rankLevel" from club_label order by rank_level',
      ),
    );
    expect(labels).toMatchObject([
      { id: 'one', name: 'Some', names: { EN: 'Some' }, type: 'AUTO', rankLevel: 1 },
      { id: 'two', rankLevel: 2 },
    ]);
  });

  test('MEMBER-11 takes over no label of staff’s, and leaves out no level on which somebody stands', async () => {
    const place = await merchant();
    const { merchantCode } = place;
    await forMerchant(place.ownerUrl, merchantCode, (tx) =>
      insertRows(tx, 'club_label', [
        { merchantCode, id: 'guest', name: 'Guest', type: 'MANUAL', rankLevel: 0 },
      ]),
    );
    const own = readClub(file({ levels: [level('guest', 1)] }));
    await expect(importClub(place, own, at)).rejects.toThrow('guest is a label that staff give');
    const { username } = await createMember(urls.ownerUrl, merchantCode);
    await importClub(place, readClub(file()), at);
    const shorter = readClub(file({ levels: [level('one', 1)] }));
    await expect(importClub(place, shorter, at)).rejects.toThrow('1 members stand on two');
    await setLabel(place, { username, label: 'guest' }, at);
    await importClub(place, shorter, at);
    expect((await showClub(place))?.members).toEqual({ guest: 1 });
    await expect(setLabel(place, { username, label: 'none' }, at)).rejects.toThrow('no club label');
    await expect(setLabel(place, { username: 'nobody', label: null }, at)).rejects.toThrow(
      'no member nobody',
    );
  });
});
