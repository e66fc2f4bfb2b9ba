// Stores the bonuses that members were granted, and the progress of each.
import type { Database, Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { bonuses, type BonusState } from '@parlour/database/tables/bonus';
import { members, usernameKey } from '@parlour/database/tables/member';
import type { MovementKind } from '@parlour/database/tables/ledger';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { postMovement } from '#modules/ledger';
import type { EndState, QueuedBonus } from './queue.ts';
import type { ActiveBonus } from './terms.ts';

export type BonusRow = typeof bonuses.$inferSelect;
export type BonusKey = { memberId: string; currency: string };

const inOrder = [asc(bonuses.grantedAt), asc(bonuses.id)] as const;

/** Lists the active bonus and the waiting ones, in the order of their granting. */
export async function listQueue(tx: Tx, { memberId, currency }: BonusKey): Promise<QueuedBonus[]> {
  const rows = await tx
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.memberId, memberId),
        eq(bonuses.currency, currency),
        inArray(bonuses.state, ['active', 'waiting']),
      ),
    )
    .orderBy(...inOrder)
    .execute();
  return rows.flatMap(({ state, ...row }) =>
    state === 'active' || state === 'waiting' ? [{ ...row, state }] : [],
  );
}

/** Lists a member's bonuses, newest first. */
export const listBonuses = (tx: Tx, memberId: string, most: number): Promise<BonusRow[]> =>
  tx
    .select()
    .from(bonuses)
    .where(eq(bonuses.memberId, memberId))
    .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
    .limit(most)
    .execute();

export type GrantedRow = { bonus: BonusRow; username: string };

/** Lists bonuses, newest first, of one member or of all. */
export const listGranted = (tx: Tx, username: string | null, most: number): Promise<GrantedRow[]> =>
  tx
    .select({ bonus: bonuses, username: members.username })
    .from(bonuses)
    .innerJoin(members, eq(members.id, bonuses.memberId))
    .where(username === null ? undefined : eq(members.usernameKey, usernameKey(username)))
    .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
    .limit(most)
    .execute();

export async function findBonus(tx: Tx, id: string): Promise<BonusRow | null> {
  const [row] = await tx.select().from(bonuses).where(eq(bonuses.id, id)).execute();
  return row ?? null;
}

export async function findBonusBySource(tx: Tx, source: string): Promise<BonusRow | null> {
  const [row] = await tx.select().from(bonuses).where(eq(bonuses.source, source)).execute();
  return row ?? null;
}

export type NewBonus = Omit<
  BonusRow,
  'id' | 'wagered' | 'state' | 'openBets' | 'activeAt' | 'expiresAt' | 'endedAt'
>;

/** Adds a waiting bonus. Null if its source has granted one before. */
export async function insertBonus(tx: Tx, created: NewBonus): Promise<string | null> {
  const [row] = await tx
    .insert(bonuses)
    .values({ ...created, state: 'waiting' })
    .onConflictDoNothing({ target: [bonuses.merchantCode, bonuses.source] })
    .returning({ id: bonuses.id })
    .execute();
  return row?.id ?? null;
}

const findDue = statement<BonusKey, [now: Date, skip: number, most: number]>(
  'list_due_bonuses',
  'select member_id as "memberId", currency from list_due_bonuses($1) offset $2 limit $3',
);
const findMerchants = statement<{ code: string }, [now: Date]>(
  'list_merchants_with_due_bonuses',
  'select merchant_code as code from list_merchants_with_due_bonuses($1)',
);

/** Finds all merchants with bonuses that are due to change. */
export const findDueMerchants = (database: Database, now: Date): Promise<{ code: string }[]> =>
  database.acrossMerchants((tx) => findMerchants(tx, now));

/** Finds members with bonuses that are due to change. */
export const findDueQueues = (
  tx: Tx,
  { now, skip, most }: { now: Date; skip: number; most: number },
): Promise<BonusKey[]> => findDue(tx, now, skip, most);

type BonusInPlay = { bonus: ActiveBonus; balance: bigint };
const selectPlaying = statement<
  Omit<ActiveBonus, 'currency'> & { balance: bigint },
  [string, string]
>(
  'find_bonus_in_play',
  `select bonus.id, bonus.wagering_due as "wageringDue", bonus.wagered, bonus.largest_stake as "largestStake",
          bonus.weights, bonus.expires_at as "expiresAt", bonus.open_bets as "openBets", money.balance
     from bonus join account money on money.kind = 'bonus' and money.member_id = bonus.member_id
          and money.currency = bonus.currency
    where bonus.state = 'active' and bonus.member_id = $1 and bonus.currency = $2`,
);

/** Finds the active bonus with the money left in it, without a lock. */
export async function findPlaying(
  tx: Tx,
  { memberId, currency }: BonusKey,
): Promise<BonusInPlay | null> {
  const [row] = await selectPlaying(tx, memberId, currency);
  if (!row) return null;
  const { balance, ...bonus } = row;
  return { bonus: { ...bonus, currency }, balance };
}

const sendProgress = statement<object, [id: string, wagered: bigint, openBets: string[]]>(
  'update_bonus_progress',
  'update bonus set wagered = $2, open_bets = $3 where id = $1',
);

/** The wagered amount of a bonus, and its bets that await their outcome. */
export type BonusProgress = { id: string; wagered: bigint; openBets: string[] };

export const updateProgress = (
  tx: Tx,
  { id, wagered, openBets }: BonusProgress,
): Promise<unknown> => sendProgress(tx, id, wagered, openBets);

const day = 24 * 3_600_000;
type Accounts = { currency: string; bonus: string };
type ActivationContext = { accounts: Accounts & { operator: string }; now: Date };
/** `to`: the wallet if the bonus is done, otherwise the operator's account. */
type EndContext = { accounts: Accounts & { to: string }; now: Date };

/** Activates a bonus: sends its money from the operator into the bonus account. */
export function activateBonus(
  tx: Tx,
  { id, amount, lastsDays }: Pick<QueuedBonus, 'id' | 'amount' | 'lastsDays'>,
  { accounts, now }: ActivationContext,
): Promise<unknown>[] {
  const { currency, operator, bonus } = accounts;
  const entries = [
    { accountId: operator, amount: -amount },
    { accountId: bonus, amount },
  ];
  const reference = `bonus:${id}`;
  const expiresAt = new Date(now.getTime() + lastsDays * day);
  return [
    postMovement(tx, { kind: 'bonus_grant', currency, reference, round: null, at: now, entries }),
    tx
      .update(bonuses)
      .set({ state: 'active', activeAt: now, expiresAt })
      .where(eq(bonuses.id, id))
      .execute(),
  ];
}

/** Ends a bonus: sends the money left in it to `accounts.to`. */
export function endBonusRow(
  tx: Tx,
  { id, state, rest }: { id: string; state: EndState; rest: bigint },
  { accounts, now }: EndContext,
): Promise<unknown>[] {
  const { currency, bonus, to } = accounts;
  const kind: MovementKind = state === 'done' ? 'bonus_done' : 'bonus_end';
  const entries = [
    { accountId: bonus, amount: -rest },
    { accountId: to, amount: rest },
  ];
  const movement = { kind, currency, reference: `${kind}:${id}`, round: null, at: now, entries };
  return [...(rest > 0n ? [postMovement(tx, movement)] : []), sendEnd(tx, id, state, now)];
}

const sendEnd = statement<object, [id: string, state: BonusState, now: Date]>(
  'end_bonus',
  `update bonus set state = $2, open_bets = '{}', ended_at = $3 where id = $1`,
);
