// Staff's calls on the club (docs/club.md): import it, show it, set a member's level.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const showClub = endpoint<typeof shapes.showClub>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/club',
  summary: 'The club with the number of members of each label',
  errors: {},
});
/** The level of every member is recomputed. */
export const importClub = endpoint<typeof shapes.importClub>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/:merchant/club',
  summary: 'Import a file',
  errors: { file_fault: 400 },
});
/** A level that is set this way does not count as reached, and gives no reward. */
export const setClubLabel = endpoint<typeof shapes.setClubLabel>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/:merchant/club/label',
  summary: 'Set a member’s club label, or take it away',
  errors: { not_found: 404 },
});
