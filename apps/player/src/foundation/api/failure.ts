// What a failed call means to the player, in words.
import { ApiError } from '@parlour/client/api-error';
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
