import { StaffRefusal } from '#http/staff/staff-refusal';

/** Makes the refusal of an operator's file, with a line for each fault: `rule.reward.amount: is missing`. */
export const fileFault = (faults: readonly string[]): StaffRefusal =>
  new StaffRefusal('file_fault', faults.join('\n'));
