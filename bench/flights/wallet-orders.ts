// What the flights are held against: as many plain orders to the wallet at once, by the same vendor in the same members' names.
import { randomUUID } from 'node:crypto';
import { atOnce, type Figures } from '../bets/pace.ts';
import type { Crowd } from './crowd.ts';

export type Orders = { bets: Figures; wins: Figures; ids: string[] };

/** The smallest stake, which is won again. */
const amount = 1;
const mostTries = 10;

/** A bet for each, all at once; then the win of each, all at once. All are signed before. */
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

/** What got no clear answer is sent again under its id until it has one, as vendors do; that is not measured. */
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
