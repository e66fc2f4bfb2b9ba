/** The kind of failure: an error answer of the server, no connection, no answer in time, no waiting caller any more, or a body that could not be sealed (NET-07). */
export type FailureKind = 'answer' | 'offline' | 'timeout' | 'cancelled' | 'sealing';

type Failure = {
  kind: FailureKind;
  /** The server's error code; `unknown` if the answer cannot be understood. */
  code: string;
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** The server's message in the player's language; empty if it has none. */
  message: string;
  value?: unknown;
  /** The seconds to wait before another try. */
  retryAfter?: number | undefined;
};

/** The error of every failed call. The caller decides what is shown for it. */
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
