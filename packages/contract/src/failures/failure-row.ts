import type { Requirement } from '../awaited.ts';

/**
 * What the site does when a call fails. `logOut`: the session is over, an alert says so once, and the login page follows.
 * `changePassword`: only the page of the password is left. `front`: the page in front of the site says that it is closed. `line`: other addresses of the
 * site are tried, and the first that answers is opened. `silent`: nothing is said, and a form that was pressed says it itself.
 * `wait`: the same, with the time of the next try. `inPlace`: the page that asked says it. `toast`: the line is gone. `alert`: a
 * notice with the server's words, or ours where it has none.
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

/** It fits a failure of which any of these is true. */
export type FailureRow = {
  does: Reaction;
  /** Which requirement says so. */
  by: Requirement;
  statuses?: readonly number[];
  codes?: readonly string[];
  /** How an error code begins. */
  beginnings?: readonly string[];
  messages?: readonly string[];
  /** There was no answer at all. */
  without?: 'line' | 'time';
};
