import { sessionEnded, sessionLimited } from '@parlour/contract/failures/session-rows';
import type { ApiError } from './api-error.ts';

const { statuses, codes, messages } = sessionEnded;

/** NET-08: does this answer say that there is no session any more? */
export const saysSessionEnded = ({ status, code, message }: ApiError): boolean =>
  statuses.includes(status) || codes.includes(code) || messages.includes(message);

/** LOGIN-04: does it say that the session may only change its password? */
export const saysSessionLimited = ({ code }: ApiError): boolean =>
  sessionLimited.codes.includes(code);
