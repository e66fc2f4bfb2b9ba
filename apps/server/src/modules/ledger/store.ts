// Stores accounts and the movements between them. Only functions of the database write here.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { accounts, type AccountKind, type MovementKind } from '@parlour/database/tables/ledger';
import { and, eq, sql } from 'drizzle-orm';

/** A wallet. Amounts in 1/100000 of the currency's unit. */
export type WalletAccount = { id: string; currency: string; balance: bigint };
/** An account of a member: own money, or bonus money. */
export type MemberAccount = WalletAccount & { kind: 'wallet' | 'bonus' };

export type Movement = {
  kind: MovementKind;
  currency: string;
  /** The id of the cause, such as a vendor's transaction; the ledger accepts each once. */
  reference: string;
  round: string | null;
  at: Date;
  /** Positive amounts go into the account, negative ones come out of it. They sum to zero. */
  entries: readonly { accountId: string; amount: bigint }[];
};

type NewAccount = {
  kind: AccountKind;
  currency: string;
  memberId?: string;
  integration?: string;
};

const lock = statement<MemberAccount, [memberId: string]>(
  'lock_wallets',
  'select id, kind, currency, balance from lock_wallets($1)',
);
const open = statement<{ id: string }, (string | null)[]>(
  'open_account',
  'select open_account($1, $2, $3, $4) as id',
);
const post = statement<{ number: bigint }, unknown[]>(
  'post_movement',
  'select post_movement($1, $2, $3, $4, $5, $6, $7) as number',
);

/** Locks the member's wallets and bonus money until the transaction ends, and returns them. Each decision about a member's money begins with it. */
export const lockWallets = (tx: Tx, memberId: string): Promise<MemberAccount[]> =>
  lock(tx, memberId);

/** Moves money. Rejects if a wallet would become negative, an account is missing, or the reference was used. */
export async function postMovement(tx: Tx, movement: Movement): Promise<void> {
  const { kind, currency, reference, round, at, entries } = movement;
  const accountIds = entries.map((entry) => entry.accountId);
  const amounts = entries.map((entry) => entry.amount);
  await post(tx, kind, reference, round, at, currency, accountIds, amounts);
}

const held = {
  id: accounts.id,
  currency: accounts.currency,
  balance: sql<bigint>`${accounts.balance}`.mapWith(BigInt),
};

/** Lists a member's wallets and bonus accounts, oldest first. */
export const listMemberAccounts = (tx: Tx, memberId: string): Promise<MemberAccount[]> =>
  tx
    .select({ ...held, kind: sql<MemberAccount['kind']>`${accounts.kind}` })
    .from(accounts)
    .where(eq(accounts.memberId, memberId))
    .orderBy(accounts.id)
    .execute();

/** Lists a member's wallets, oldest first. */
export const listWallets = (tx: Tx, memberId: string): Promise<WalletAccount[]> =>
  tx
    .select(held)
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), eq(accounts.kind, 'wallet')))
    .orderBy(accounts.id)
    .execute();

/** Opens an account if it does not exist, and returns its id. */
export async function openAccount(tx: Tx, wanted: NewAccount): Promise<string> {
  const { kind, currency, memberId = null, integration = null } = wanted;
  const [opened] = await open(tx, kind, currency, memberId, integration);
  if (!opened) throw new Error('open_account gave no account');
  return opened.id;
}
