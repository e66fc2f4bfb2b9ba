// Baseline of the flights: as many plain wallet calls at once, by the same vendor and for the same members.
import { randomUUID } from 'node:crypto';
import { atOnce, type Figures } from '../bets/pace.ts';
import type { Crowd } from './crowd.ts';

export type Orders = { bets: Figures; wins: Figures; ids: string[] };

/** The smallest stake; a win of the same amount follows. */
const amount = 1;
const mostTries = 10;

/** Sends a bet for each member, all at once, then a win for each, all at once. All are signed before. */
export async function orderTogether({ members, prepare, warm }: Crowd): Promise<Orders> {
  const rounds = members.map(({ usual }) => ({ usual, bet: randomUUID(), win: randomUUID() }));
  const bets = rounds.map(({ usual, bet }) =>
    prepare({
      path: 'transaction/bet',
      body: { ...usual, transaction_uuid: bet, round: bet, amount },
    }),
  );
  const wins = rounds.map(({ usual, bet, win }) => {
    const said = { transaction_uuid: win, round: bet, reference_transaction_uuid: bet };
    return prepare({ path: 'transaction/win', body: { ...usual, ...said, amount } });
  });
  await warm();
  return {
    bets: await sendAll(bets),
    wins: await sendAll(wins),
    ids: rounds.flatMap(({ bet, win }) => [bet, win]),
  };
}

type Send = ReturnType<Crowd['prepare']>;

/** Sends the calls at once. A call without a clear answer is repeated under its id, as vendors do; the repeats are not measured. */
async function sendAll(sends: readonly Send[]): Promise<Figures> {
  const unclear = new Set(sends);
  const send = async (each: Send): Promise<boolean> => {
    const { status } = await each();
    if (status === 'RS_OK') unclear.delete(each);
    return status === 'RS_OK';
  };
  const figures = await atOnce(
    sends.map((each) => () => send(each)),
    sends.length,
  );
  for (let tries = 0; unclear.size > 0 && tries < mostTries; tries += 1) {
    for (const each of unclear) await send(each);
  }
  return figures;
}
