// The promotions that a viewer is meant by, with what the viewer may do about each.
import type { Database } from '@parlour/database/connection';
import type { Call, MemberCall } from '#http/call';
import { claimStateOf, type ClaimState } from './claims/claim-state.ts';
import { listOf, type RewardRow } from './claims/store.ts';
import { isMeant } from './promotions/audience.ts';
import { listLive, type PromotionRow } from './promotions/store.ts';
import { findViewer } from './promotions/viewer-store.ts';

export type ReadDeps = { database: Database; clock: () => Date };
export type OwnPromotion = {
  row: PromotionRow;
  claim: ClaimState;
  /** What was earned and waits for its claim. */
  ready: RewardRow[];
  /** What a service was asked for: under way, or failed and to be tried again. */
  asked: RewardRow[];
};

type Asking = Pick<MemberCall, 'merchant' | 'session' | 'language'>;

/** Those that run and those that will, for a member. */
export async function listOwn(
  { merchant, session, language }: Asking,
  { database, clock }: ReadDeps,
): Promise<OwnPromotion[]> {
  const at = clock();
  const { memberId } = session;
  const [rows, viewer] = await Promise.all([
    database.read(merchant.code, listLive),
    database.read(merchant.code, (tx) => findViewer(tx, memberId)),
  ]);
  const meant = rows.filter((row) => isCurrent(row, at) && viewer && isMeant(row, viewer, at));
  if (meant.length === 0) return [];
  const ids = meant.map(({ id }) => id);
  const had = Map.groupBy(
    await database.read(merchant.code, (tx) => listOf(tx, memberId, ids)),
    ({ promotionId }) => promotionId,
  );
  const looking = { at, timeZone: merchant.setting('timeZone'), language };
  return meant.map((row) => ownOf(row, had.get(row.id) ?? [], looking));
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

/** One promotion for a member; null where the member is not meant by it. */
export async function readOwn(
  { merchant, session, language }: Asking,
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

/** What a visitor may read of: all that run or will run. */
export async function listPublic(
  { merchant }: Pick<Call, 'merchant'>,
  { database, clock }: ReadDeps,
): Promise<PromotionRow[]> {
  const at = clock();
  const rows = await database.read(merchant.code, listLive);
  return rows.filter((row) => isCurrent(row, at));
}

const isCurrent = ({ endsAt }: PromotionRow, at: Date): boolean => !endsAt || at < endsAt;
