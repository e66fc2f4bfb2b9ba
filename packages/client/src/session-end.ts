import type { ApiError } from './api-error.ts';

const endCodes = new Set(['customer.not.login', 'user.or.token.invalid', 'login.not.session']);

/** NET-08: does this answer say that there is no session any more? */
export const saysSessionEnded = (error: ApiError): boolean =>
  error.status === 401 || endCodes.has(error.code) || error.message === 'CUSTOMER_NOT_LOGIN';
