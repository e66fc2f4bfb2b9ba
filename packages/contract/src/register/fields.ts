/** What a registration may ask for, by the family's names, in the order in which it is shipped. */
export const registerFields = [
  'username',
  'password',
  'mobileNum',
  'email',
  'payeeName',
  'referralCode',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** What a merchant asks of one field. */
export type FieldRule = {
  enabled: boolean;
  /** `*`: anything; else what `pattern.ts` reads. */
  acceptedPattern: string;
  /** Characters. */
  minLength: number;
  maxLength: number;
  /** The family's name for a pattern: ours are `any` and `own`. */
  patternId: string;
  /** The merchant's own words for what does not fit, in the language of who asks; empty where there are none. */
  message: string;
  /** Ours. */
  required: boolean;
  /** Ours: fields stand from the smallest to the largest. */
  order: number;
};

/** Why a field is refused. */
export const faults = ['missing', 'short', 'long', 'pattern', 'differs', 'invalid'] as const;
/** `differs`: the second password is another one; `invalid`: no address, or no number. */
export type FieldFault = (typeof faults)[number];
