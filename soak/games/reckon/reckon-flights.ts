// Checks the stakes in flights: each is stored as it was reported, is decided once and according to its flight, and is paid.
import { readRows } from '@parlour/database/testing/read-rows';
import { clusterUrl } from '@parlour/database/embedded/address';
import type { Product } from '../../product.ts';
import { compareTold, type Books } from '../books.ts';
import type { ReckonResult } from './prove.ts';

type BetRow = {
  id: string;
  flight: string;
  player: string;
  key: string;
  stake: string;
  target: string;
  hundredths: string | null;
  state: string;
  point: string;
  isVoid: boolean;
  isSettled: boolean;
  prizes: number;
  paid: string | null;
};

const betsSql = `select b.id, b.flight_id as flight, b.player_id as player, b.key, m.amount::text as stake, b.target::text,
    b.hundredths::text, m.state, f.point::text, f.is_void as "isVoid", f.settled_at is not null as "isSettled",
    (select count(*) from money_move w where w.reference = b.id and w.kind = 'prize')::int as prizes,
    (select amount::text from money_move w where w.reference = b.id and w.kind = 'prize' and w.state = 'taken') as paid
  from crash_bet b join money_move m on m.id = b.id join crash_flight f on f.id = b.flight_id`;
const flightsSql = `select game_code as game, id, encode(commitment, 'hex') as commitment, encode(seed, 'hex') as seed,
    point::text as hundredths from crash_flight where settled_at is not null`;

type Flight = Record<'game' | 'id' | 'commitment' | 'seed' | 'hundredths', string>;

export async function reckonFlights({ dataDir }: Product, books: Books): Promise<ReckonResult> {
  const studio = clusterUrl(dataDir, 'studio');
  const bets = await readRows<BetRow>(studio, betsSql);
  const flights = await readRows<Flight>(studio, flightsSql);
  const ids = new Set(bets.map(({ id }) => id));
  const lost = [...books.bets].filter((id) => !ids.has(id));
  return {
    faults: [
      ...lost.map((id) => `bet ${id} was told and is gone`),
      ...flights.flatMap((flight) => compareFlight(books, flight)),
      ...bets.flatMap((bet) => [...compareBet(books, bet), ...judgeBet(bet)]),
      ...listDoubled(bets),
    ],
    ended: flights.map((flight) => ({ name: `flight ${flight.id}`, published: flight })),
  };
}

const compareFlight = (books: Books, { id, commitment, seed, hundredths }: Flight): string[] => [
  ...compareTold(books, `commitment of flight ${id}`, commitment),
  ...compareTold(books, `end of flight ${id}`, { seed, hundredths }),
];

function compareBet(books: Books, bet: BetRow): string[] {
  const { id, flight, key, stake, target, hundredths, state } = bet;
  const prize = hundredths === null ? null : String((BigInt(stake) * BigInt(hundredths)) / 100n);
  return [
    ...(books.bets.has(id) && state !== 'taken' ? [`bet ${id} was told and is ${state}`] : []),
    ...compareTold(books, `bet ${id}`, { flight, key, stake, target }),
    ...compareTold(books, `bet of key ${key}`, id),
    ...compareTold(books, `end of bet ${id}`, { hundredths, prize }),
  ];
}

function judgeBet(bet: BetRow): string[] {
  const { id, stake, state, hundredths, prizes, paid, isSettled } = bet;
  const says = (text: string): string[] => [`bet ${id} (${state}) ${text}`];
  if (state !== 'taken') return prizes === 0 && hundredths === null ? [] : says('was decided');
  if (hundredths === null) return isSettled ? says('was never decided') : [];
  if (!isRight(bet, BigInt(hundredths))) return says(`has ${hundredths} of ${JSON.stringify(bet)}`);
  const due = String((BigInt(stake) * BigInt(hundredths)) / 100n);
  // While the flight is in the air, the call to the wallet may still be pending.
  if (!isSettled && prizes === 1 && paid === null) return [];
  return prizes === 1 && paid === due ? [] : says(`has ${prizes} prizes, paid ${paid} of ${due}`);
}

/** True if the bet was left between 1.00 and the earlier of target and end, or lost a flight that was not void. */
function isRight({ point, target, isVoid, isSettled }: BetRow, hundredths: bigint): boolean {
  const most = BigInt(point) < BigInt(target) ? BigInt(point) : BigInt(target);
  if (hundredths >= 100n && hundredths <= most) return true;
  return isSettled && !isVoid && hundredths === 0n && BigInt(point) < BigInt(target);
}

/** Lists players with more than one accepted bet in a flight. */
function listDoubled(bets: readonly BetRow[]): string[] {
  const counts = Map.groupBy(
    bets.filter(({ state }) => state === 'taken'),
    ({ player, flight }) => `${player} in ${flight}`,
  );
  return [...counts].flatMap(([who, each]) =>
    each.length > 1 ? [`${who} has ${each.length}`] : [],
  );
}
