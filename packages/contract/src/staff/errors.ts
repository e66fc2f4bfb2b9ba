/** Errors that every call of staff may have, with their HTTP status. */
export const staffErrors = {
  /** The input does not fit the shape. */
  request_param_err: 400,
  /** There is no such merchant; by HTTP also: the session does not work for it. */
  no_merchant: 404,
  /** There is no session, or it is over. */
  not_logged_in: 401,
  /** No role of the account at this merchant has the right. */
  not_allowed: 403,
  /** The call comes from another origin, or lacks the console's header. */
  foreign_origin: 403,
} as const;
