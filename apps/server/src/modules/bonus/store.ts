// Stores the bonuses that members were granted, and the progress of each.
import type { Database, Tx } from '@parlour/database/connection';
import type { MovementKind } from '@parlour/database/columns/ledger';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { postMovement } from '#modules/ledger';
import type { EndState, QueuedBonus } from './queue.ts';
import type * as shapes from './shapes.ts';
import type { ActiveBonus } from './terms.ts';

export type BonusKey = { memberId: string; currency: string };

const columns = `bonus.id, bonus.member_id as "memberId", bonus.currency, bonus.source, bonus.amount,
  bonus.wagering_due as "wageringDue", bonus.wagered, bonus.largest_stake as "largestStake", bonus.weights,
  bonus.lasts_days as "lastsDays", bonus.state, bonus.open_bets as "openBets", bonus.granted_at as "grantedAt",
  bonus.active_at as "activeAt", bonus.expires_at as "expiresAt", bonus.ended_at as "endedAt"`;

const selectQueue = tenantStatement<shapes.ListBonusQueue>(
  'list_bonus_queue',
  `select ${columns} from bonus
    where merchant_code = $merchant and member_id = $memberId and currency = $currency
      and state in ('active', 'waiting')
    order by granted_at, id`,
);
/** Lists the active bonus and the waiting ones, in the order of their granting. */
export async function listQueue(tx: Tx, { memberId, currency }: BonusKey): Promise<QueuedBonus[]> {
  const rows = await selectQueue(tx, { memberId, currency });
  return rows.flatMap(({ state, ...row }) =>
    state === 'active' || state === 'waiting' ? [{ ...row, state }] : [],
  );
}

const selectOfMember = tenantStatement<shapes.ListBonusesOfMember>(
  'list_bonuses_of_member',
  `select ${columns} from bonus where merchant_code = $merchant and member_id = $memberId
    order by granted_at desc, id desc limit $most::int`,
);
export type BonusRow = shapes.ListBonusesOfMember['row'];

/** Lists a member's bonuses, newest first. */
export const listBonuses = (tx: Tx, memberId: string, most: number): Promise<BonusRow[]> =>
  selectOfMember(tx, { memberId, most });

const selectGranted = tenantStatement<shapes.ListGrantedBonuses>(
  'list_granted_bonuses',
  `select ${columns}, member.username from bonus
     join member on member.merchant_code = bonus.merchant_code and member.id = bonus.member_id
    where bonus.merchant_code = $merchant and ($usernameKey?::text is null or member.username_key = $usernameKey)
    order by bonus.granted_at desc, bonus.id desc limit $most::int`,
  { isPlannedEachTime: true },
);
export type GrantedRow = { bonus: BonusRow; username: string };

/** Lists bonuses, newest first, of one member or of all. */
export async function listGranted(
  tx: Tx,
  username: string | null,
  most: number,
): Promise<GrantedRow[]> {
  const key = username === null ? null : usernameKey(username);
  const rows = await selectGranted(tx, { usernameKey: key, most });
  return rows.map(({ username: name, ...bonus }) => ({ bonus, username: name }));
}

const selectBonus = tenantStatement<shapes.FindBonus>(
  'find_bonus',
  `select ${columns} from bonus where merchant_code = $merchant and id = $id`,
);
export async function findBonus(tx: Tx, id: string): Promise<BonusRow | null> {
  const [row] = await selectBonus(tx, { id });
  return row ?? null;
}

const selectBySource = tenantStatement<shapes.FindBonusBySource>(
  'find_bonus_by_source',
  `select id from bonus where merchant_code = $merchant and source = $source`,
);
export async function findBonusBySource(tx: Tx, source: string): Promise<{ id: string } | null> {
  const [row] = await selectBySource(tx, { source });
  return row ?? null;
}

const insert = tenantStatement<shapes.InsertBonus>(
  'insert_bonus',
  `insert into bonus (merchant_code, member_id, currency, source, amount, wagering_due, largest_stake, weights,
     lasts_days, state, granted_at)
   values ($merchant, $memberId, $currency, $source, $amount, $wageringDue, $largestStake?, $weights,
     $lastsDays, 'waiting', $grantedAt)
   on conflict (merchant_code, source) do nothing returning id`,
);
export type NewBonus = Omit<shapes.InsertBonus['values'], 'weights'> & Pick<BonusRow, 'weights'>;

