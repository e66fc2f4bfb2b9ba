// Staff's calls on bonus money (decision 081): grant it, list it, cancel it.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

/** `grant_refused`: over the largest grant, in another currency than that is, or under terms that cannot be. */
const granting = { audience: 'staff', errors: { not_found: 404, grant_refused: 409 } } as const;

export const previewGrant = endpoint<typeof shapes.previewGrant>()({
  ...granting,
  method: 'POST',
  path: '/ops/:merchant/bonus/preview',
  summary: 'Whether an amount may be granted to a member, and in which currency',
});
/** Checked again, because settings may have changed since the preview. */
export const grantBonus = endpoint<typeof shapes.grantBonus>()({
  ...granting,
  method: 'POST',
  path: '/ops/:merchant/bonus',
  summary: 'Grant a bonus, once for its source',
});
export const listGrantedBonuses = endpoint<typeof shapes.listGrantedBonuses>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/bonus',
  summary: 'The bonuses of one member or of all, newest first',
  errors: {},
});
/** A bonus that has ended otherwise stays as it is: `already_ended`. */
export const cancelBonus = endpoint<typeof shapes.cancelBonus>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/bonus/:id/cancel',
  summary: 'Cancel a bonus: its money goes back to the operator',
  errors: { not_found: 404, already_ended: 409 },
});
