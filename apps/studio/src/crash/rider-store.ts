// SQL of the players in a flight. pg returns int8 as text, which is converted only here.
import type { Pool } from 'pg';

/** A flight as the players of one operator see it. */
export type RiddenFlight = {
  flightId: string;
  operatorId: number;
  currency: string;
  isDemo: boolean;
};
export type RiderRow = {
  id: string;
  playerId: string;
  stake: bigint;
  /** Null until it is decided. */
  hundredths: bigint | null;
};
export type RiderRows = { count: number; sum: bigint; rows: RiderRow[] };

/** The largest number of players that are listed. All of them are counted. */
const mostListed = 60;

type Row = Omit<RiderRow, 'stake' | 'hundredths'> & {
  stake: string;
  hundredths: string | null;
  count: number;
  sum: string;
};

/** Lists the taken stakes of a flight: those that left, the latest first, then the others, the largest first. */
export async function listRiders(
  db: Pool,
  { flightId, operatorId, currency, isDemo }: RiddenFlight,
): Promise<RiderRows> {
  const { rows } = await db.query<Row>(
    `select b.id, b.player_id as "playerId", m.amount as stake, b.hundredths,
            (count(*) over ())::int as count, (sum(m.amount) over ())::text as sum
       from crash_bet b join money_move m on m.id = b.id and m.state = 'taken'
       join play p on p.id = m.play_id
      where b.flight_id = $1 and p.operator_id = $2 and p.currency = $3 and (p.token is null) = $4
      order by b.hundredths > 0 desc nulls last, b.decided_at desc, m.amount desc, b.id limit $5`,
    [flightId, operatorId, currency, isDemo, mostListed],
  );
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    sum: BigInt(first?.sum ?? 0),
    rows: rows.map(({ id, playerId, stake, hundredths }) => ({
      id,
      playerId,
      stake: BigInt(stake),
      hundredths: hundredths === null ? null : BigInt(hundredths),
    })),
  };
}
