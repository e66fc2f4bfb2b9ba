import { endpoint } from '../endpoint.ts';
import { idempotencyErrors } from '../errors.ts';
import type * as shapes from './calls.schema.ts';

const module = 'REWCEN3';

/** A poll (PROMO-01). */
export const availablePromotions = endpoint<typeof shapes.availablePromotions>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  audience: 'member',
  summary: 'How many rewards of each kind the member can claim now',
  module,
  extendsSession: false,
  errors: {},
});

export const merchantPromotions = endpoint<typeof shapes.merchantPromotions>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  audience: 'guest',
  summary: 'How many promotions of each kind there are',
  module,
  cache: { seconds: 30 },
  errors: {},
});

export const promotionList = endpoint<typeof shapes.promotionList>()({
  method: 'GET',
  path: '/wps/promotion/list',
  audience: 'lobby',
  summary: 'The promotions of today and soon, those that wait for a claim first',
  module,
  atGateway: 'off',
  errors: {},
});

export const promotionDetails = endpoint<typeof shapes.promotionDetails>()({
  method: 'GET',
  path: '/wps/promotion/:id',
  audience: 'lobby',
  summary: 'One promotion with its terms; one that ended is told as that',
  module,
  atGateway: 'off',
  errors: {},
});

/** PROMO-07 */
export const claimPromotion = endpoint<typeof shapes.claimPromotion>()({
  method: 'POST',
  path: '/wps/promotion/:id/claim',
  audience: 'member',
  summary: 'Claim what a promotion has for the member, once',
  module,
  atGateway: 'off',
  needsIdempotencyKey: true,
  errors: { ...idempotencyErrors, reward_exhausted: 409, reward_claimed: 409 },
});

export const rewardClaims = endpoint<typeof shapes.rewardClaims>()({
  method: 'GET',
  path: '/wps/reward/claims',
  audience: 'member',
  summary: 'All that the member can claim now, and what is under way',
  module,
  atGateway: 'off',
  errors: {},
});

export const rewardHistory = endpoint<typeof shapes.rewardHistory>()({
  method: 'GET',
  path: '/wps/reward/history',
  audience: 'member',
  summary: 'What the member was paid in a month, newest first',
  module,
  atGateway: 'off',
  errors: {},
});

export const rewardTasks = endpoint<typeof shapes.rewardTasks>()({
  method: 'GET',
  path: '/wps/reward/tasks',
  audience: 'member',
  summary: 'Tasks with their progress, in the order in which the merchant wrote them',
  module,
  atGateway: 'off',
  errors: {},
});

/** MEMBER-10 */
export const leaderBoard = endpoint<typeof shapes.leaderBoard>()({
  method: 'GET',
  path: '/wps/reward/leaderBoard',
  audience: 'member',
  summary: 'Who has most points in the day, week or month, and the member’s own place',
  module,
  atGateway: 'off',
  extendsSession: false,
  errors: {},
});

export const rewardRescue = endpoint<typeof shapes.rewardRescue>()({
  method: 'GET',
  path: '/wps/reward/rescue',
  audience: 'member',
  summary: 'What comes back of last week, and of weeks before',
  module,
  atGateway: 'off',
  errors: {},
});

/** PROMO-05 */
export const signInCalendar = endpoint<typeof shapes.signInCalendar>()({
  method: 'GET',
  path: '/wps/reward/signIn',
  audience: 'member',
  summary: 'The daily sign-in: a month of it, the days in a row and what they give',
  module,
  atGateway: 'off',
  errors: {},
});
