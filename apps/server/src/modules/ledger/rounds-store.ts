// Lists for staff: rounds that wait for their outcome, wins received after the rule had returned the stake, and
// rollbacks that wait because the wins are spent.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';

export type OpenRound = {
  integration: string;
  round: string;
  game: string;
  member: string;
  currency: string;
  /** The sum of open stakes in 1/100000 of the currency's unit, as text; a free bet counts nothing. */
  atStake: string;
  bets: string[];
  openedAt: Date;
  /** The latest time at which a waiting bet is decided, as bets state it; null if none does. */
  settlesAt: Date | null;
};
export type LateWin = {
  integration: string;
  id: string;
  bet: string;
  round: string;
  member: string;
  currency: string;
  amount: string;
  cameAt: Date;
};

export type WaitingRollback = {
  integration: string;
  bet: string;
  round: string;
  member: string;
  currency: string;
  /** The amount that the bet moved; 0 for a free bet. */
  stake: string;
  /** The sum of the bet's wins that were not rolled back. */
  wins: string;
  /** The current balance of the wallet, and below that of bonus money: each part of a win is taken back from its own account. */
  holds: string;
  bonus: string;
  askedAt: Date;
};

const openRounds = statement<OpenRound, []>(
  'list_open_rounds',
  `
  select round.integration, round.id as round, round.game_code as game, member.username as member, round.currency,
         round.open_bets as bets, round.opened_at as "openedAt",
         round.settles_at as "settlesAt",
         (select coalesce(sum(bet.amount) filter (where bet.moved), 0)::text from vendor_transaction bet
           where bet.integration = round.integration and bet.id = any (round.open_bets)) as "atStake"
    from game_round round join member on member.id = round.member_id
   where round.state = 'open' order by round.opened_at, round.id`,
);

const lateWins = statement<LateWin, []>(
  'list_late_wins',
  `
  select win.integration, win.id, win.reference_id as bet, win.round, member.username as member, win.currency,
         win.amount::text as amount, win.received_at as "cameAt"
    from vendor_transaction win join member on member.id = win.member_id
   where win.kind = 'late_win' order by win.received_at, win.id`,
);

const waitingRollbacks = statement<WaitingRollback, []>(
  'list_waiting_rollbacks',
  `
  select waiting.integration, bet.id as bet, bet.round, member.username as member, waiting.currency,
         (case when bet.moved then bet.amount else 0 end)::text as stake, wallet.balance::text as holds,
         coalesce((select money.balance from account money where money.kind = 'bonus'
                    and money.member_id = wallet.member_id and money.currency = wallet.currency), 0)::text as bonus,
         (select coalesce(sum(win.amount), 0)::text from vendor_transaction win
           where win.integration = bet.integration and win.reference_id = bet.id and win.kind = 'win' and win.moved
             and not exists (select from vendor_transaction undone where undone.integration = win.integration
                   and undone.reference_id = win.id and undone.kind = 'rollback' and undone.moved)) as wins,
         waiting.received_at as "askedAt"
    from vendor_transaction waiting
    join vendor_transaction bet on bet.integration = waiting.integration and bet.id = waiting.reference_id
    join member on member.id = waiting.member_id
    join account wallet on wallet.kind = 'wallet' and wallet.member_id = waiting.member_id
         and wallet.currency = waiting.currency
   where waiting.kind = 'waiting_rollback'
     and not exists (select from vendor_transaction back where back.integration = waiting.integration
           and back.reference_id = waiting.reference_id and back.kind in ('rollback', 'void'))
   order by waiting.received_at, waiting.id`,
);

/** Lists the rounds without an outcome, oldest first. */
export const listOpenRounds = (tx: Tx): Promise<OpenRound[]> => openRounds(tx);

export const listLateWins = (tx: Tx): Promise<LateWin[]> => lateWins(tx);

export const listWaitingRollbacks = (tx: Tx): Promise<WaitingRollback[]> => waitingRollbacks(tx);
