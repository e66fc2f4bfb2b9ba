import { randomUUID } from 'node:crypto';
import type { Staker } from '../../soak/stakers.ts';
import type { PrepareCall } from '../../soak/vendor.ts';

/** Returns the body of a bet with its own round and the smallest stake, so that no member runs out of money. */
export const betBody = (usual: Staker['usual'] | undefined, id: string) => ({
  ...usual,
  transaction_uuid: id,
  round: id,
  amount: 1,
});

/** Prepares bets that are signed before the measurement. Each call resolves with whether the bet was accepted. */
export const betsOf = (
  prepare: PrepareCall,
  stakers: Staker[],
  count: number,
): (() => Promise<boolean>)[] =>
  Array.from({ length: count }, (_, at) => {
    const staker = stakers[at % stakers.length];
    const body = betBody(staker?.usual, randomUUID());
    const bet = prepare({ path: 'transaction/bet', body });
    return async () => (await bet()).status === 'RS_OK';
  });
