// What a failed call means to the player, in words.
import { ApiError } from '@parlour/client/api-error';
import type { Phrase, Translate } from '#foundation/language/language.ts';

/** Our text of an error code. Null for a code that is none of the contract's, and while the texts of errors are not here (`api.ts` waits for them). */
function textOfCode(t: Translate, code: string): string | null {
  // What a proxy answers: its status says more.
  if (code === 'unknown') return null;
  const id = `error.${code}`;
  const text = (t as (id: string) => string)(id);
  return text === id ? null : text;
}

/** What is said of a failure that has no text of its own. */
function plainWords({ kind, status, code }: ApiError) {
  if (kind === 'offline') return 'site.offline';
  if (kind === 'sealing') return 'envelope.failed';
  if (kind === 'timeout') return 'site.timeout';
  if (code !== 'unknown') return 'site.unknown_error';
  if (status === 504) return 'site.timeout';
  return status === 502 || status === 503 ? 'site.unavailable' : 'site.unknown_error';
}

/** What a page says of it: in the language of whoever reads it, also after that was changed, and never in the server's words. */
export function sayFailure(error: unknown): Phrase {
  if (!(error instanceof ApiError)) return (t) => t('site.unknown_error');
  const words = plainWords(error);
  return (t) => textOfCode(t, error.code) ?? t(words);
}

/** What an alert says: the server's own words, and that the error is unknown where an answer has none (NET-10). One that a service behind the server did not give in time is late (LAUNCH-03). */
export function sayAlert(error: unknown): Phrase {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return sayFailure(error);
  const { message, status } = error;
  return (t) => message || t(status === 504 ? 'site.timeout' : 'site.unknown_error');
}
