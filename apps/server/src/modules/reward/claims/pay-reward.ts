// Pays what a reward promises, in the claim's transaction.
import type { Tx } from '@parlour/database/connection';
import { openAccount, postMovement } from '#modules/ledger';

export type Payment = {
  memberId: string;
  /** What it stands for, such as `reward:<id>`: the ledger takes it once. */
  reference: string;
  currency: string;
  /** In 1/100000 of the currency's unit. */
  amount: bigint;
  at: Date;
};

/** Under the lock of the member's wallets. One movement from the operator to the member's wallet. The ledger takes its reference once. */
export async function payCash(tx: Tx, payment: Payment): Promise<void> {
  const { memberId, reference, currency, amount, at } = payment;
  const wallet = await openAccount(tx, { kind: 'wallet', currency, memberId });
  const operator = await openAccount(tx, { kind: 'operator', currency });
  await postMovement(tx, {
    kind: 'reward',
    currency,
    reference,
    round: null,
    at,
    entries: [
      { accountId: wallet, amount },
      { accountId: operator, amount: -amount },
    ],
  });
}
