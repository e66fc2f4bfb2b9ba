/** The fields that a registration may have, by the family's names, in the shipped order. */
export const registerFields = [
  'username',
  'password',
  'mobileNum',
  'email',
  'payeeName',
  'referralCode',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** A merchant's rule for one field. */
export type FieldRule = {
  enabled: boolean;
  /** `*`: anything; else a pattern that `pattern.ts` can read. */
  acceptedPattern: string;
  /** Limits in characters. */
  minLength: number;
  maxLength: number;
  /** The family's name for a pattern: ours are `any` and `own`. */
  patternId: string;
  /** The merchant's own text for a value that does not fit, in the language of the call; empty if there is none. */
  message: string;
  /** Ours. */
  required: boolean;
  /** Ours: fields are shown in ascending order. */
  order: number;
};

/** Reasons to refuse a field. */
export const faults = ['missing', 'short', 'long', 'pattern', 'differs', 'invalid'] as const;
/** A reason. `differs`: the repeated password is different; `invalid`: no address, or no number. */
export type FieldFault = (typeof faults)[number];
