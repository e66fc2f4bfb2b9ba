import { randomUUID } from 'node:crypto';
import type { Staker } from '../soak/stakers.ts';
import type { PrepareCall } from '../soak/vendor.ts';

/** Signed before the clock runs; each says whether it was taken. The smallest stake, so that nobody runs out. */
export const betsOf = (
  prepare: PrepareCall,
  stakers: Staker[],
  count: number,
): (() => Promise<boolean>)[] =>
  Array.from({ length: count }, (_, at) => {
    const staker = stakers[at % stakers.length];
    const id = randomUUID();
    const body = { ...staker?.usual, transaction_uuid: id, round: id, amount: 1 };
    const bet = prepare({ path: 'transaction/bet', body });
    return async () => (await bet()).status === 'RS_OK';
  });
