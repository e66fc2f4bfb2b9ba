// Calls on the accounts of staff (STAFF-01): invite somebody, list the accounts, take a role away, disable one. Only commands make them.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofAccount = { audience: 'staff', errors: { not_found: 404 } } as const;

/** Repeating the call replaces the link. Somebody who has an account gets the role at once, and with the link a new password. */
export const inviteStaff = endpoint<typeof shapes.inviteStaff>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/accounts',
  summary: 'Give somebody a role, and a link to log in with',
  errors: {},
});
export const listStaff = endpoint<typeof shapes.listStaff>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/accounts',
  summary: 'The accounts of staff',
  errors: {},
});
/** Sessions go on, and are judged by the roles that are left, each call in its transaction. */
export const removeStaffRole = endpoint<typeof shapes.removeStaffRole>()({
  ...ofAccount,
  method: 'POST',
  path: '/ops/accounts/remove-role',
  summary: 'Take a role away from somebody',
});
/** The present code of an authenticator, for the accounts of the demo alone: nobody else's second factor is printed. */
export const showStaffCode = endpoint<typeof shapes.showStaffCode>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/accounts/code',
  summary: 'The code of an account of the demo',
  errors: { not_found: 404, not_of_demo: 409 },
});
/** Ends the account's sessions and its link at once. Repeating the call changes nothing. */
export const disableStaff = endpoint<typeof shapes.disableStaff>()({
  ...ofAccount,
  method: 'PUT',
  path: '/ops/accounts/disabled',
  summary: 'Disable an account',
});
