// Invariants of bonus money (decision 081). Each statement returns the first row that breaks it, as a sentence about that row.

import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type Invariant = { says: string; find: (tx: Tx) => Promise<{ row: string }[]> };

export const everyBonus: Invariant[] = [
  {
    says: 'a movement of a bonus is of one that was granted',
    find: tenantStatement<shapes.LedgerMovementOfBonus>(
      'ledger_movement_of_bonus',
      `select format('movement %s (%s %s)', m.id, m.kind, m.reference) as "row!"
          from movement m left join bonus b on b.merchant_code = $merchant
          and split_part(m.reference, ':', 2) = b.id::text
         where m.merchant_code = $merchant and m.kind in ('bonus_grant', 'bonus_done', 'bonus_end') and b.id is null
         order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'bonus money is there only while a bonus is active',
    find: tenantStatement<shapes.LedgerBonusMoney>(
      'ledger_bonus_money',
      `select format('account %s of member %s holds %s', a.id, a.member_id, a.balance) as "row!"
          from account a left join bonus b on b.merchant_code = $merchant and b.member_id = a.member_id
          and b.currency = a.currency
               and b.state = 'active'
         where a.merchant_code = $merchant and a.kind = 'bonus' and a.balance > 0
         and b.id is null order by a.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a bonus came into its account when it became active, all of it, and left it when it ended',
    find: tenantStatement<shapes.LedgerBonusInAndOut>(
      'ledger_bonus_in_and_out',
      `select format('bonus %s of member %s (%s)', b.id, b.member_id, b.state) as "row!"
          from bonus b
          left join (movement given join entry part on part.merchant_code = $merchant and part.movement_id = given.id
                       join account money on money.merchant_code = $merchant and money.id = part.account_id
                            and money.kind = 'bonus')
               on given.merchant_code = $merchant and given.kind = 'bonus_grant' and given.reference = 'bonus:' || b.id
          left join movement done on done.merchant_code = $merchant and done.kind = 'bonus_done'
               and done.reference = 'bonus_done:' || b.id
          left join movement over on over.merchant_code = $merchant and over.kind = 'bonus_end'
               and over.reference = 'bonus_end:' || b.id
         where b.merchant_code = $merchant and (part.amount is distinct from case when b.active_at is not null then b.amount end
            or part.amount is not null
               and (money.member_id is distinct from b.member_id or money.currency is distinct from b.currency)
            or done.id is not null and b.state <> 'done'
            or over.id is not null and b.state not in ('expired', 'cancelled', 'forfeited'))
         order by b.granted_at, b.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'the bonus part of a transaction moved between the game and where the bonus was: its account, the wallet, or the operator',
    find: tenantStatement<shapes.LedgerBonusPart>(
      'ledger_bonus_part',
      `select format('transaction %s of %s (%s)', t.id, t.integration, t.kind) as "row!"
          from vendor_transaction t
          join movement m on m.merchant_code = $merchant and m.reference = t.integration || ':' || t.id
          join (
            select e.movement_id, coalesce(sum(e.amount) filter (where a.kind = 'wallet'), 0) as wallet,
                   coalesce(sum(e.amount) filter (where a.kind = 'bonus'), 0) as bonus,
                   coalesce(sum(e.amount) filter (where a.kind = 'operator'), 0) as operator,
                   -sign(sum(e.amount) filter (where a.kind = 'games')) as way
              from entry e join account a on a.merchant_code = $merchant and a.id = e.account_id
             where e.merchant_code = $merchant group by e.movement_id
          ) part on part.movement_id = m.id
         where t.merchant_code = $merchant and ((part.wallet, part.bonus, part.operator) not in (
                 (part.way * (t.amount - t.bonus_amount), part.way * t.bonus_amount, 0),
                 (part.way * (t.amount - t.bonus_amount), 0, part.way * t.bonus_amount),
                 (part.way * t.amount, 0, 0))
            or t.kind = 'bet' and part.bonus <> -t.bonus_amount)
         order by t.received_at, t.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a prize is shared as its stake was, rounded down, and what is given back as it was moved',
    find: tenantStatement<shapes.LedgerBonusShare>(
      'ledger_bonus_share',
      `select format('transaction %s of %s (%s of %s)', t.id, t.integration, t.kind, t.reference_id) as "row!"
          from vendor_transaction t
          left join vendor_transaction origin on origin.merchant_code = $merchant
               and origin.integration = t.integration
               and origin.id = t.reference_id and origin.kind in ('bet', 'win')
         where t.merchant_code = $merchant and t.kind in ('win', 'rollback', 'void')
           and (t.bonus_id is distinct from origin.bonus_id
                or t.bonus_amount is distinct from case
                   when origin.bonus_amount is null or not t.moved then 0
                   when t.kind = 'win' and origin.bonus_amount > 0
                   then floor(t.amount::numeric * origin.bonus_amount / origin.amount)
                   else case when t.kind = 'win' then 0 else origin.bonus_amount end end)
         order by t.received_at, t.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'an active bonus counts what was staked for it and not given back',
    find: tenantStatement<shapes.LedgerBonusProgress>(
      'ledger_bonus_progress',
      `select format('bonus %s of member %s: counts %s, its bets %s', b.id, b.member_id, b.wagered,
                      coalesce(sum(bet.wagered), 0)) as "row!"
          from bonus b
          left join vendor_transaction bet on bet.merchant_code = $merchant and bet.bonus_id = b.id
               and bet.kind = 'bet'
               and not exists (select from vendor_transaction back
                     where back.merchant_code = $merchant and back.integration = bet.integration
                     and back.reference_id = bet.id
                       and back.kind in ('rollback', 'void'))
         where b.merchant_code = $merchant and b.state = 'active' group by b.id, b.member_id, b.wagered, b.granted_at
        having b.wagered <> coalesce(sum(bet.wagered), 0) order by b.granted_at, b.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'an active bonus waits for the bets in open rounds that used its money, and for no others',
    find: tenantStatement<shapes.LedgerBonusOpenBets>(
      'ledger_bonus_open_bets',
      `with waiting as (
            select bet.bonus_id, bet.integration || ':' || bet.id as name
              from game_round r cross join unnest(r.open_bets) as open (id)
              join vendor_transaction bet on bet.merchant_code = $merchant and bet.integration = r.integration
                   and bet.id = open.id
             where r.merchant_code = $merchant and bet.bonus_amount > 0
          ), told as (
            select b.id as bonus_id, open.name from bonus b cross join unnest(b.open_bets) as open (name)
             where b.merchant_code = $merchant
          )
        select format('bonus %s: bet %s', b.id, coalesce(waiting.name, told.name)) as "row!"
          from waiting full join told on told.bonus_id = waiting.bonus_id and told.name = waiting.name
          join bonus b on b.merchant_code = $merchant and b.id = coalesce(waiting.bonus_id, told.bonus_id)
               and b.state = 'active'
         where waiting.name is null or told.name is null order by b.granted_at, b.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
];
