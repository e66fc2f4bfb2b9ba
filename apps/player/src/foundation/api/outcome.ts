// Kinds of failed calls, for the code that made the call. The reactions of the whole site are in `meaning.ts`, which is loaded only after
// a failure.
import { ApiError } from '@parlour/client/api-error';
import { saysSessionEnded } from '@parlour/client/session-end';

/** True if no answer arrived in time, from our server or from a service behind it. */
export const isLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'timeout' || error.status === 504);

/** True if the call did not reach the server. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'offline';

/** True if the caller gave up the call. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';

/** True if the session has ended; NET-08 reports that and leads to the login. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && saysSessionEnded(error);

/** True if the call names something that no longer exists or belongs to another member. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';

/** Returns the code and value of the server's answer; null without an answer. */
export function refusalOf(error: unknown): { code: string; value: object } | null {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return null;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? value : {} };
}
