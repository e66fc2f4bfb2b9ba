import { openDatabase } from '@parlour/database/connection';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { createTestDatabase } from '@parlour/database/testing/test-database';
import { checkLedger } from './check-ledger.ts';
import { invariants } from './invariants-store.ts';

/** A bonus of 20, of which 2 went into a stake of 6 that won 3, and 3 are at stake in r4. */
const bonusHistory = `
  insert into bonus (merchant_code, member_id, currency, source, amount, wagering_due, wagered, weights, lasts_days,
                     state, open_bets, granted_at, active_at, expires_at)
  select merchant, member, 'USD', 'a gift', 20, 100, 9, '{"default":100}', 1, 'active', array['hub:b5'], now(), now(),
         now() + interval '1 day' from ids;
  create temp table gift as select id, open_account('bonus', 'USD', member, null) as money,
    open_account('operator', 'USD', null, null) as operator from bonus, ids;
  select post_movement('bonus_grant', 'bonus:' || id, null, now(), 'USD', array[operator, money], array[-20, 20])
    from gift;
  select post_movement('bet', 'hub:b4', 'r3', now(), 'USD', array[wallet, money, games], array[-4, -2, 6])
    from ids, gift;
  select post_movement('win', 'hub:w4', 'r3', now(), 'USD', array[wallet, money, games], array[2, 1, -3])
    from ids, gift;
  select post_movement('bet', 'hub:b5', 'r4', now(), 'USD', array[money, games], array[-3, 3]) from ids, gift;
  insert into vendor_transaction (merchant_code, integration, id, kind, member_id, round, currency, amount,
                                  reference_id, moved, received_at, bonus_id, bonus_amount, wagered)
  select merchant, 'hub', line.id, line.kind, member, line.round, 'USD', line.amount, line.reference, true, now(),
         gift.id, line.bonus, line.wagered
    from ids, gift, (values ('b4', 'bet', 'r3', 6, null, 2, 6), ('w4', 'win', 'r3', 3, 'b4', 1, 0),
                            ('b5', 'bet', 'r4', 3, null, 3, 3))
         as line (id, kind, round, amount, reference, bonus, wagered);
  insert into game_round (merchant_code, integration, member_id, id, game_code, currency, state, open_bets,
                          opened_at, changed_at)
  select merchant, 'hub', member, 'r4', 'g', 'USD', 'open', array['b5'], now(), now() from ids;`;

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

/** Runs as the owner, who may switch off the protections of the rows. */
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
  await owner.query(history + bonusHistory);
  await owner.query(`alter table entry disable trigger user; alter table movement disable trigger user;
    alter table vendor_transaction disable trigger user; ${damage}`);
  await owner.end();
  const database = openDatabase({ url: urls.staffUrl });
  const { broken } = await checkLedger(database);
  await database.close();
  await urls.drop();
  // The report names the one of the two merchants whose rows are broken.
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
    'holds 9999988, its entries sum to 9999987',
  ],
  [
    'a balance of the past',
    `update entry set balance = balance + 1 where ${inWallet('hub:w1')}`,
    'each entry of a member says',
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
    `update game_round set open_bets = array['b2'] where id = 'r2'`,
    'an open round waits',
  ],
  [
    'a bonus that nobody granted',
    `update movement set reference = 'bonus:nothing' where kind = 'bonus_grant'`,
    'is of one that was granted | movement',
  ],
  [
    'bonus money without a bonus',
    `update bonus set state = 'expired', ended_at = now()`,
    'only while a bonus is active | account',
  ],
  [
    'a bonus of another amount',
    `update bonus set amount = 21`,
    'came into its account when it became active',
  ],
  [
    'a bonus part',
    `update vendor_transaction set bonus_amount = 1 where id = 'b4'`,
    'the bonus part of a transaction moved between the game and where the bonus was',
  ],
  [
    'the bonus of a prize',
    `update vendor_transaction set bonus_id = uuidv7() where id = 'w4'`,
    'a prize is shared as its stake was, rounded down',
  ],
  ['the wagering of a bonus', `update bonus set wagered = 10`, 'counts 10, its bets 9'],
  [
    'the bets that a bonus waits for',
    `update bonus set open_bets = '{}'`,
    'waits for the bets in open rounds that used its money',
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
