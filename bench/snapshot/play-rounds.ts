// Plays rounds of a stake and a win of zero, which settles the stake and writes its facts, and measures the bets. At the same
// time it measures a bare call: the balances of members who never stake.
import { randomUUID } from 'node:crypto';
import type { Staker } from '../../soak/stakers.ts';
import type { PrepareCall, Verdict } from '../../soak/vendor.ts';
import { atRate, type Figures } from '../bets/pace.ts';
import { betBody } from '../bets/wallet-bets.ts';

export type Rounds = {
  prepare: PrepareCall;
  stakers: Staker[];
  /** Members who never stake. */
  idle: Staker[];
  perSecond: number;
};
/** Figures of both kinds of call. `failed` counts calls with a wrong answer or none in time. */
export type RoundFigures = { bets: Figures; bare: Figures; failed: number };

export async function playRounds(rounds: Rounds, seconds: number): Promise<RoundFigures> {
  const { perSecond } = rounds;
  const count = Math.round(perSecond * seconds);
  const settling: Promise<boolean>[] = [];
  const [bets, bare] = await Promise.all([
    atRate(betsOf(rounds, count, settling), perSecond),
    atRate(balancesOf(rounds, count), perSecond),
  ]);
  const unsettled = (await Promise.all(settling)).filter((wasTaken) => !wasTaken).length;
  return { bets, bare, failed: bets.failed + bare.failed + unsettled };
}

/** Resolves with whether the call was accepted. An incomplete answer counts as a wrong one. */
const isTaken = (call: () => Promise<Verdict>): Promise<boolean> =>
  call().then(
    ({ status }) => status === 'RS_OK',
    () => false,
  );

/** Prepares the bets, each for the next member. */
function betsOf({ prepare, stakers }: Rounds, count: number, settling: Promise<boolean>[]) {
  return Array.from({ length: count }, (_, at) => {
    const staker = stakers[at % stakers.length];
    const id = randomUUID();
    const bet = prepare({ path: 'transaction/bet', body: betBody(staker?.usual, id) });
    const nothing = { ...betBody(staker?.usual, randomUUID()), round: id, amount: 0 };
    const body = { ...nothing, reference_transaction_uuid: id, round_closed: true };
    const win = prepare({ path: 'transaction/win', body });
    return async () => {
      const wasTaken = await isTaken(bet);
      settling.push(isTaken(win));
      return wasTaken;
    };
  });
}

const balancesOf = ({ prepare, idle }: Rounds, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const body = { ...idle[at % idle.length]?.usual };
    const balance = prepare({ path: 'user/balance', body });
    return () => isTaken(balance);
  });
