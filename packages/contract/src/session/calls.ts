import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** The refusal of all calls about hand-off codes. Codes are credentials, so these calls are rate limited. */
const tooManyCodes = { 'TOO_MANY_REQUEST.handoff': 429 } as const;
const codeErrors = { ...tooManyCodes, handoff_invalid: 400 } as const;

export const logOut = endpoint<typeof shapes.logOut>()({
  method: 'DELETE',
  path: '/wps/session/logout',
  audience: 'member',
  summary: 'End the session',
  module: 'COMM3',
  openToLimitedSession: true,
  session: 'ends',
  errors: {},
});
/** The family's older clients send POST. */
export const logOutByPost = { ...logOut, method: 'POST' } as const;

/** Mints a one-time code that carries the session to another address of the merchant (ROUTE-04); good for 60 s. */
export const mintHandoff = endpoint<typeof shapes.mintHandoff>()({
  method: 'POST',
  path: '/wps/session/handoff',
  audience: 'member',
  summary: 'Mint a one-time code for another origin',
  module: 'COMM3',
  atGateway: 'off',
  errors: codeErrors,
});
/** Returns the masked name of the code's member; the code stays valid. */
export const inspectHandoff = endpoint<typeof shapes.inspectHandoff>()({
  method: 'POST',
  path: '/wps/session/handoff/inspect',
  audience: 'guest',
  summary: 'Name the member of a hand-off code, masked',
  module: 'COMM3',
  atGateway: 'off',
  errors: codeErrors,
});
/** Spends a code that the player did not want to use. */
export const discardHandoff = endpoint<typeof shapes.discardHandoff>()({
  method: 'POST',
  path: '/wps/session/handoff/discard',
  audience: 'guest',
  summary: 'Spend a hand-off code without using it',
  module: 'COMM3',
  atGateway: 'off',
  errors: tooManyCodes,
});
/** Exchanges the code for a session; the code is spent even if that fails. */
export const redeemHandoff = endpoint<typeof shapes.redeemHandoff>()({
  method: 'POST',
  path: '/wps/session/handoff/redeem',
  audience: 'guest',
  summary: 'Swap a hand-off code for a session',
  module: 'COMM3',
  atGateway: 'off',
  errors: codeErrors,
});

/** Lists the member's sessions, the most recently used first (S4). */
export const listSessions = endpoint<typeof shapes.listSessions>()({
  method: 'GET',
  path: '/wps/session/list',
  audience: 'member',
  summary: 'Where the member is logged in',
  module: 'COMM3',
  atGateway: 'off',
  errors: {},
});
/** Ends one of the member's sessions. Another member's, like one that has ended, is not_found. */
export const endSession = endpoint<typeof shapes.endSession>()({
  method: 'DELETE',
  path: '/wps/session/:id',
  audience: 'member',
  summary: 'Log a device out',
  module: 'COMM3',
  atGateway: 'off',
  errors: {},
});
export const endOtherSessions = endpoint<typeof shapes.endOtherSessions>()({
  method: 'DELETE',
  path: '/wps/session/others',
  audience: 'member',
  summary: 'Log all other devices out',
  module: 'COMM3',
  atGateway: 'off',
  errors: {},
});
