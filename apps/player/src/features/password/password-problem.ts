// The text of a failed change, and its field.
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { endsSession, isLate, isUnreached, refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import { sayRefusedPassword } from '#foundation/password/weakness-words.ts';
import type { Problem } from './password-values.ts';

/** True if only the answer is missing, so that the password may have been changed. */
export const isAnswerLost = (error: unknown): boolean => isLate(error) || isUnreached(error);

/** The problem of a failed change. Null for the end of the session, which shows its own notice (NET-08). */
export function problemOf(error: unknown): Problem | null {
  if (endsSession(error)) return null;
  if (isLimit(error)) return { field: null, say: sayWaitingTime(error.retryAfter) };
  if (isAnswerLost(error)) return { field: null, say: (t) => t('password.unsure') };
  const refusal = refusalOf(error);
  if (refusal?.code === 'password_wrong') return { field: 'old', say: sayFailure(error) };
  if (refusal?.code !== 'password_weak') return { field: null, say: sayFailure(error) };
  return { field: 'new', say: sayRefusedPassword(refusal.value) ?? sayFailure(error) };
}
