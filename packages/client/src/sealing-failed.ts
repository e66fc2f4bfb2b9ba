import { ApiError } from './api-error.ts';

/** NET-07: a body could not be sealed, and nothing is sent instead. */
export const sealingFailed = (cause: unknown): ApiError =>
  new ApiError({ kind: 'sealing', code: 'envelope_refused', status: 0, message: '' }, { cause });
