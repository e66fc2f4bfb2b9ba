import type { Requirement } from '../requirement.ts';

/**
 * Reaction of the site to a call that fails. `logOut`: the session is over; an alert says so once, then the login page opens.
 * `changePassword`: only the password page is left. `front`: a page in front of the site says that it is closed. `line`: other addresses of
 * the site are tried, and the first that answers is opened. `silent`: no message, except by the form that sent the call.
 * `wait`: the same, with the time of the next try. `inPlace`: the calling page shows the failure. `toast`: a toast about the lost
 * connection. `alert`: a notice with the server's text, or ours if it sent none.
 */
export type Reaction =
  | 'logOut'
  | 'changePassword'
  | 'front'
  | 'line'
  | 'silent'
  | 'wait'
  | 'inPlace'
  | 'toast'
  | 'alert';

/** A row of the table of failures. It fits a failure that meets any of its conditions. */
export type FailureRow = {
  does: Reaction;
  /** The requirement behind the row. */
  by: Requirement;
  statuses?: readonly number[];
  codes?: readonly string[];
  /** Prefixes of error codes. */
  beginnings?: readonly string[];
  messages?: readonly string[];
  /** The reason why there was no answer at all: no connection, or a timeout. */
  without?: 'line' | 'time';
};
