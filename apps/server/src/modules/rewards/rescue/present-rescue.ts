import { addDays, dayOf, firstOf, type Day } from '@parlour/contract/rewards/local-days';
import { amountOf, decimalText } from '@parlour/contract/money';
import type { Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { listOf, type RewardRow } from '../claims/store.ts';
import { isMeant, runs } from '../promotions/audience.ts';
import { textsIn } from '../promotions/present-promotion.ts';
import { readLive } from '../promotions/store.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import type { ReadDeps } from '../promotions-of.ts';
import { rateFor, type RescueRule } from './part-back.ts';
import { hasRun, ownSums } from './store.ts';

type Rescue = NonNullable<CallAnswer<'rewardRescue'>['rescue']>;
type Week = NonNullable<Rescue['week']>;
type OwnSums = { staked: bigint; won: bigint };

/** Reads the member's rescue; null if there is none for this member. */
export async function readRescue(
  { merchant, session, language }: MemberCall,
  { database, clock }: ReadDeps,
): Promise<CallAnswer<'rewardRescue'>> {
  const at = clock();
  const { memberId } = session;
  const [rows, viewer] = await Promise.all([
    readLive(database, merchant.code),
    database.read(merchant.code, (tx) => findViewer(tx, memberId)),
  ]);
  const promotion = rows.find(
    (row) =>
      row.definition.rule.kind === 'rescue' &&
      runs(row, at) &&
      viewer !== null &&
      isMeant(row, viewer, at),
  );
  if (!promotion || !viewer) return { rescue: null };
  const { id: promotionId, definition, currency } = promotion;
  const rule = definition.rule as RescueRule;
  const said = textsIn<{ title: string; line: string }>(definition.texts, language);
  const last = addDays(firstOf('week', dayOf(at, merchant.setting('timeZone'))), -7);
  const read = <T>(run: (tx: Tx) => Promise<T>) => database.read(merchant.code, run);
  const [had, [own], isWorkedOut] = await Promise.all([
    read((tx) => listOf(tx, memberId, [promotionId])),
    read((tx) => ownSums(tx, { memberId, firstDay: last, currency })),
    read((tx) => hasRun(tx, { promotionId, firstDay: last })),
  ]);
  const weeks = had
    .map((row) => presentWeek(row, at))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  const amount = (text: string): string => decimalText(amountOf(text), currency);
  return {
    rescue: {
      promotionId,
      title: said?.title ?? '',
      line: said?.line ?? '',
      rate: rateFor(rule, viewer.clubLabelId),
      least: amount(rule.least),
      most: amount(rule.most),
      currency,
      week: weeks.find(({ from }) => from === last) ?? null,
      sums: presentSums(own ?? { staked: 0n, won: 0n }, { firstDay: last, currency }),
      isWorkedOut,
      earlier: weeks.filter(({ from }) => from !== last),
    },
  };
}

function presentSums(
  { staked, won }: OwnSums,
  { firstDay, currency }: { firstDay: Day; currency: string },
): Rescue['sums'] {
  return {
    from: firstDay,
    to: addDays(firstDay, 6),
    staked: decimalText(staked, currency),
    won: decimalText(won, currency),
    difference: decimalText(staked - won, currency),
  };
}

function presentWeek(row: RewardRow, at: Date): Week {
  const { id, about, cost, currency, state, expiresAt, paidAt } = row;
  const isLate = expiresAt !== null && expiresAt <= at;
  const open = state === 'ready' && !isLate ? 'ready' : 'lapsed';
  return {
    from: about['from'] ?? '',
    to: about['to'] ?? '',
    staked: about['staked'] ?? '',
    won: about['won'] ?? '',
    difference: about['difference'] ?? '',
    rate: Number(about['rate']),
    reward: { kind: row.reward.kind, amount: decimalText(cost, currency), currency },
    state: state === 'paid' ? 'paid' : open,
    until: expiresAt?.getTime() ?? null,
    paidAt: paidAt?.getTime() ?? null,
    item: id,
  };
}
