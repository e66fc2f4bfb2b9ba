import { sessionEnded, sessionLimited } from '@parlour/contract/failures/session-rows';
import type { ApiError } from './api-error.ts';

const { statuses, codes, messages } = sessionEnded;

/** Whether an answer means that there is no session any more (NET-08). */
export const saysSessionEnded = ({ status, code, message }: ApiError): boolean =>
  statuses.includes(status) || codes.includes(code) || messages.includes(message);

/** Whether an answer means that the session may only change its password (LOGIN-04). */
export const saysSessionLimited = ({ code }: ApiError): boolean =>
  sessionLimited.codes.includes(code);
