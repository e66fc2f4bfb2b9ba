/** The second factors of an account of staff, beside its password. A recovery code stands for either. */
export const staffSecondFactors = ['authenticator', 'passkey'] as const;
export type StaffSecondFactor = (typeof staffSecondFactors)[number];
