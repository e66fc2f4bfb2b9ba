// What a failed call means to the player, in words.
import { ApiError } from '@parlour/client/api-error';
import { saysSessionEnded } from '@parlour/client/session-end';
import type { Phrase } from '#foundation/language/language.ts';

/** The server's own words where it has any, else ours. */
export function sayFailure(error: unknown): Phrase {
  if (!(error instanceof ApiError)) return (t) => t('site.unknown_error');
  const { kind, status, message } = error;
  if (kind === 'offline') return (t) => t('site.offline');
  if (kind === 'sealing') return (t) => t('envelope.failed');
  if (kind === 'timeout' || (status === 504 && message === '')) return (t) => t('site.timeout');
  if (message !== '') return () => message;
  return status === 502 || status === 503
    ? (t) => t('site.unavailable')
    : (t) => t('site.unknown_error');
}

export const isLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 429 || error.code.startsWith('TOO_MANY_REQUEST'));

/** True where the server decided against the request. A rate limit only means "later", and a 502 comes from something in between (NET-09). */
export const isVerdict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.message !== '' && error.status !== 502 && !isLimit(error);

/** No answer in time: ours, or that of a service behind our server. */
export const isLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'timeout' || error.status === 504);

/** The call did not get through. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'offline';

/** NET-08 says so already, and leads to the login. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && saysSessionEnded(error);

/** The code of the server's answer and what it says besides; null where there was no answer. */
export function refusalOf(error: unknown): { code: string; value: object } | null {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return null;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? value : {} };
}
