import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createMember, createMerchant } from '../testing/fixtures.ts';
import { money, openWallet } from '../testing/ledger-fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { invariants } from './invariants.ts';

/** A member with 100.00 that staked 10 and won 4 in round r1, staked 7 and had it rolled back, and has 5 at stake in r2. */
const history = `
  select post_movement('bet', 'hub:b1', 'r1', now(), 'USD', array[wallet, games], array[-10, 10]) from ids;
  select post_movement('win', 'hub:w1', 'r1', now(), 'USD', array[wallet, games], array[4, -4]) from ids;
  select post_movement('bet', 'hub:b2', 'r1', now(), 'USD', array[wallet, games], array[-7, 7]) from ids;
  select post_movement('rollback', 'hub:k2', 'r1', now(), 'USD', array[wallet, games], array[7, -7]) from ids;
  select post_movement('bet', 'hub:b3', 'r2', now(), 'USD', array[wallet, games], array[-5, 5]) from ids;
  insert into vendor_transaction (merchant_code, integration, id, kind, member_id, round, currency, amount,
                                  reference_id, moved, received_at)
  select merchant, 'hub', line.id, line.kind, member, line.round, 'USD', line.amount, line.reference, true, now()
    from ids, (values ('b1', 'bet', 'r1', 10, null), ('w1', 'win', 'r1', 4, 'b1'), ('b2', 'bet', 'r1', 7, null),
                      ('k2', 'rollback', 'r1', 7, 'b2'), ('b3', 'bet', 'r2', 5, null))
         as line (id, kind, round, amount, reference);
  insert into game_round (merchant_code, integration, member_id, id, game_code, currency, state, open_bets,
                          opened_at, changed_at)
  select merchant, 'hub', member, 'r2', 'g', 'USD', 'open', array['b3'], now(), now() from ids;`;

const seen = new Set<string>();

/** Runs as the owner, who may switch off what protects the rows from everybody else. */
async function afterwards(damage: string): Promise<string | null> {
  const urls = await createTestDatabase();
  const { code } = await createMerchant(urls.ownerUrl);
  await createMerchant(urls.ownerUrl);
  const { id } = await createMember(urls.ownerUrl, code);
  const place = { ownerUrl: urls.ownerUrl, merchantCode: code };
  await openWallet(place, { memberId: id }, money('100'));
  const owner = new pg.Client({ connectionString: urls.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.merchant', $1, false)", [code]);
  await owner.query(`create temp table ids as select '${code}' as merchant, '${id}'::uuid as member,
    open_account('wallet', 'USD', '${id}', null) as wallet, open_account('games', 'USD', null, 'hub') as games`);
  await owner.query(history);
  await owner.query(`alter table entry disable trigger user; alter table movement disable trigger user;
    alter table vendor_transaction disable trigger user; ${damage}`);
  await owner.end();
  const { broken } = await checkLedger(urls.appUrl);
  await urls.drop();
  // Of the two merchants it names the one whose rows are broken.
  expect(broken?.merchant ?? code).toBe(code);
  if (broken) seen.add(broken.says);
  return broken && `${broken.says} | ${broken.row}`;
}

const movement = (reference: string) =>
  `(select id from movement where reference = '${reference}')`;
const inWallet = (reference: string) =>
  `movement_id = ${movement(reference)} and account_id = (select wallet from ids)`;

const damages = [
  ['an entry', `update entry set amount = amount + 1 where ${inWallet('hub:b1')}`, 'sum to 1'],
  ['half a movement', `delete from entry where ${inWallet('hub:w1')}`, '1 entries sum to -4'],
  [
    'a movement without entries',
    `insert into movement (merchant_code, kind, currency, reference, moved_at)
       select merchant, 'correction', 'USD', 'x', now() from ids`,
    '0 entries sum to 0',
  ],
  [
    'an entry of no account',
    `update entry set account_id = '00000000-0000-4000-8000-000000000000'
      where movement_id = ${movement('hub:b1')} and account_id = (select games from ids)`,
    'an entry belongs to a movement and an account',
  ],
  [
    'a foreign currency',
    `update account set currency = 'EUR' where kind = 'games'`,
    'a movement is of the currency of its accounts',
  ],
  [
    'a bet that pays',
    `update entry set amount = -amount where movement_id = ${movement('hub:b3')}`,
    'a movement goes the way',
  ],
  [
    'a balance',
    `update account set balance = balance + 1 where kind = 'wallet'`,
    'holds 9999990, its entries sum to 9999989',
  ],
  [
    'a balance of the past',
    `update entry set balance = balance + 1 where ${inWallet('hub:w1')}`,
    'each entry of a wallet says',
  ],
  [
    'a lost transaction',
    `delete from vendor_transaction where id = 'w1'`,
    'stands for one transaction of a vendor',
  ],
  [
    'another amount',
    `update vendor_transaction set amount = 5 where id = 'w1'`,
    'stands for one transaction of a vendor',
  ],
  [
    'a bet that moved nothing',
    `insert into vendor_transaction (merchant_code, integration, id, kind, member_id, currency, amount, moved,
        received_at) select merchant, 'hub', 'b9', 'bet', member, 'USD', 3, false, now() from ids`,
    'transaction b9 of hub (bet)',
  ],
  [
    'a rollback of something else',
    `update vendor_transaction set reference_id = 'b1' where id = 'k2'`,
    'is the opposite | transaction k2 of hub (rollback of b1)',
  ],
  [
    'a win without its bet',
    `update vendor_transaction set reference_id = 'nothing' where id = 'w1'`,
    'a win is for a bet',
  ],
  [
    'a win after a rollback',
    `update vendor_transaction set reference_id = 'b2' where id = 'w1';
     select post_movement('win', 'hub:w2', 'r1', now(), 'USD', array[wallet, games], array[2, -2]) from ids;
     insert into vendor_transaction (merchant_code, integration, id, kind, member_id, currency, amount, moved,
        reference_id, received_at) select merchant, 'hub', 'w2', 'win', member, 'USD', 2, true, 'b2', now() from ids`,
    'a win is for a bet',
  ],
  [
    'a bet given back that keeps its win',
    `select post_movement('rollback', 'hub:k1', 'r1', now(), 'USD', array[wallet, games], array[10, -10]) from ids;
     insert into vendor_transaction (merchant_code, integration, id, kind, member_id, currency, amount, moved,
        reference_id, received_at)
     select merchant, 'hub', 'k1', 'rollback', member, 'USD', 10, true, 'b1', now() from ids`,
    'keeps no win | transaction w1 of hub (win for b1)',
  ],
  [
    'a round that waits for a bet given back',
    `update game_round set open_bets = array['b2']`,
    'an open round waits',
  ],
] as const;

describe('the check of the ledger', () => {
  test('W1 a ledger that was only written by its doors holds', async () => {
    expect(await afterwards('')).toBeNull();
  });

  test.each(damages)('W1 it names the first row after %s was broken', async (_, damage, told) => {
    expect(await afterwards(damage)).toContain(told);
  });

  test('W1 each invariant is broken by one of these at least', async () => {
    expect([...seen].toSorted()).toEqual(invariants.map(({ says }) => says).toSorted());
  });
});
