// Stores accounts and the movements between them. Only functions of the database write here.
import type { Tx } from '@parlour/database/connection';
import type { AccountKind, MovementKind } from '@parlour/database/columns/ledger';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

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

const lock = tenantStatement<shapes.LockWallets>(
  'lock_wallets',
  `select id as "id!", kind as "kind!", currency as "currency!", balance as "balance!"
     from lock_wallets($memberId)`,
);
const open = tenantStatement<shapes.OpenAccount>(
  'open_account',
  `select open_account($kind, $currency, $memberId?, $integration?) as "id!"`,
);
const post = tenantStatement<shapes.PostMovement>(
  'post_movement',
  `select post_movement($kind, $reference, $round?, $at, $currency, $accountIds, $amounts) as "number!"`,
);

/** Locks the member's wallets and bonus money until the transaction ends, and returns them. Each decision about a member's money begins with it. */
export const lockWallets = async (tx: Tx, memberId: string): Promise<MemberAccount[]> =>
  // Postgres knows no checks of a function's columns.
  (await lock(tx, { memberId })) as MemberAccount[];

/** Moves money. Rejects if a wallet would become negative, an account is missing, or the reference was used. */
export async function postMovement(tx: Tx, movement: Movement): Promise<void> {
  const { entries, ...moved } = movement;
  const accountIds = entries.map((entry) => entry.accountId);
  const amounts = entries.map((entry) => entry.amount);
  await post(tx, { ...moved, accountIds, amounts });
}

/** A member's accounts have a balance, those of the house none. */
const selectAccounts = tenantStatement<shapes.ListMemberAccounts>(
  'list_member_accounts',
  `select id, currency, balance as "balance!", kind
     from account where merchant_code = $merchant and member_id = $memberId order by id`,
);
/** Lists a member's wallets and bonus accounts, oldest first. */
export const listMemberAccounts = async (tx: Tx, memberId: string): Promise<MemberAccount[]> =>
  (await selectAccounts(tx, { memberId })) as MemberAccount[];

const selectWallets = tenantStatement<shapes.ListWallets>(
  'list_wallets',
  `select id, currency, balance as "balance!"
     from account where merchant_code = $merchant and member_id = $memberId and kind = 'wallet' order by id`,
);
/** Lists a member's wallets, oldest first. */
export const listWallets = (tx: Tx, memberId: string): Promise<WalletAccount[]> =>
  selectWallets(tx, { memberId });

/** Opens an account if it does not exist, and returns its id. */
export async function openAccount(tx: Tx, wanted: NewAccount): Promise<string> {
  const { kind, currency, memberId = null, integration = null } = wanted;
  const [opened] = await open(tx, { kind, currency, memberId, integration });
  if (!opened) throw new Error('open_account gave no account');
  return opened.id;
}
