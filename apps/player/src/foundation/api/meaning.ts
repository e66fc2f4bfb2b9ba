// Reactions to a failed call by the contract's table, for a page that reports the failure itself.
import { ApiError } from '@parlour/client/api-error';
import { reactionTo } from '@parlour/client/reaction';

/** True if the server decided nothing, so that another try later may succeed. */
export const isLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && reactionTo(error) === 'wait';

/** True if the server decided against the request, with a message. A limit is no decision, and a 502 comes from a proxy (NET-09). */
export const isVerdict = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.message !== '' &&
  ['alert', 'inPlace'].includes(reactionTo(error));

/** True if an alert shows the server's answer, with or without a message (NET-10). A 504 has decided nothing. */
export const isAnswerForAlert = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'answer' &&
  error.status !== 504 &&
  reactionTo(error) === 'alert';

/** True if no alert shows the failure (NET-09). A page that waits for more than its data shows it in another way. */
export const isSilent = (error: unknown): boolean =>
  error instanceof ApiError && ['silent', 'wait'].includes(reactionTo(error));

/** True if the session has ended, which NET-08 reports. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && reactionTo(error) === 'logOut';

/** True if the page that made the call shows the failure, and never an alert. */
export const isSaidInPlace = (error: unknown): error is ApiError =>
  error instanceof ApiError && reactionTo(error) === 'inPlace';
