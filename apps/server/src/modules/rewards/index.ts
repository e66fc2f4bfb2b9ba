// Promotions and their rewards: audiences, claims, each reward paid once and from its budget (docs/promotions.md).
import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import { takeTurns, type Limits } from '#http/limits';
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import { keepPrizesGiven } from './leader-board/give-prizes.ts';
import { claim } from './claims/claim.ts';
import { readHistory } from './history.ts';
import {
  countOwn,
  countPublic,
  listClaims,
  listPromotions,
  readPromotion,
} from './present-lists.ts';
import { readBenefits } from './club/present-benefits.ts';
import { checkInviteCode } from './invite/check-code.ts';
import { readInvitations, readProgramme } from './invite/present-invitations.ts';
import { obeyFacts } from './obey-facts.ts';
import type { ReadDeps } from './promotions-of.ts';
import { readRescue } from './rescue/present-rescue.ts';
import { keepRescueWorkedOut } from './rescue/work-out.ts';
import { claimVoucher, readVouchers, redeemVoucher } from './voucher/vouchers.ts';
import { readTasks } from './tasks/present-tasks.ts';
import { readSignIn } from './check-in.ts';

export { listBoardPrizes } from './leader-board/board-prizes.ts';
export { lockWaiting, updateClaimed } from './claims/store.ts';
export { takeFromBudget } from './promotions/store.ts';

/** Refuses the call if the merchant has no reward centre (flag REWCEN3). */
function demandCentre({ merchant }: Call): void {
  if (!merchant.flag('REWCEN3')) throw new Refusal('function.not.available');
}

/** Wraps a handler so that it answers only if there is a reward centre. */
const inCentre =
  <I, C extends Call, A>(handle: (input: I, call: C) => Promise<A>) =>
  async (input: I, call: C): Promise<A> => {
    demandCentre(call);
    return handle(input, call);
  };

type Deps = ReadDeps & {
  merchants: Merchants;
  log: FastifyBaseLogger;
  limits: Limits;
  secretKey: Buffer;
};

export function rewardsModule({ merchants, log, ...rest }: Deps): ServerModule {
  const deps = { ...rest, inTurn: takeTurns() };
  return {
    name: 'reward',
    work: [
      keepRescueWorkedOut({
        ...rest,
        listMerchants: merchants.list,
        onFailure: (error, merchant) =>
          log.warn({ err: error, merchant }, 'what comes back of last week was not worked out'),
      }),
      keepPrizesGiven({
        ...rest,
        listMerchants: merchants.list,
        onFailure: (error, merchant) =>
          log.warn({ err: error, merchant }, 'the prizes of a leaderboard were not given'),
      }),
    ],
    handles: obeyFacts({ ...rest, findMerchant: merchants.findByCode }),
    calls: {
      availablePromotions: inCentre((_input, call) => countOwn(call, deps)),
      merchantPromotions: inCentre((_input, call) => countPublic(call, deps)),
      promotionList: inCentre((_input, call) => listPromotions(call, deps)),
      promotionDetails: inCentre(({ id }, call) => readPromotion(call, id, deps)),
      claimPromotion: inCentre((input, call) => claim(call, input, deps)),
      rewardClaims: inCentre((_input, call) => listClaims(call, deps)),
      rewardTasks: inCentre((_input, call) => readTasks(call, deps)),
      rewardRescue: inCentre((_input, call) => readRescue(call, deps)),
      voucherList: inCentre((input, call) => readVouchers(call, input, deps)),
      claimVoucher: inCentre((input, call) => claimVoucher(call, input, deps)),
      redeemVoucher: inCentre((input, call) => redeemVoucher(call, input, deps)),
      // The club exists without a reward centre, too.
      rewardBenefits: (_input, call) => readBenefits(call, deps),
      rewardHistory: inCentre(({ month }, call) => readHistory(call, month, deps)),
      referralDetails: inCentre((_input, call) => readInvitations(call, deps)),
      inviteProgramme: inCentre((_input, call) => readProgramme(call, deps)),
      inviteCode: inCentre(({ code }, call) => checkInviteCode(call, code, deps)),
      signInCalendar: inCentre(({ month }, call) => readSignIn(call, month, deps)),
    },
  };
}
