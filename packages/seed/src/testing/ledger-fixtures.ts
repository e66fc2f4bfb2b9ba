// Money for tests: funded wallets, reads of balances, and a check of the ledger.
import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { openDatabase } from '@parlour/database/connection';
import { checkLedger } from '@parlour/server/staff/ledger';
import {
  gameRounds,
  vendorTransactions,
  walletTokens,
} from '@parlour/database/tables/vendor-wallet';
import { forMerchant, type OwnerTx } from '@parlour/database/testing/fixtures';
import type { TestMerchant } from './lobby-fixtures.ts';

export type TestWallet = { memberId: string; currency?: string };

/** Converts decimal text to 1/100000 of the unit: `money('100.00')`. */
export function money(text: string): bigint {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  return BigInt(whole + part.padEnd(5, '0'));
}

/** Opens the member's wallet with an amount as its opening entry; returns the account's id. */
export const openWallet = (
  place: TestMerchant,
  wallet: TestWallet,
  amount: bigint,
): Promise<string> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { memberId, currency = 'USD' } = wallet;
    const account = await openAccount(tx, 'wallet', currency, memberId);
    if (amount > 0n) {
      const house = await openAccount(tx, 'operator', currency, null);
      const amounts = sql`array[${amount}::bigint, ${-amount}::bigint]`;
      await tx.execute(
        sql`select post_movement('opening', ${`opening:${account}`}, null, now(), ${currency},
              array[${account}::uuid, ${house}::uuid], ${amounts})`,
      );
    }
    return account;
  });

type PaidReward = {
  memberId: string;
  currency: string;
  rewardId: string;
  amount: bigint;
  at: Date;
};

/** Posts the movement of a reward that was paid in cash, in the transaction that writes the reward. */
export async function postReward(tx: OwnerTx, paid: PaidReward): Promise<void> {
  const { memberId, currency, rewardId, amount, at } = paid;
  const wallet = await openAccount(tx, 'wallet', currency, memberId);
  const operator = await openAccount(tx, 'operator', currency, null);
  const amounts = sql`array[${amount}::bigint, ${-amount}::bigint]`;
  await tx.execute(
    sql`select post_movement('reward', ${`reward:${rewardId}`}, null, ${at.toISOString()}, ${currency},
          array[${wallet}::uuid, ${operator}::uuid], ${amounts})`,
  );
}

const openAccount = async (
  tx: OwnerTx,
  kind: string,
  ...[currency, memberId]: [string, string | null]
): Promise<string> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select open_account(${kind}, ${currency}, ${memberId}, null) as id`,
  );
  return rows[0]?.id ?? '';
};

/** Returns the balances of the member's wallets by currency. */
export const readBalances = (
  place: TestMerchant,
  memberId: string,
): Promise<Record<string, bigint>> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { rows } = await tx.execute<{ currency: string; balance: string }>(
      sql`select currency, balance from account where kind = 'wallet' and member_id = ${memberId}`,
    );
    return Object.fromEntries(rows.map((row) => [row.currency, BigInt(row.balance)]));
  });

/** Returns the member's balance of bonus money. */
export const readBonusMoney = (
  place: TestMerchant,
  memberId: string,
  currency = 'USD',
): Promise<bigint> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { rows } = await tx.execute<{ balance: string }>(
      sql`select balance from account
           where kind = 'bonus' and member_id = ${memberId} and currency = ${currency}`,
    );
    return BigInt(rows[0]?.balance ?? 0);
  });

/** Returns the member's active bonus, or null. */
export const findActiveBonus = (
  place: TestMerchant,
  memberId: string,
): Promise<{ id: string; wagered: bigint } | null> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { rows } = await tx.execute<{ id: string; wagered: string }>(
      sql`select id, wagered from bonus where state = 'active' and member_id = ${memberId}`,
    );
    const [active] = rows;
    return active ? { id: active.id, wagered: BigInt(active.wagered) } : null;
  });

/** Returns the id of the member's newest session. */
export const findSession = (place: TestMerchant, memberId: string): Promise<string> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from session where member_id = ${memberId} order by created_at desc, id desc limit 1`,
    );
    const [newest] = rows;
    if (!newest) throw new Error('the member has no session');
    return newest.id;
  });

/** Returns the first row that breaks an invariant (W1), with the invariant; null if all hold. `url` must be of a role that row-level security applies to. */
export async function findBrokenRow(url: string): Promise<string | null> {
  const database = openDatabase({ url, connections: 1, isPatient: true });
  try {
    const { broken } = await checkLedger(database);
    return broken && `${broken.merchant}: ${broken.row} (${broken.says})`;
  } finally {
    await database.close();
  }
}

/** Throws the first row that breaks an invariant. */
export async function assertLedger(url: string): Promise<void> {
  const broken = await findBrokenRow(url);
  if (broken !== null) throw new Error(broken);
}

type TokenTraits = { memberId: string; currency: string; gameCode: string };

/** Mints the wallet token that a launch would give a vendor, for the member's newest session. */
export async function createWalletToken(place: TestMerchant, wanted: TokenTraits): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  const sessionId = await findSession(place, wanted.memberId);
  await forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const { currency } = wanted;
    await tx.execute(sql`select open_account('games', ${currency}, null, 'hub')`);
    const { merchantCode } = place;
    const row = { merchantCode, tokenHash, sessionId, integration: 'hub', createdAt: new Date() };
    await tx.insert(walletTokens).values({ ...row, ...wanted });
  });
  return token;
}

/** Returns the stored vendor transactions among these ids, with their amounts. */
export const readTransactions = (
  place: TestMerchant,
  ids: string[],
): Promise<Map<string, bigint>> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await tx
      .select({ id: vendorTransactions.id, amount: vendorTransactions.amount })
      .from(vendorTransactions)
      .where(inArray(vendorTransactions.id, ids));
    return new Map(rows.map(({ id, amount }) => [id, amount ?? -1n]));
  });

export type VendorMove = {
  id: string;
  kind: string;
  memberId: string;
  amount: bigint | null;
  referenceId: string | null;
};

/** Lists all stored transactions of an integration. */
export const listTransactions = (place: TestMerchant, integration: string): Promise<VendorMove[]> =>
  forMerchant(place.ownerUrl, place.merchantCode, (tx) => {
    const { id, kind, memberId, amount, referenceId } = vendorTransactions;
    return tx
      .select({ id, kind, memberId, amount, referenceId })
      .from(vendorTransactions)
      .where(eq(vendorTransactions.integration, integration));
  });

type SettledRound = { id: string; memberId: string; gameCode: string; openedAt: Date };

/** Writes a settled round of the hub; an existing one stays unchanged. */
export const createSettledRound = (place: TestMerchant, round: SettledRound, settledAt: Date) =>
  forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
    tx
      .insert(gameRounds)
      .values({
        ...round,
        merchantCode: place.merchantCode,
        integration: 'hub',
        currency: 'USD',
        state: 'settled',
        openBets: [],
        changedAt: settledAt,
      })
      .onConflictDoNothing(),
  );
