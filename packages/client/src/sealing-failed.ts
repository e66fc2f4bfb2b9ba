import { ApiError } from './api-error.ts';

/** The error if a body could not be sealed (NET-07). Nothing is sent in that case. */
export const sealingFailed = (cause: unknown): ApiError =>
  new ApiError({ kind: 'sealing', code: 'envelope_refused', status: 0, message: '' }, { cause });
