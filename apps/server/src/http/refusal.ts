import { errorStatus, type ErrorCode } from '@parlour/contract/contract';

/** An expected "no" that the caller can act on. Its HTTP status is in the contract, its text in the phrases. Thrown by rules, never by stores. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Data for the caller, such as the waiting time or the names of bad fields. */
  readonly value: Record<string, unknown> | undefined;
  readonly status: number;

  /** `status` only where one code has two, as with function.not.available. */
  constructor(code: ErrorCode, value?: Record<string, unknown>, status?: number) {
    // A refusal is no fault: its stack is never read, and collecting it costs as much as the whole answer.
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
