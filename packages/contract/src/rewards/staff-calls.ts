// Staff's calls on promotions and rewards (docs/promotions.md).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const listPromotions = endpoint<typeof shapes.listPromotions>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/promotions',
  summary: 'All promotions, oldest first, each with the number of rewards it has paid',
  errors: {},
});
/** A published promotion may change its texts, art, `goTo` and end, and raise its budget, but nothing that members were promised. */
export const importPromotion = endpoint<typeof shapes.importPromotion>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/:merchant/promotions',
  summary: 'Import a file: a draft, or changes of the promotion with its code',
  errors: { file_fault: 400 },
});
export const changePromotion = endpoint<typeof shapes.changePromotion>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/promotions/:code/state',
  summary: 'Publish, pause or end a promotion',
  errors: { not_found: 404, wrong_state: 409 },
});
export const checkRewards = endpoint<typeof shapes.checkRewards>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/rewards/check',
  summary: 'Check the invariants of promotions, rewards and sums over all merchants',
  errors: {},
});
/** Rows do not change if nothing was lost. */
export const rebuildActivity = endpoint<typeof shapes.rebuildActivity>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/rewards/rebuild',
  summary: 'Recompute the sums of members’ activity from the rounds',
  errors: {},
});
