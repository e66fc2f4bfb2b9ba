import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Refusals of both calls that come from the vendor, or from the connection to it. */
const vendorErrors = {
  /** The vendor did not answer in time. The site shows the text timeout_retry_please. */
  vendor_timeout: 504,
  /** Value: maintainTime?, endTime?, epoch milliseconds; vendorName? (ours), as the lobby shows it. */
  vendor_under_maintenance: 503,
  /** Never 502, for which the site shows nothing (NET-09). */
  vendor_unavailable: 503,
  game_not_found: 404,
  'TOO_MANY_REQUEST.launch': 429,
} as const;

/** Opens a game: the vendor makes an address that is good once. The call has effects, so it is never cached, repeated or shared while pending. */
export const launchGame = endpoint<typeof shapes.launchGame>()({
  method: 'GET',
  path: '/wps/game/launchGame',
  audience: 'member',
  summary: 'Open a game or a vendor’s lobby',
  module: 'GAMELO3',
  hasEffects: true,
  // LAUNCH-02; our server waits 9 s for the vendor.
  timeoutMs: 10_000,
  errors: {
    ...vendorErrors,
    /** Value, ours: balance, least (decimal texts), currency. */
    launch_game_balance_not_enough: 400,
  },
});

/** Opens a game without money, for guests of an open lobby (ROUTE-12); members call `launchGame` with accountType 0. */
export const trialGame = endpoint<typeof shapes.trialGame>()({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  audience: 'guest',
  summary: 'Open a game without money',
  module: 'GAMELO3',
  hasEffects: true,
  // LAUNCH-02; our server waits 9 s for the vendor.
  timeoutMs: 10_000,
  errors: vendorErrors,
});
