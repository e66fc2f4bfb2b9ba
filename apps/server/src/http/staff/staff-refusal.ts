import type { StaffErrorCode } from '@parlour/contract/staff/endpoints';

/** An expected "no" to staff: a code of the contract, and a sentence that says why, which commands print. */
export class StaffRefusal extends Error {
  readonly code: StaffErrorCode;
  /** Data for the caller, such as the waiting time. */
  readonly value: Record<string, unknown> | undefined;

  constructor(code: StaffErrorCode, sentence: string, value?: Record<string, unknown>) {
    super(sentence);
    this.name = 'StaffRefusal';
    this.code = code;
    this.value = value;
  }
}

export const notLoggedIn = (): StaffRefusal =>
  new StaffRefusal('not_logged_in', 'There is no session, or it is over.');