/** Adds a waiting bonus. Null if its source has granted one before. */
export async function insertBonus(tx: Tx, created: NewBonus): Promise<string | null> {
  const [row] = await insert(tx, { ...created, weights: JSON.stringify(created.weights) });
  return row?.id ?? null;
}

/** Selects by the same conditions as `list_due_bonuses` (048-one-signature-with-the-merchant.sql), which finds the merchants. */
const findDue = tenantStatement<shapes.ListDueBonuses>(
  'list_due_bonuses',
  `select due.member_id as "memberId!", due.currency as "currency!" from bonus due
    where due.merchant_code = $merchant and due.state = 'active'
      and (due.wagered >= due.wagering_due and due.open_bets = '{}'
           or due.wagered < due.wagering_due and due.expires_at <= $now)
   union
   select due.member_id, due.currency from bonus due
    where due.merchant_code = $merchant and due.state = 'waiting' and not exists (
            select from bonus held
              join account money on money.merchant_code = $merchant and money.kind = 'bonus'
                   and money.member_id = held.member_id and money.currency = held.currency
             where held.merchant_code = $merchant and held.state = 'active' and held.member_id = due.member_id
               and held.currency = due.currency and (money.balance > 0 or held.open_bets <> '{}'))
    order by 1, 2 offset $skip::int limit $most::int`,
);
const findMerchants = tenantStatement<shapes.ListMerchantsWithDueBonuses>(
  'list_merchants_with_due_bonuses',
  'select merchant_code as "code!" from list_merchants_with_due_bonuses($now)',
);

/** Finds all merchants with bonuses that are due to change. */
export const findDueMerchants = (database: Database, now: Date): Promise<{ code: string }[]> =>
  database.acrossMerchants((tx) => findMerchants(tx, { now }));

/** Finds members with bonuses that are due to change. */
export const findDueQueues = (
  tx: Tx,
  due: { now: Date; skip: number; most: number },
): Promise<BonusKey[]> => findDue(tx, due);

type BonusInPlay = { bonus: ActiveBonus; balance: bigint };
const selectPlaying = tenantStatement<shapes.FindBonusInPlay>(
  'find_bonus_in_play',
  `select bonus.id, bonus.wagering_due as "wageringDue", bonus.wagered, bonus.largest_stake as "largestStake",
          bonus.weights, bonus.expires_at as "expiresAt!", bonus.open_bets as "openBets", money.balance as "balance!"
     from bonus
     join account money on money.merchant_code = bonus.merchant_code and money.kind = 'bonus'
          and money.member_id = bonus.member_id and money.currency = bonus.currency
    where bonus.merchant_code = $merchant and bonus.state = 'active' and bonus.member_id = $memberId
      and bonus.currency = $currency`,
);

/** Finds the active bonus with the money left in it, without a lock. */
export async function findPlaying(
  tx: Tx,
  { memberId, currency }: BonusKey,
): Promise<BonusInPlay | null> {
  const [row] = await selectPlaying(tx, { memberId, currency });
  if (!row) return null;
  const { balance, ...bonus } = row;
  return { bonus: { ...bonus, currency }, balance };
}

const sendProgress = tenantStatement<shapes.UpdateBonusProgress>(
  'update_bonus_progress',
  `update bonus set wagered = $wagered, open_bets = $openBets where merchant_code = $merchant and id = $id`,
);

/** The wagered amount of a bonus, and its bets that await their outcome. */
export type BonusProgress = shapes.UpdateBonusProgress['values'];

export const updateProgress = (tx: Tx, progress: BonusProgress): Promise<unknown> =>
  sendProgress(tx, progress);

const activate = tenantStatement<shapes.ActivateBonus>(
  'activate_bonus',
  `update bonus set state = 'active', active_at = $activeAt, expires_at = $expiresAt
    where merchant_code = $merchant and id = $id`,
);

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
    activate(tx, { id, activeAt: now, expiresAt }),
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
  return [...(rest > 0n ? [postMovement(tx, movement)] : []), sendEnd(tx, { id, state, now })];
}

const sendEnd = tenantStatement<shapes.EndBonus>(
  'end_bonus',
  `update bonus set state = $state, open_bets = '{}', ended_at = $now where merchant_code = $merchant and id = $id`,
);
