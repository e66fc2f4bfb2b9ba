// Claims a reward (PROMO-07): checks the audience, pays once for each occasion and from the budget, all in one transaction.
import { randomUUID } from 'node:crypto';
import { decimalText } from '@parlour/contract/money';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { answerOnce, type OnceDeps } from '#modules/idempotency';
import { lockWallets } from '#modules/ledger';
import { isMeant, runs, type Viewer } from '../promotions/audience.ts';
import { findPromotion, takeFromBudget, type PromotionRow } from '../promotions/store.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import { askForPlays, giveVoucher, payReward, type Payment } from './pay-reward.ts';
import { taskOccasion, windowOf } from '../tasks/progress.ts';
import { pressOf } from './press.ts';
import { claimedAs, isAsked, worthOf } from './reward-kinds.ts';
import { insertReward, listOf, updateClaimed, type RewardRow } from './store.ts';

type Answer = CallAnswer<'claimPromotion'>;

export const claim = (
  call: MemberCall,
  input: CallInput<'claimPromotion'>,
  deps: OnceDeps,
): Promise<Answer> =>
  answerOnce(
    call,
    {
      name: 'claimPromotion',
      input,
      run: (tx) => claimIn(tx, call, { ...input, clock: deps.clock }),
    },
    deps,
  );

type PromotionClaim = CallInput<'claimPromotion'> & { clock: () => Date };

async function claimIn(
  tx: Tx,
  call: MemberCall,
  { id, item, clock }: PromotionClaim,
): Promise<Answer> {
  const { merchant, session } = call;
  // The wallets are locked first: claims of one member wait for each other and for bets, and do not hold the budget meanwhile.
  await lockWallets(tx, session.memberId);
  const at = clock();
  const promotion = await findPromotion(tx, id);
  const viewer = await findViewer(tx, session.memberId);
  if (!promotion || !viewer || !runs(promotion, at) || !isMeant(promotion, viewer, at)) {
    throw new Refusal('not_found');
  }
  const claiming = { promotion, viewer, at, timeZone: merchant.setting('timeZone') };
  return item === undefined ? claimPress(tx, claiming) : claimReady(tx, claiming, item);
}

type ClaimContext = { promotion: PromotionRow; viewer: Viewer; at: Date; timeZone: string };

/** Pays all rewards of the press or none. The lock of the wallets keeps the member's claims apart. */
async function claimPress(tx: Tx, claiming: ClaimContext): Promise<Answer> {
  const { promotion, viewer, at, timeZone } = claiming;
  const { rule, limitPerMember } = promotion.definition;
  const rows = await listOf(tx, viewer.memberId, [promotion.id]);
  const had = new Set(rows.map(({ occasion }) => occasion));
  const { gives } = pressOf(rule, had, { at, timeZone });
  const [first] = gives;
  const isUsedUp = limitPerMember !== null && rows.length >= limitPerMember;
  if (!first || isUsedUp || had.has(first.occasion)) throw new Refusal('reward_claimed');
  const ids: string[] = [];
  for (const give of gives) ids.push(await payOut(tx, { promotion, viewer, at, ...give }));
  const { currency } = promotion;
  return {
    claimId: ids[0] ?? '',
    state: gives.some(({ reward }) => isAsked(reward)) ? 'waiting' : 'paid',
    amount: decimalText(worthOf(gives), currency),
    currency,
  };
}

/** Claims an earned reward. `item` is the id of its row, or the code of a task. */
async function claimReady(tx: Tx, claiming: ClaimContext, item: string): Promise<Answer> {
  const { promotion, viewer, at } = claiming;
  const rows = await listOf(tx, viewer.memberId, [promotion.id]);
  const found = rows.find((row) => isItem(row, item, claiming));
  if (!found || found.state === 'withheld') throw new Refusal('not_found');
  const isLate = found.expiresAt !== null && found.expiresAt <= at;
  // A failed reward was claimed in time.
  const isOpen = found.state === 'failed' || (found.state === 'ready' && !isLate);
  if (!isOpen) throw new Refusal('reward_claimed');
  const { id: rewardId, currency, cost: amount } = found;
  const { memberId } = viewer;
  const { merchantCode, reward } = found;
  const claimed = claimedAs(reward, at);
  await updateClaimed(tx, rewardId, claimed);
  noteChange(tx, { memberId, what: 'promotion' });
  await charge(tx, {
    merchantCode,
    reward,
    promotionId: promotion.id,
    memberId,
    rewardId,
    reference: `reward:${rewardId}`,
    currency,
    amount,
    at,
    promotion: promotion.code,
  });
  return {
    claimId: rewardId,
    state: claimed.state,
    amount: decimalText(amount, currency),
    currency,
  };
}

function isItem(row: RewardRow, item: string, { promotion, viewer, at, timeZone }: ClaimContext) {
  if (row.id === item) return true;
  const { rule } = promotion.definition;
  if (rule.kind !== 'tasks') return false;
  const window = windowOf(rule, { ...viewer, startsAt: promotion.startsAt, at, timeZone });
  return row.occasion === taskOccasion({ code: item }, window);
}

type Payout = Omit<ClaimContext, 'timeZone'> & { occasion: string; reward: Reward };

/** Writes one reward, takes it from the budget and pays it; returns its id. */
async function payOut(tx: Tx, giving: Payout): Promise<string> {
  const { promotion, viewer, at, occasion, reward } = giving;
  const { id: promotionId, merchantCode, currency } = promotion;
  const { memberId } = viewer;
  const rewardId = randomUUID();
  const amount = costOf(reward);
  const isNew = await insertReward(tx, {
    merchantCode,
    id: rewardId,
    memberId,
    promotionId,
    occasion,
    reward,
    currency,
    cost: amount,
    readyAt: at,
    ...claimedAs(reward, at),
  });
  if (!isNew) throw new Refusal('reward_claimed');
  const reference = `reward:${rewardId}`;
  const paid = { merchantCode, memberId, reward, reference, currency, amount, at };
  await charge(tx, { ...paid, promotionId, rewardId, promotion: promotion.code });
  return rewardId;
}

type Charge = Payment & { promotionId: string; promotion: string; rewardId: string };

/** Moves the cost from the budget and pays the member; throws if the budget is exhausted. */
async function charge(tx: Tx, { promotionId, rewardId, ...payment }: Charge): Promise<void> {
  const isLeft = await takeFromBudget(tx, promotionId, payment.amount);
  if (!isLeft) throw new Refusal('reward_exhausted');
  const { reward } = payment;
  if (reward.kind === 'freePlays') return askForPlays(tx, rewardId, payment);
  if (reward.kind === 'voucher') return giveVoucher(tx, rewardId, { ...payment, reward });
  return payReward(tx, { ...payment, reward });
}
