// What a failed call means to the player, in words.
import { ApiError } from '@parlour/client/api-error';
import type { Phrase, Translate } from '#foundation/language/language.ts';

/** Our text of an error code. Null for a code that is none of the contract's, and while the texts of errors are not here (`api.ts` waits for them). */
function textOfCode(t: Translate, code: string): string | null {
  const id = `error.${code}`;
  const text = (t as (id: string) => string)(id);
  return text === id ? null : text;
}

function sayAnswer({ status, code }: ApiError): Phrase {
  // A proxy answers without a code: only the status says something.
  if (code !== 'unknown') return (t) => textOfCode(t, code) ?? t('site.unknown_error');
  if (status === 504) return (t) => t('site.timeout');
  if (status === 502 || status === 503) return (t) => t('site.unavailable');
  return (t) => t('site.unknown_error');
}

/** What a page says of it: in the language of whoever reads it, also after that was changed, and never in the server's words. */
export function sayFailure(error: unknown): Phrase {
  if (!(error instanceof ApiError)) return (t) => t('site.unknown_error');
  const { kind } = error;
  if (kind === 'offline') return (t) => t('site.offline');
  if (kind === 'sealing') return (t) => t('envelope.failed');
  if (kind === 'timeout') return (t) => t('site.timeout');
  return sayAnswer(error);
}

/** What an alert says: the server's own words, and that the error is unknown where an answer has none (NET-10). One that a service behind the server did not give in time is late (LAUNCH-03). */
export function sayAlert(error: unknown): Phrase {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return sayFailure(error);
  const { message, status } = error;
  if (message !== '') return () => message;
  return status === 504 ? (t) => t('site.timeout') : (t) => t('site.unknown_error');
}
