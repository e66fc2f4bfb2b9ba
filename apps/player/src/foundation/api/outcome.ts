// What became of a failed call, for the code that made it. What the site does about it is the contract's table (`meaning.ts`), which
// nobody needs before a call has failed.
import { ApiError } from '@parlour/client/api-error';
import { saysSessionEnded } from '@parlour/client/session-end';

/** No answer in time: ours, or that of a service behind our server. */
export const isLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'timeout' || error.status === 504);

/** The call did not get through. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'offline';

/** Nobody waited for the answer any more. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';

/** NET-08 says so already, and leads to the login. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && saysSessionEnded(error);

/** The call names something that is not there any more, or is somebody else's. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';

/** The code of the server's answer and what it says besides; null where there was no answer. */
export function refusalOf(error: unknown): { code: string; value: object } | null {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return null;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? value : {} };
}
