// The error codes that every call shares, with their HTTP status (wire.md, "Answers that every call shares").
// An endpoint declares its own codes; `contract.ts` joins them.
export const errors = {
  request_param_err: 400,
  request_too_large: 413,
  'customer.not.login': 401,
  password_change_required: 403,
  'function.not.available': 403,
  not_found: 404,
  TOO_MANY_REQUEST: 429,
  domain_not_available: 404,
  region_restricted: 403,
  system_maintenance: 503,
  service_unavailable: 503,
  unknown: 500,
} as const;

/** Refusals of a call with an `Idempotency-Key` (W4): the key was used for something else; the call that used it is still in progress. */
export const idempotencyErrors = {
  idempotency_key_reused: 422,
  request_in_progress: 409,
} as const;
