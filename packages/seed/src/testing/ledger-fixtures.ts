// Money for tests: funded wallets, reads of balances, and a check of the ledger.
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { keptDatabase } from '@parlour/database/testing/kept-databases';
import { checkLedger } from '@parlour/server/staff/ledger';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
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
      await runStatement(tx, `select post_movement('opening', $1, null, now(), $2, $3, $4)`, [
        `opening:${account}`,
        currency,
        [account, house],
        [amount, -amount],
      ]);
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
export async function postReward(tx: Tx, paid: PaidReward): Promise<void> {
  const { memberId, currency, rewardId, amount, at } = paid;
  const wallet = await openAccount(tx, 'wallet', currency, memberId);
  const operator = await openAccount(tx, 'operator', currency, null);
  await runStatement(tx, `select post_movement('reward', $1, null, $2, $3, $4, $5)`, [
    `reward:${rewardId}`,
    at,
    currency,
    [wallet, operator],
    [amount, -amount],
  ]);
}

const openAccount = async (
  tx: Tx,
  kind: string,
  ...[currency, memberId]: [string, string | null]
): Promise<string> => {
  const rows = await runStatement<{ id: string }>(
    tx,
    'select open_account($1, $2, $3, null) as id',
    [kind, currency, memberId],
  );
  return rows[0]?.id ?? '';
};

/** Returns the balances of the member's wallets by currency. */
export const readBalances = (
  place: TestMerchant,
  memberId: string,
): Promise<Record<string, bigint>> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await runStatement<{ currency: string; balance: string }>(
      tx,
      `select currency, balance from account where kind = 'wallet' and member_id = $1`,
      [memberId],
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
    const rows = await runStatement<{ balance: string }>(
      tx,
      `select balance from account
           where kind = 'bonus' and member_id = $1 and currency = $2`,
      [memberId, currency],
    );
    return BigInt(rows[0]?.balance ?? 0);
  });

/** Returns the member's active bonus, or null. */
export const findActiveBonus = (
  place: TestMerchant,
  memberId: string,
): Promise<{ id: string; wagered: bigint } | null> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await runStatement<{ id: string; wagered: string }>(
      tx,
      `select id, wagered from bonus where state = 'active' and member_id = $1`,
      [memberId],
    );
    const [active] = rows;
    return active ? { id: active.id, wagered: BigInt(active.wagered) } : null;
  });

/** Returns the id of the member's newest session. */
export const findSession = (place: TestMerchant, memberId: string): Promise<string> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await runStatement<{ id: string }>(
      tx,
      'select id from session where member_id = $1 order by created_at desc, id desc limit 1',
      [memberId],
    );
    const [newest] = rows;
    if (!newest) throw new Error('the member has no session');
    return newest.id;
  });

/** Returns the first row that breaks an invariant (W1), with the invariant; null if all hold. `url` must be of a role that row-level security applies to. */
export async function findBrokenRow(url: string): Promise<string | null> {
  const { broken } = await checkLedger(keptDatabase(url));
  return broken && `${broken.merchant}: ${broken.row} (${broken.says})`;
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
    await runStatement(tx, `select open_account('games', $1, null, 'hub')`, [currency]);
    const { merchantCode } = place;
    const row = { merchantCode, tokenHash, sessionId, integration: 'hub', createdAt: new Date() };
    await insertRows(tx, 'wallet_token', [{ ...row, ...wanted }]);
  });
  return token;
}

/** Returns the stored vendor transactions among these ids, with their amounts. */
export const readTransactions = (
  place: TestMerchant,
  ids: string[],
): Promise<Map<string, bigint>> =>
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await runStatement<{ id: string; amount: string | null }>(
      tx,
      'select id, amount from vendor_transaction where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, amount }) => [id, BigInt(amount ?? -1)]));
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
  forMerchant(place.ownerUrl, place.merchantCode, async (tx) => {
    const rows = await runStatement<Omit<VendorMove, 'amount'> & { amount: string | null }>(
      tx,
      `select id, kind, member_id as "memberId", amount, reference_id as "referenceId"
         from vendor_transaction where integration = $1`,
      [integration],
    );
    return rows.map((row) => ({ ...row, amount: row.amount === null ? null : BigInt(row.amount) }));
  });

type SettledRound = { id: string; memberId: string; gameCode: string; openedAt: Date };

/** Writes a settled round of the hub; an existing one stays unchanged. */
export const createSettledRound = (place: TestMerchant, round: SettledRound, settledAt: Date) =>
  forMerchant(place.ownerUrl, place.merchantCode, (tx) =>
    runStatement(
      tx,
      `insert into game_round (merchant_code, integration, id, member_id, game_code, currency, state, opened_at, changed_at)
       values ($1, 'hub', $2, $3, $4, 'USD', 'settled', $5, $6) on conflict do nothing`,
      [place.merchantCode, round.id, round.memberId, round.gameCode, round.openedAt, settledAt],
    ),
  );
