// The calls by which staff enter the back office: take an invitation, log in and out, choose a merchant (STAFF-02 to STAFF-04).
// They are no calls of `staffEndpoints`, because they need no role, and no command makes them.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './console-calls.schema.ts';

const ofGuest = { audience: 'guest', method: 'POST' } as const;
const tried = { too_many_tries: 429 } as const;

/** Repeating the call answers the same, until the link is used or replaced. */
export const openInvitation = endpoint<typeof shapes.openInvitation>()({
  ...ofGuest,
  path: '/ops/invitation/open',
  summary: 'Read an invitation, and the secret of the authenticator to set up',
  errors: { ...tried, invitation_over: 404 },
});
/** Refuses a weak password before the browser makes a passkey in vain. */
export const beginInvitationPasskey = endpoint<typeof shapes.beginInvitationPasskey>()({
  ...ofGuest,
  path: '/ops/invitation/passkey',
  summary: 'Begin to make a passkey for an invitation',
  errors: { ...tried, invitation_over: 404, password_weak: 400 },
});
/** Begins a session. */
export const takeInvitation = endpoint<typeof shapes.takeInvitation>()({
  ...ofGuest,
  path: '/ops/invitation/take',
  summary: 'Take an invitation, with a password, and a passkey or a code of the authenticator',
  errors: {
    ...tried,
    invitation_over: 404,
    code_wrong: 400,
    passkey_refused: 400,
    password_weak: 400,
  },
});
/** Options that are equal for all callers: they ask for any passkey of the back office. */
export const beginStaffLogin = endpoint<typeof shapes.beginStaffLogin>()({
  ...ofGuest,
  path: '/ops/login/passkey',
  summary: 'Begin to log in with a passkey',
  errors: {},
});
/** Begins a session. There is one refusal, whatever was wrong. */
export const logInStaff = endpoint<typeof shapes.logInStaff>()({
  ...ofGuest,
  path: '/ops/login',
  summary: 'Log in with password, and passkey or code',
  errors: { ...tried, login_refused: 400 },
});
export const logOutStaff = endpoint<typeof shapes.logOutStaff>()({
  ...ofGuest,
  path: '/ops/logout',
  summary: 'Log out',
  errors: {},
});
export const whoAmI = endpoint<typeof shapes.whoAmI>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/me',
  summary: 'The account of the session, and where it may work',
  errors: {},
});
export const chooseMerchant = endpoint<typeof shapes.chooseMerchant>()({
  audience: 'staff',
  method: 'PUT',
  path: '/ops/me/merchant',
  summary: 'Choose the merchant to work for',
  errors: {},
});
/**
 * Opens a stream about the merchant of the session, for roles that may list the queue of talks. The server ends it after 8 to 12
 * minutes, and with the session, which it never extends.
 */
export const openStaffSignals = {
  ...endpoint<typeof shapes.openStaffSignals>()({
    audience: 'staff',
    method: 'GET',
    path: '/ops/signals',
    summary: 'What has changed at the desk, as server-sent events',
    extendsSession: false,
    errors: { service_unavailable: 503 },
  }),
  answersEvents: true,
} as const;
