/** What kind of failure: the server answered so, it could not be reached, it did not answer in time, nobody waits for the answer any more, or the body could not be sealed (NET-07). */
export type FailureKind = 'answer' | 'offline' | 'timeout' | 'cancelled' | 'sealing';

type Failure = {
  kind: FailureKind;
  /** The server's error code; `unknown` where the answer makes no sense. */
  code: string;
  /** HTTP status; 0 without an answer. */
  status: number;
  /** The server's own words in the player's language; empty where it has none. */
  message: string;
  value?: unknown;
  /** Seconds. */
  retryAfter?: number | undefined;
};

/** Every failed call ends in this. What is shown for it is decided by the caller, never here. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.code = failure.code;
    this.status = failure.status;
    this.value = failure.value;
    this.retryAfter = failure.retryAfter;
  }
}
