import type { StaffErrorCode } from '@parlour/contract/staff/endpoints';

/** An expected "no" to staff: a code of the contract, and a sentence that says why, which commands print. */
export class StaffRefusal extends Error {
  readonly code: StaffErrorCode;

  constructor(code: StaffErrorCode, sentence: string) {
    super(sentence);
    this.name = 'StaffRefusal';
    this.code = code;
  }
}
