// The promotions for a member, with the state of the member's claim on each.
import type { Database } from '@parlour/database/connection';
import type { Call, MemberCall } from '#http/call';
import { claimStateOf, type ClaimState } from './claims/claim-state.ts';
import { occasionsOf } from './claims/press.ts';
import { listOf, listShown, type RewardListQuery, type RewardRow } from './claims/store.ts';
import { isMeant } from './promotions/audience.ts';
import { readLive, type PromotionRow } from './promotions/store.ts';
import { findViewer } from './promotions/viewer-store.ts';

export type ReadDeps = { database: Database; clock: () => Date };
export type OwnPromotion = {
  row: PromotionRow;
  claim: ClaimState;
  /** Earned rewards that wait for their claim. */
  ready: RewardRow[];
  /** Rewards requested from a service: pending, or failed and to be tried again. */
  asked: RewardRow[];
};

type PromotionReader = Pick<MemberCall, 'merchant' | 'session' | 'language'>;

/** Lists the running and coming promotions for the member. */
export async function listMeant(
  { merchant, session }: Pick<MemberCall, 'merchant' | 'session'>,
  { database, clock }: ReadDeps,
): Promise<PromotionRow[]> {
  const at = clock();
  const [rows, viewer] = await Promise.all([
    readLive(database, merchant.code),
    database.read(merchant.code, (tx) => findViewer(tx, session.memberId)),
  ]);
  return rows.filter((row) => isCurrent(row, at) && viewer && isMeant(row, viewer, at));
}

/** Lists the promotions for the member, with the state of each claim. */
export async function listOwn(
  { merchant, session, language }: PromotionReader,
  { database, clock }: ReadDeps,
): Promise<OwnPromotion[]> {
  const at = clock();
  const { memberId } = session;
  const meant = await listMeant({ merchant, session }, { database, clock });
  if (meant.length === 0) return [];
  const looking = { at, timeZone: merchant.setting('timeZone'), language };
  const shown = { memberId, ...shownOf(meant, looking) };
  const had = Map.groupBy(
    await database.read(merchant.code, (tx) => listShown(tx, shown)),
    ({ promotionId }) => promotionId,
  );
  return meant.map((row) => ownOf(row, had.get(row.id) ?? [], looking));
}

function shownOf(
  rows: readonly PromotionRow[],
  now: { at: Date; timeZone: string },
): Omit<RewardListQuery, 'memberId'> {
  const [whole, some] = [true, false].map((isWhole) =>
    rows.filter(({ definition }) => (definition.limitPerMember !== null) === isWhole),
  );
  const occasions = (some ?? []).flatMap(({ definition }) => occasionsOf(definition.rule, now));
  const idsOf = (of: readonly PromotionRow[] = []) => of.map(({ id }) => id);
  return { whole: idsOf(whole), some: idsOf(some), occasions: [...new Set(occasions)] };
}

function ownOf(
  row: PromotionRow,
  had: readonly RewardRow[],
  looking: Parameters<typeof claimStateOf>[2],
): OwnPromotion {
  const { at } = looking;
  const ready = had.filter(
    ({ state, expiresAt }) => state === 'ready' && (expiresAt === null || at < expiresAt),
  );
  const asked = had.filter(({ state }) => state === 'waiting' || state === 'failed');
  return { row, claim: claimStateOf(row, had, looking), ready, asked };
}

/** Reads one promotion; null if it is not for the member. */
export async function readOwn(
  { merchant, session, language }: PromotionReader,
  row: PromotionRow,
  { database, clock }: ReadDeps,
): Promise<OwnPromotion | null> {
  const at = clock();
  const { memberId } = session;
  const [viewer, had] = await Promise.all([
    database.read(merchant.code, (tx) => findViewer(tx, memberId)),
    database.read(merchant.code, (tx) => listOf(tx, memberId, [row.id])),
  ]);
  if (!viewer || !isMeant(row, viewer, at)) return null;
  return ownOf(row, had, { at, timeZone: merchant.setting('timeZone'), language });
}

/** Lists all running and coming promotions, for visitors. */
export async function listPublic(
  { merchant }: Pick<Call, 'merchant'>,
  { database, clock }: ReadDeps,
): Promise<PromotionRow[]> {
  const at = clock();
  const rows = await readLive(database, merchant.code);
  return rows.filter((row) => isCurrent(row, at));
}

const isCurrent = ({ endsAt }: PromotionRow, at: Date): boolean => !endsAt || at < endsAt;
