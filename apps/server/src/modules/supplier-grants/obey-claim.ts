// Handles a claim of free plays: calls the supplier and updates the reward by its answer. The fact may be delivered again after a
// lost connection or a crash: each call has the reward's id, so the supplier grants once, and the answer is written once.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import { amountOf } from '@parlour/contract/money';
import type { Database, Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import { vendorAccount } from '#modules/catalogue';
import { insertGrant } from '#modules/free-plays';
import { lockWaiting, takeFromBudget, updateClaimed } from '#modules/rewards';
import { vendorUser } from '#modules/wallet';
import { VendorFailure, type GameVendors, type GrantAnswer } from '#providers/games/games';
import { findIntegration, findReward, type PlaysRow } from './store.ts';

export type GrantDeps = {
  database: Database;
  vendors: GameVendors;
  clock: () => Date;
  log: FastifyBaseLogger;
  findMerchant: (code: string) => Promise<Merchant | null>;
};

/** Time until the claim counts as failed and the member may claim again. */
const patienceMs = 2 * 60_000;
const dayMs = 86_400_000;

type Claim = Fact<'freePlays.claimed'>;

export function obeyClaim(deps: GrantDeps): FactHandlersOf<'supplier-grants'> {
  return { 'freePlays.claimed': (claim) => grant(claim, deps) };
}

async function grant(claim: Claim, deps: GrantDeps): Promise<void> {
  const { merchantCode, about } = claim;
  const merchant = await deps.findMerchant(merchantCode);
  // A removed merchant grants nothing.
  if (!merchant) return;
  const reward = await deps.database.query(merchantCode, (tx) => findReward(tx, about.rewardId));
  if (reward?.state !== 'waiting') return;
  const asking = { claim, merchant, reward, until: endOf(claim, reward.reward) };
  const answer = await ask(asking, deps);
  await deps.database.transaction(merchantCode, (tx) => keep(tx, asking, answer));
}

type PendingGrant = { claim: Claim; merchant: Merchant; reward: PlaysRow; until: Date };
type Outcome = { id: string; integration: string; at: Date } | { trouble: 'refused' | 'no_answer' };

const endOf = ({ at }: Claim, { days }: FreePlaysReward): Date =>
  new Date(at.getTime() + days * dayMs);

/** Calls the supplier. Throws if it has not answered and may still answer: the fact is delivered again. */
async function ask(asking: PendingGrant, deps: GrantDeps): Promise<Outcome> {
  const { claim, merchant, reward, until } = asking;
  const { vendor, game, plays, stake } = reward.reward;
  const integration = await deps.database.query(merchant.code, (tx) =>
    findIntegration(tx, { vendor, game }),
  );
  const account = integration && vendorAccount(merchant, integration);
  if (!account) return refused('the game is nobody’s to ask', asking, deps);
  try {
    const answer: GrantAnswer = await deps.vendors.grantFreePlays(account, {
      requestId: reward.id,
      user: vendorUser(reward.memberId),
      gameCode: game,
      currency: reward.currency,
      stake: amountOf(stake),
      plays,
      from: claim.at,
      until,
    });
    if ('refused' in answer) return refused(answer.refused, asking, deps);
    return { id: answer.id, integration, at: deps.clock() };
  } catch (error) {
    const isOver = deps.clock().getTime() - claim.at.getTime() >= patienceMs;
    if (!isOver || !(error instanceof VendorFailure)) throw error;
    deps.log.warn({ err: error, merchantCode: merchant.code }, 'free plays were not granted');
    return { trouble: 'no_answer' };
  }
}

function refused(why: string, { merchant, reward }: PendingGrant, { log }: GrantDeps): Outcome {
  const { vendor, game } = reward.reward;
  log.warn({ why, merchantCode: merchant.code, vendor, game }, 'free plays were refused');
  return { trouble: 'refused' };
}

/** Writes the outcome. The cost of a failed grant goes back to the budget; the next claim takes it again. */
async function keep(
  tx: Tx,
  { claim, reward, until }: PendingGrant,
  outcome: Outcome,
): Promise<void> {
  const row = await lockWaiting(tx, reward.id);
  if (!row) return;
  noteChange(tx, { memberId: row.memberId, what: 'promotion' });
  if ('trouble' in outcome) {
    await updateClaimed(tx, row.id, { state: 'failed', paidAt: null, trouble: outcome.trouble });
    await takeFromBudget(tx, row.promotionId, -row.cost);
    return;
  }
  const { id: rewardId, memberId, currency } = row;
  const { game: gameCode, stake, plays } = reward.reward;
  await insertGrant(tx, {
    rewardId,
    memberId,
    integration: outcome.integration,
    gameCode,
    currency,
    stake: amountOf(stake),
    plays,
    supplierReward: outcome.id,
    grantedAt: claim.at,
    endsAt: until,
  });
  await updateClaimed(tx, rewardId, { state: 'paid', paidAt: outcome.at });
}
