import { errorStatus, type ErrorCode } from '@parlour/contract/contract';

/** An expected "no" that the caller can do something about. Its HTTP status stands in the contract, its text in the phrases. Thrown by rules, never by stores. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** What the caller may need to go on: the waiting time, the names of bad fields. */
  readonly value: Record<string, unknown> | undefined;
  readonly status: number;

  /** `status` only where one code has two, as with function.not.available. */
  constructor(code: ErrorCode, value?: Record<string, unknown>, status?: number) {
    // It answers a caller and is no fault: nobody looks where it was thrown, and to note that costs as much as all of the answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.code = code;
    this.value = value;
    this.status = status ?? errorStatus[code];
  }
}
