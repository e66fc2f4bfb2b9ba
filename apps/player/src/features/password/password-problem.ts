// What is said of a change that did not come off, and beside which field.
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { endsSession, isLate, isUnreached, refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import { sayRefusedPassword } from '#foundation/password/weakness-words.ts';
import type { Problem } from './typed.ts';

/** The change may have been made all the same: only its answer is missing. */
export const isAnswerLost = (error: unknown): boolean => isLate(error) || isUnreached(error);

/** Null where it is said elsewhere: the end of the session has a notice of its own (NET-08). */
export function problemOf(error: unknown): Problem | null {
  if (endsSession(error)) return null;
  if (isLimit(error)) return { field: null, say: sayWaitingTime(error.retryAfter) };
  if (isAnswerLost(error)) return { field: null, say: (t) => t('password.unsure') };
  const refusal = refusalOf(error);
  if (refusal?.code === 'password_wrong') return { field: 'old', say: sayFailure(error) };
  if (refusal?.code !== 'password_weak') return { field: null, say: sayFailure(error) };
  return { field: 'new', say: sayRefusedPassword(refusal.value) ?? sayFailure(error) };
}
