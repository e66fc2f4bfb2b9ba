// What staff look at: rounds that wait for their outcome, and wins that came after the rule had given the stake back.
import { asEachMerchant } from './each-merchant.ts';

export type OpenRound = {
  merchant: string;
  integration: string;
  round: string;
  game: string;
  member: string;
  currency: string;
  /** In 1/100000; a free bet counts nothing. */
  atStake: bigint;
  bets: string[];
  openedAt: Date;
};
export type LateWin = {
  merchant: string;
  integration: string;
  id: string;
  bet: string;
  round: string;
  member: string;
  currency: string;
  amount: bigint;
  cameAt: Date;
};

const openRounds = `
  select round.integration, round.id as round, round.game_code as game, member.username as member, round.currency,
         round.open_bets as bets, round.opened_at as "openedAt",
         (select coalesce(sum(bet.amount) filter (where bet.moved), 0)::text from vendor_transaction bet
           where bet.integration = round.integration and bet.id = any (round.open_bets)) as "atStake"
    from game_round round join member on member.id = round.member_id
   where round.state = 'open' order by round.opened_at, round.id`;

const lateWins = `
  select win.integration, win.id, win.reference_id as bet, win.round, member.username as member, win.currency,
         win.amount::text as amount, win.received_at as "cameAt"
    from vendor_transaction win join member on member.id = win.member_id
   where win.kind = 'late_win' order by win.received_at, win.id`;

type Raw<Row, Amount extends keyof Row> = Omit<Row, Amount | 'merchant'> & Record<Amount, string>;

/** The oldest first, merchant by merchant. */
export async function listRounds(url: string): Promise<{ open: OpenRound[]; late: LateWin[] }> {
  const open: OpenRound[] = [];
  const late: LateWin[] = [];
  await asEachMerchant(url, async (client, merchant) => {
    const waiting = await client.query<Raw<OpenRound, 'atStake'>>(openRounds);
    const wins = await client.query<Raw<LateWin, 'amount'>>(lateWins);
    open.push(...waiting.rows.map((row) => ({ ...row, merchant, atStake: BigInt(row.atStake) })));
    late.push(...wins.rows.map((row) => ({ ...row, merchant, amount: BigInt(row.amount) })));
  });
  return { open, late };
}
