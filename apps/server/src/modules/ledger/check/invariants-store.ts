// Invariants of the ledger. Each statement returns the first row that breaks it, as a sentence about that row, or no row if all hold.
// The best plan depends on the merchant's size.

import { tenantStatement } from '@parlour/database/tenant-statement';
import { everyBonus, type Invariant } from './bonus-invariants-store.ts';
import type * as shapes from './shapes.ts';

const everyMovement: Invariant[] = [
  {
    says: 'a movement has two entries or more, and they sum to zero',
    find: tenantStatement<shapes.LedgerSumOfMovement>(
      'ledger_sum_of_movement',
      `select format('movement %s (%s %s): %s entries sum to %s', m.id, m.kind, m.reference,
                      count(e.amount), coalesce(sum(e.amount), 0)) as "row!"
          from movement m left join entry e on e.merchant_code = $merchant and e.movement_id = m.id
         where m.merchant_code = $merchant
         group by m.id, m.kind, m.reference
        having count(e.amount) < 2 or sum(e.amount) <> 0 order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'an entry belongs to a movement and an account',
    find: tenantStatement<shapes.LedgerOrphanedEntry>(
      'ledger_orphaned_entry',
      `select format('entry of movement %s in account %s', e.movement_id, e.account_id) as "row!"
          from entry e left join movement m on m.merchant_code = $merchant and m.id = e.movement_id
          left join account a on a.merchant_code = $merchant and a.id = e.account_id
         where e.merchant_code = $merchant and (m.id is null or a.id is null) order by e.movement_id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a movement is of the currency of its accounts',
    find: tenantStatement<shapes.LedgerCurrency>(
      'ledger_currency',
      `select format('movement %s in %s: account %s in %s', m.id, m.currency, a.id, a.currency) as "row!"
          from movement m join entry e on e.merchant_code = $merchant and e.movement_id = m.id
          join account a on a.merchant_code = $merchant and a.id = e.account_id
         where m.merchant_code = $merchant and a.currency <> m.currency order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a movement goes the way that its kind says',
    find: tenantStatement<shapes.LedgerDirection>(
      'ledger_direction',
      `select format('movement %s: a %s of %s into %s', m.id, m.kind, e.amount, a.kind) as "row!"
          from movement m join entry e on e.merchant_code = $merchant and e.movement_id = m.id
          join account a on a.merchant_code = $merchant and a.id = e.account_id
         where m.merchant_code = $merchant and not case m.kind || ' ' || a.kind
           when 'opening wallet' then e.amount > 0 when 'opening operator' then e.amount < 0
           when 'reward wallet' then e.amount > 0 when 'reward operator' then e.amount < 0
           when 'bet wallet' then e.amount < 0 when 'bet bonus' then e.amount < 0
           when 'bet games' then e.amount > 0
           when 'win wallet' then e.amount > 0 when 'win bonus' then e.amount > 0
           when 'win operator' then e.amount > 0 when 'win games' then e.amount < 0
           when 'void wallet' then e.amount > 0 when 'void bonus' then e.amount > 0
           when 'void operator' then e.amount > 0 when 'void games' then e.amount < 0
           when 'rollback wallet' then true when 'rollback bonus' then true
           when 'rollback operator' then true when 'rollback games' then true
           when 'bonus_grant bonus' then e.amount > 0 when 'bonus_grant operator' then e.amount < 0
           when 'bonus_done bonus' then e.amount < 0 when 'bonus_done wallet' then e.amount > 0
           when 'bonus_end bonus' then e.amount < 0 when 'bonus_end operator' then e.amount > 0
           when 'correction wallet' then true when 'correction operator' then true
           else false end
         order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
];

const everyWallet: Invariant[] = [
  {
    says: 'a wallet, and an account of bonus money, holds the sum of its entries',
    find: tenantStatement<shapes.LedgerSumOfAccount>(
      'ledger_sum_of_account',
      `select format('%s %s of member %s: holds %s, its entries sum to %s', a.kind, a.id, a.member_id,
                      a.balance, coalesce(sum(e.amount), 0)) as "row!"
          from account a left join entry e on e.merchant_code = $merchant and e.account_id = a.id
         where a.merchant_code = $merchant and a.member_id is not null
         group by a.kind, a.id, a.member_id, a.balance
        having a.balance is distinct from coalesce(sum(e.amount), 0) order by a.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'each entry of a member says what the account held after it, never below zero; one of the house says nothing',
    find: tenantStatement<shapes.LedgerBalanceOfEntry>(
      'ledger_balance_of_entry',
      `select format('entry of movement %s in account %s: %s after %s and %s', movement_id, account_id,
                      balance, before, amount) as "row!"
          from (select e.*, a.member_id, coalesce(lag(e.balance) over
                  (partition by e.account_id order by e.movement_id), 0) as before
                  from entry e join account a on a.merchant_code = $merchant and a.id = e.account_id
                 where e.merchant_code = $merchant) as line
         where case when member_id is not null then balance is distinct from before + amount or balance < 0
               else balance is not null end
         order by movement_id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
];

const everyTransaction: Invariant[] = [
  {
    says: 'a movement of a game stands for one transaction of a vendor, of its kind, amount and member',
    find: tenantStatement<shapes.LedgerMovementOfGame>(
      'ledger_movement_of_game',
      `select format('movement %s (%s %s)', m.id, m.kind, m.reference) as "row!"
          from movement m
          left join vendor_transaction t on t.merchant_code = $merchant and m.reference = t.integration || ':' || t.id
               and t.kind = m.kind and t.moved
          left join (
            select e.movement_id, min(a.member_id::text) as least_member, max(a.member_id::text) as most_member,
                   sum(abs(e.amount)) filter (where a.kind = 'games') as amount, max(a.integration) as integration
              from entry e join account a on a.merchant_code = $merchant and a.id = e.account_id
             where e.merchant_code = $merchant group by e.movement_id
          ) moved on moved.movement_id = m.id
         where m.merchant_code = $merchant and m.kind in ('bet', 'win', 'rollback', 'void')
           and (t.id is null or coalesce(moved.least_member, t.member_id::text) <> t.member_id::text
                or coalesce(moved.most_member, t.member_id::text) <> t.member_id::text
                or moved.amount is distinct from t.amount or moved.integration is distinct from t.integration
                or m.currency is distinct from t.currency)
         order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a transaction has its movement, or moved nothing because it is free, of nothing, late, waiting or a tombstone',
    find: tenantStatement<shapes.LedgerTransactionMoved>(
      'ledger_transaction_moved',
      `select format('transaction %s of %s (%s)', t.id, t.integration, t.kind) as "row!"
          from vendor_transaction t
          left join movement m on m.merchant_code = $merchant and m.reference = t.integration || ':' || t.id
         where t.merchant_code = $merchant and (t.moved is distinct from (m.id is not null)
            or t.moved is distinct from case t.kind
               when 'late_win' then false when 'waiting_rollback' then false when 'tombstone' then false
               when 'bet' then t.amount > 0 and not t.is_free else t.amount > 0 end)
         order by t.received_at, t.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'what is given back was moved before, by the same member, and is the opposite',
    find: tenantStatement<shapes.LedgerGivenBack>(
      'ledger_given_back',
      `select format('transaction %s of %s (%s of %s)', t.id, t.integration, t.kind, t.reference_id) as "row!"
          from vendor_transaction t
          join movement m on m.merchant_code = $merchant and m.reference = t.integration || ':' || t.id
          join (entry e join account game on game.merchant_code = $merchant and game.id = e.account_id
               and game.kind = 'games')
               on e.merchant_code = $merchant and e.movement_id = m.id
          left join vendor_transaction origin on origin.merchant_code = $merchant
               and origin.integration = t.integration
               and origin.id = t.reference_id and origin.kind in ('bet', 'win')
               and origin.member_id = t.member_id
          left join movement before on before.merchant_code = $merchant
               and before.reference = origin.integration || ':' || origin.id
               and before.id < m.id
          left join entry moved on moved.merchant_code = $merchant and moved.movement_id = before.id
               and moved.account_id = e.account_id
         where t.merchant_code = $merchant and t.kind in ('rollback', 'void')
         and moved.amount is distinct from -e.amount
         order by t.received_at, t.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a win is for a bet of the same member that was not given back before',
    find: tenantStatement<shapes.LedgerWinOfBet>(
      'ledger_win_of_bet',
      `select format('transaction %s of %s (win for %s)', t.id, t.integration, t.reference_id) as "row!"
          from vendor_transaction t
          left join movement m on m.merchant_code = $merchant and m.reference = t.integration || ':' || t.id
          left join vendor_transaction bet on bet.merchant_code = $merchant and bet.integration = t.integration
               and bet.id = t.reference_id and bet.kind = 'bet' and bet.member_id = t.member_id
          left join vendor_transaction back on back.merchant_code = $merchant and back.integration = t.integration
               and back.reference_id = bet.id and back.kind in ('rollback', 'void') and back.moved
          left join movement undone on undone.merchant_code = $merchant
               and undone.reference = back.integration || ':' || back.id
         where t.merchant_code = $merchant and t.kind = 'win' and t.reference_id is not null
         and (bet.id is null or undone.id < m.id)
         order by t.received_at, t.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a bet that was given back keeps no win',
    find: tenantStatement<shapes.LedgerWinOfReturnedBet>(
      'ledger_win_of_returned_bet',
      `select format('transaction %s of %s (win for %s)', win.id, win.integration, win.reference_id) as "row!"
          from vendor_transaction win
          join vendor_transaction back on back.merchant_code = $merchant and back.integration = win.integration
               and back.reference_id = win.reference_id and back.kind in ('rollback', 'void')
          left join vendor_transaction undone on undone.merchant_code = $merchant
               and undone.integration = win.integration
               and undone.reference_id = win.id and undone.kind in ('rollback', 'void') and undone.moved
         where win.merchant_code = $merchant and win.kind = 'win' and win.moved and undone.id is null
         order by win.received_at, win.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'an open round waits for bets that were taken and not given back',
    find: tenantStatement<shapes.LedgerOpenRound>(
      'ledger_open_round',
      `select format('round %s of member %s with %s: bet %s', r.id, r.member_id, r.integration, waiting.id) as "row!"
          from game_round r cross join unnest(r.open_bets) as waiting (id)
          left join vendor_transaction bet on bet.merchant_code = $merchant and bet.integration = r.integration
               and bet.id = waiting.id
               and bet.kind = 'bet' and bet.member_id = r.member_id and bet.round = r.id
         where r.merchant_code = $merchant and (bet.id is null or exists (select from vendor_transaction back
                 where back.merchant_code = $merchant and back.integration = r.integration
                 and back.reference_id = bet.id
                   and back.kind in ('rollback', 'void')))
         order by r.opened_at, r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
];

export const invariants = [...everyMovement, ...everyWallet, ...everyTransaction, ...everyBonus];
