// Staff's calls on withheld invitations (MEMBER-13, docs/promotions.md).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const listWithheld = endpoint<typeof shapes.listWithheld>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/invitations/withheld',
  summary: 'The invitations that wait for a decision, oldest first',
  errors: {},
});
/** The rewards of both can be claimed from now on, or never. No withheld invitation of this friend: not_found. */
export const decideWithheld = endpoint<typeof shapes.decideWithheld>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/invitations/withheld/decision',
  summary: 'Release or refuse what the invitation of a friend gives',
  errors: { not_found: 404 },
});
