// Texts that tell the player why a call failed.
import { ApiError } from '@parlour/client/api-error';
import type { Phrase, Translate } from '#foundation/language/language.ts';

/** Returns our text of an error code; null for an unknown code, and while the errors' texts are not loaded (`api.ts` loads them). */
function textOfCode(t: Translate, code: string): string | null {
  // A proxy's answer has no code; its status is more precise.
  if (code === 'unknown') return null;
  const id = `error.${code}`;
  const text = (t as (id: string) => string)(id);
  return text === id ? null : text;
}

/** Returns the text of a failure whose code has none. */
function plainWords({ kind, status, code }: ApiError) {
  if (kind === 'offline') return 'site.offline';
  if (kind === 'sealing') return 'envelope.failed';
  if (kind === 'timeout') return 'site.timeout';
  if (code !== 'unknown') return 'site.unknown_error';
  if (status === 504) return 'site.timeout';
  return status === 502 || status === 503 ? 'site.unavailable' : 'site.unknown_error';
}

/** Returns the text that a page shows: always ours, never the server's, and in the language of the reader, also after a change. */
export function sayFailure(error: unknown): Phrase {
  if (!(error instanceof ApiError)) return (t) => t('site.unknown_error');
  const words = plainWords(error);
  return (t) => textOfCode(t, error.code) ?? t(words);
}

/** Returns the text of an alert: the server's message, or "unknown error" without one (NET-10). A 504 counts as a timeout (LAUNCH-03). */
export function sayAlert(error: unknown): Phrase {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return sayFailure(error);
  const { message, status } = error;
  return (t) => message || t(status === 504 ? 'site.timeout' : 'site.unknown_error');
}
