import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Tokens are credentials, so the calls that make and swap them are rate limited, as those of hand-off codes. */
const tooMany = { 'TOO_MANY_REQUEST.handoff': 429 } as const;

/** Describes where an address leads, as its reader should see it: for the notice before another site, and before a guest logs in to go there. */
export const describeTarget = endpoint<typeof shapes.describeTarget>()({
  method: 'POST',
  path: '/wps/redirect/target',
  audience: 'guest',
  summary: 'Describe the site to which an address leads',
  module: 'COMM3',
  atGateway: 'off',
  errors: { ...tooMany, redirect_refused: 403 },
});
/** Makes a one-time token for a listed target (`redirect.targets`), good for 60 s, and the address that carries it (REDIR-01). */
export const leaveForTarget = endpoint<typeof shapes.leaveForTarget>()({
  method: 'POST',
  path: '/wps/redirect',
  audience: 'member',
  summary: 'Make a one-time token for a listed site, and the address that carries it',
  module: 'COMM3',
  atGateway: 'off',
  errors: { ...tooMany, redirect_refused: 403 },
});
/** Swaps such a token for what the target may know of the member. Called by the target's server, which shows its secret. */
export const swapTargetToken = endpoint<typeof shapes.swapTargetToken>()({
  method: 'POST',
  path: '/wps/redirect/member',
  audience: 'guest',
  summary: 'Swap the token of a listed site for its member',
  module: 'COMM3',
  atGateway: 'off',
  errors: { ...tooMany, handoff_invalid: 400 },
});
