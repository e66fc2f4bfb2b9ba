// Texts about failed calls, in the reader's language.
import { ApiError } from '@parlour/client/api-error';
import { PasskeyFailure } from '#platform/passkey.ts';
import type { Say } from './texts.ts';

/** Texts of the refusals that a page can meet, by code. */
const texts: Record<string, (say: Say, error: unknown) => string> = {
  login_refused: (say) => say('console.refused.login'),
  too_many_tries: (say, error) => say('console.refused.too_many', { count: waitOf(error) }),
  invitation_over: (say) => say('console.refused.invitation'),
  code_wrong: (say) => say('console.refused.code'),
  passkey_refused: (say) => say('console.refused.passkey'),
  password_weak: (say) => say('console.refused.password'),
  not_found: (say) => say('console.refused.not_found'),
  no_colleague: (say) => say('console.refused.colleague'),
  talk_taken: (say) => say('console.refused.taken'),
  picture_refused: (say) => say('console.refused.picture'),
  too_many_pictures: (say) => say('console.refused.pictures'),
  too_many_searches: (say) => say('console.refused.searches'),
  title_taken: (say) => say('console.refused.title'),
  too_many_answers: (say) => say('console.refused.answers'),
  no_merchant: (say) => say('console.refused.merchant'),
  not_allowed: (say) => say('console.refused.not_allowed'),
  not_logged_in: (say) => say('console.session_over'),
};

export const codeOf = (error: unknown): string | null =>
  error instanceof ApiError && error.kind === 'answer' ? error.code : null;

/** Returns the data of a refusal with this code; empty for any other failure. */
export const valueOf = (error: unknown, code: string): Record<string, unknown> =>
  error instanceof ApiError && codeOf(error) === code
    ? { ...(error.value as Record<string, unknown> | undefined) }
    : {};

export const isSessionOver = (error: unknown): boolean => codeOf(error) === 'not_logged_in';

/** Whether a newer request for a passkey took the place of this one, which needs no text. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof PasskeyFailure && error.end === 'replaced';

/** Whether the call did not reach the server, or its answer did not arrive. */
const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** Returns the minutes after which another try counts, from the refusal; 1 at least. */
function waitOf(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(1, Math.ceil(seconds / 60));
}

export function sayFailure(say: Say, error: unknown): string {
  if (isUnreached(error)) return say('console.failed.offline');
  if (error instanceof PasskeyFailure) {
    return say(error.end === 'not_made' ? 'console.failed.passkey_new' : 'console.failed.passkey');
  }
  return texts[codeOf(error) ?? '']?.(say, error) ?? say('console.failed.unknown');
}
