// Lists for staff: rounds that wait for their outcome, wins received after the rule had returned the stake, and
// rollbacks that wait because the wins are spent.
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/**
 * Lists the rounds without an outcome, oldest first. `atStake` is the sum of open stakes in 1/100000 of the currency's unit; a free bet counts nothing.
 * `settlesAt` is the latest time at which a waiting bet is decided, as bets state it; null if none does.
 */
export const listOpenRounds = tenantStatement<shapes.ListOpenRounds>(
  'list_open_rounds',
  `select round.integration, round.id as round, round.game_code as game, member.username as member, round.currency,
          round.open_bets as bets, round.opened_at as "openedAt", round.settles_at as "settlesAt",
          (select coalesce(sum(bet.amount) filter (where bet.moved), 0)::text from vendor_transaction bet
            where bet.merchant_code = $merchant and bet.integration = round.integration
              and bet.id = any (round.open_bets)) as "atStake!"
     from game_round round
     join member on member.merchant_code = round.merchant_code and member.id = round.member_id
    where round.merchant_code = $merchant and round.state = 'open' order by round.opened_at, round.id`,
);

/** Lists late wins, oldest first. Each has a bet, a round and an amount. */
export const listLateWins = tenantStatement<shapes.ListLateWins>(
  'list_late_wins',
  `select win.integration, win.id, win.reference_id as "bet!", win.round as "round!", member.username as member,
          win.currency as "currency!", win.amount::text as "amount!", win.received_at as "cameAt"
     from vendor_transaction win
     join member on member.merchant_code = win.merchant_code and member.id = win.member_id
    where win.merchant_code = $merchant and win.kind = 'late_win' order by win.received_at, win.id`,
);

/**
 * Lists waiting rollbacks, oldest first. `stake` is the amount that the bet moved, 0 for a free bet; `wins` the sum of its wins that were not rolled back.
 * `holds` is the current balance of the wallet, and `bonus` that of bonus money: each part of a win is taken back from its own account.
 */
export const listWaitingRollbacks = tenantStatement<shapes.ListWaitingRollbacks>(
  'list_waiting_rollbacks',
  `select waiting.integration, bet.id as bet, bet.round as "round!", member.username as member,
          waiting.currency as "currency!", (case when bet.moved then bet.amount else 0 end)::text as "stake!",
          wallet.balance::text as "holds!",
          coalesce((select money.balance from account money
                     where money.merchant_code = $merchant and money.kind = 'bonus'
                       and money.member_id = wallet.member_id and money.currency = wallet.currency), 0)::text as "bonus!",
          (select coalesce(sum(win.amount), 0)::text from vendor_transaction win
            where win.merchant_code = $merchant and win.integration = bet.integration and win.reference_id = bet.id
              and win.kind = 'win' and win.moved
              and not exists (select from vendor_transaction undone
                    where undone.merchant_code = $merchant and undone.integration = win.integration
                      and undone.reference_id = win.id and undone.kind = 'rollback' and undone.moved)) as "wins!",
          waiting.received_at as "askedAt"
     from vendor_transaction waiting
     join vendor_transaction bet on bet.merchant_code = waiting.merchant_code
          and bet.integration = waiting.integration and bet.id = waiting.reference_id
     join member on member.merchant_code = waiting.merchant_code and member.id = waiting.member_id
     join account wallet on wallet.merchant_code = waiting.merchant_code and wallet.kind = 'wallet'
          and wallet.member_id = waiting.member_id and wallet.currency = waiting.currency
    where waiting.merchant_code = $merchant and waiting.kind = 'waiting_rollback'
      and not exists (select from vendor_transaction back
            where back.merchant_code = $merchant and back.integration = waiting.integration
              and back.reference_id = waiting.reference_id and back.kind in ('rollback', 'void'))
    order by waiting.received_at, waiting.id`,
);
