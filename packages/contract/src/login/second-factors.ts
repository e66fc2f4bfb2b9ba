/** The kinds of second factor, in the order in which they are offered (TFA-01). */
export const secondFactors = ['sms', 'ga', 'email', 'payeeName'] as const;
export type SecondFactor = (typeof secondFactors)[number];
