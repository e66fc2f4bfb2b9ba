// Lists of promotions, of counts by type, and of rewards that can be claimed.
import type { Language } from '@parlour/contract/languages';
import { promotionTypes, type PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Call, LobbyCall, MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer } from '#http/route';
import { findPromotion, type PromotionRow } from './promotions/store.ts';
import {
  presentPromotion,
  presentReward,
  termsIn,
  titleIn,
} from './promotions/present-promotion.ts';
import { readOwn, listOwn, listPublic, type OwnPromotion, type ReadDeps } from './promotions-of.ts';

type Counts = CallAnswer<'availablePromotions'>['content'];

/** Types that are listed even without a promotion (PROMO-01). */
const alwaysTold: readonly PromotionType[] = ['APP_DOWNLOAD', 'REFERRAL'];

function countByType(rows: readonly { type: PromotionType; count: number }[]): Counts {
  const told = promotionTypes.flatMap((type) => {
    const ofType = rows.filter((row) => row.type === type);
    const enabled = ofType.length > 0;
    if (!enabled && !alwaysTold.includes(type)) return [];
    const count = ofType.reduce((sum, each) => sum + each.count, 0);
    return [[type, { enabled, count }] as const];
  });
  return Object.fromEntries(told);
}

const countOf = ({ claim, ready, asked }: OwnPromotion): number =>
  ready.length +
  asked.filter(({ state }) => state === 'failed').length +
  Number(claim.state === 'ready');
const isReady = (own: OwnPromotion): boolean => countOf(own) > 0;

export async function countOwn(
  call: MemberCall,
  deps: ReadDeps,
): Promise<CallAnswer<'availablePromotions'>> {
  const own = await listOwn(call, deps);
  return {
    content: countByType(own.map((each) => ({ type: each.row.type, count: countOf(each) }))),
  };
}

/** Counts the promotions for visitors, who cannot have claimed any. */
export async function countPublic(
  call: Call,
  deps: ReadDeps,
): Promise<CallAnswer<'merchantPromotions'>> {
  const rows = await listPublic(call, deps);
  return { content: countByType(rows.map(({ type }) => ({ type, count: 1 }))) };
}

/** Lists promotions, those with a claim to make first. */
export async function listPromotions(
  call: LobbyCall,
  deps: ReadDeps,
): Promise<CallAnswer<'promotionList'>> {
  const reading = { language: call.language, at: deps.clock() };
  const { session } = call;
  if (!session) {
    const rows = await listPublic(call, deps);
    return { promotions: rows.map((row) => presentPromotion(row, reading, null)) };
  }
  const own = await listOwn({ merchant: call.merchant, session, language: call.language }, deps);
  const ordered = own.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)));
  return { promotions: ordered.map(({ row, claim }) => presentPromotion(row, reading, claim)) };
}

/** Reads a promotion; one that is not for the member is refused as not found. */
export async function readPromotion(
  call: LobbyCall,
  id: string,
  deps: ReadDeps,
): Promise<CallAnswer<'promotionDetails'>> {
  const { merchant, language, session } = call;
  const row = await deps.database.read(merchant.code, (tx) => findPromotion(tx, id));
  if (!row) throw new Refusal('not_found');
  const told = (claim: OwnPromotion['claim'] | null) => ({
    ...presentPromotion(row, { language, at: deps.clock() }, claim),
    terms: termsIn(row, language),
  });
  if (!session) return told(null);
  const own = await readOwn({ merchant, session, language }, row, deps);
  if (!own) throw new Refusal('not_found');
  return told(own.claim);
}

export async function listClaims(
  call: MemberCall,
  deps: ReadDeps,
): Promise<CallAnswer<'rewardClaims'>> {
  const own = await listOwn(call, deps);
  return { rows: own.flatMap((each) => [...pressRow(each, call), ...earnedRows(each, call)]) };
}

type ClaimRow = CallAnswer<'rewardClaims'>['rows'][number];

function pressRow({ row, claim }: OwnPromotion, { language }: MemberCall): ClaimRow[] {
  const { reward, state } = claim;
  if (!reward || state !== 'ready') return [];
  const { id: promotionId, type, definition, endsAt } = row;
  const title = titleIn(definition.texts, language);
  const until = endsAt?.getTime() ?? null;
  const told = { id: null, promotionId, type, title, item: null, reward, state, until };
  return [{ ...told, trouble: null }];
}

const earnedRows = ({ row, ready, asked }: OwnPromotion, { language }: MemberCall): ClaimRow[] =>
  [...ready, ...asked].map(({ id, reward, currency, expiresAt, about, state, trouble }) => ({
    id,
    promotionId: row.id,
    type: row.type,
    title: titleOf(row, about, language),
    item: id,
    reward: presentReward(reward, { currency, language }),
    state: state === 'waiting' || state === 'failed' ? state : 'ready',
    trouble: state === 'failed' ? (trouble === 'refused' ? 'refused' : 'no_answer') : null,
    until: state === 'ready' ? (expiresAt?.getTime() ?? null) : null,
  }));

/** The title of the task or level; for other rules the promotion's. */
function titleOf(
  { definition: { texts, rule } }: PromotionRow,
  about: Record<string, string>,
  language: Language,
): string {
  const own =
    rule.kind === 'tasks'
      ? rule.tasks.find(({ code }) => code === about['task'])
      : rule.kind === 'level' && rule.levels.find(({ label }) => label === about['level']);
  return titleIn(own ? own.texts : texts, language);
}
