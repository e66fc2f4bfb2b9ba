// What the contract's table says of a failed call, for a page that speaks of it itself.
import { ApiError } from '@parlour/client/api-error';
import { reactionTo } from '@parlour/client/reaction';

/** The server decided nothing: it only says "later". */
export const isLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && reactionTo(error) === 'wait';

/** True where the server decided against the request, and says so. A limit only means "later", and a 502 comes from something in between (NET-09). */
export const isVerdict = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.message !== '' &&
  ['alert', 'inPlace'].includes(reactionTo(error));

/** The server answered, and an alert says it, with its words or without (NET-10). One that is late has not decided anything. */
export const isAnswerForAlert = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'answer' &&
  error.status !== 504 &&
  reactionTo(error) === 'alert';

/** No alert speaks of it (NET-09): whoever waits for more than a page's data is told otherwise. */
export const isSilent = (error: unknown): boolean =>
  error instanceof ApiError && ['silent', 'wait'].includes(reactionTo(error));

/** NET-08 speaks of it. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && reactionTo(error) === 'logOut';

/** The page that asked says it, and never an alert. */
export const isSaidInPlace = (error: unknown): error is ApiError =>
  error instanceof ApiError && reactionTo(error) === 'inPlace';
