// Checks of the lottery's books after all work is done.
import { outcomeOf } from '@parlour/games/draws/bets/bets';
import { expect } from 'vitest';
import { drawNumbers } from '../lottery/rules/draw-numbers.ts';
import { knownSeries } from '../lottery/rules/series.ts';
import type { LotteryBench } from './lottery-bench.ts';

type SlipRow = {
  id: string;
  series: string;
  issue: string;
  kind: string;
  picks: number[];
  outcome: string | null;
  isSettled: boolean;
  stake: string;
  price: string;
  isDemo: boolean;
  prizes: string[];
  numbers: number[] | null;
  seed: Buffer;
};

async function listSlips({ pool }: LotteryBench): Promise<SlipRow[]> {
  const { rows } = await pool.query<SlipRow>(
    `select s.id, s.series, s.issue, s.kind, s.picks, s.outcome, s.settled_at is not null as "isSettled", m.state as stake, m.amount as price, p.token is null as "isDemo",
            i.numbers, i.seed,
            array(select w.amount::text from money_move w where w.reference = s.id and w.kind = 'prize') as prizes
       from lottery_slip s join money_move m on m.id = s.id join play p on p.id = m.play_id
       join lottery_issue i on i.series = s.series and i.issue = s.issue`,
  );
  return rows;
}

/** The sum of the wallet's moves for one slip, without repeated calls. */
function walletSum({ wallet }: LotteryBench, stakeId: string): bigint {
  const own = wallet.calls.filter(
    ({ body, status }) =>
      status === 'RS_OK' &&
      (body['transaction_uuid'] === stakeId || body['reference_transaction_uuid'] === stakeId),
  );
  const isBack = own.some(({ path }) => path === '/transaction/rollback');
  const moves = new Map(own.map((call) => [String(call.body['transaction_uuid']), call]));
  const sums = [...moves.values()].map(({ path, body }) => {
    if (path === '/transaction/bet') return isBack ? 0n : -BigInt(Number(body['amount']));
    return path === '/transaction/win' ? BigInt(Number(body['amount'])) : 0n;
  });
  return sums.reduce((sum, each) => sum + each, 0n);
}

/** Asserts that each slip of a drawn issue is settled once, with the numbers of its seed, or does not count and cost nothing. */
export async function assertBooks(bench: LotteryBench): Promise<number> {
  const { rows: open } = await bench.pool.query(
    `select issue from lottery_issue where draws_at <= $1 and settled_at is null
     union all select id::text from money_move where state = 'due'`,
    [bench.now()],
  );
  expect(open).toEqual([]);
  const slips = await listSlips(bench);
  for (const slip of slips) assertSlip(bench, slip);
  return slips.length;
}

function assertSlip(bench: LotteryBench, slip: SlipRow): void {
  const { seed, numbers, stake, price, isDemo } = slip;
  const { game } = knownSeries(slip.series, { lotteryPeriod: 60 });
  if (numbers) expect(numbers).toEqual(drawNumbers(seed, slip, game.machine));
  if (stake !== 'taken' || !numbers) {
    expect(slip).toMatchObject({ isSettled: false, outcome: null, prizes: [] });
    if (!isDemo) expect(walletSum(bench, slip.id)).toBe(stake === 'taken' ? -BigInt(price) : 0n);
    return;
  }
  const kind = game.kinds.find(({ name }) => name === slip.kind);
  const outcome = kind ? outcomeOf(kind, slip.picks, numbers) : null;
  const hundredths = outcome === null ? 0 : (kind?.odds[outcome] ?? 0);
  const prize = (BigInt(price) * BigInt(hundredths)) / 100n;
  expect(slip).toMatchObject({ isSettled: true, outcome, prizes: [String(prize)] });
  if (!isDemo) expect(walletSum(bench, slip.id)).toBe(prize - BigInt(price));
}
