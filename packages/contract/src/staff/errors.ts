/** Errors that every call of staff may have, with their HTTP status. */
export const staffErrors = {
  /** The input does not fit the shape. */
  request_param_err: 400,
  /** There is no such merchant. */
  no_merchant: 404,
} as const;
