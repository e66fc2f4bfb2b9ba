// Promotions and what they pay: who is meant, what can be claimed, each reward once and from its budget (docs/promotions.md).
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import { takeTurns } from '#http/limits';
import type { ServerModule } from '#server/module';
import { claim } from './claims/claim.ts';
import { readHistory } from './history.ts';
import {
  countOwn,
  countPublic,
  listClaims,
  listPromotions,
  readPromotion,
} from './present-lists.ts';
import type { ReadDeps } from './promotions-of.ts';
import { readSignIn } from './sign-in.ts';

/** REWCEN3 off: there is no reward centre, on any path. */
function demandCentre({ merchant }: Call): void {
  if (!merchant.flag('REWCEN3')) throw new Refusal('function.not.available');
}

/** A handler that answers only where there is a reward centre. */
const inCentre =
  <I, C extends Call, A>(handle: (input: I, call: C) => Promise<A>) =>
  async (input: I, call: C): Promise<A> => {
    demandCentre(call);
    return handle(input, call);
  };

export function rewardModule(house: ReadDeps): ServerModule {
  const deps = { ...house, inTurn: takeTurns() };
  return {
    name: 'reward',
    calls: {
      availablePromotions: inCentre((_input, call) => countOwn(call, deps)),
      merchantPromotions: inCentre((_input, call) => countPublic(call, deps)),
      promotionList: inCentre((_input, call) => listPromotions(call, deps)),
      promotionDetails: inCentre(({ id }, call) => readPromotion(call, id, deps)),
      claimPromotion: inCentre((input, call) => claim(call, input, deps)),
      rewardClaims: inCentre((_input, call) => listClaims(call, deps)),
      rewardHistory: inCentre(({ month }, call) => readHistory(call, month, deps)),
      signInCalendar: inCentre(({ month }, call) => readSignIn(call, month, deps)),
    },
  };
}
