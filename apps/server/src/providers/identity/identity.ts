// The port of identity services: verifies ID tokens for a merchant. An adapter implements the protocol of one service (docs/vendors.md 5).

/** A merchant's project at an identity service. */
export type IdentityProject = {
  projectId: string;
  /** The address of the keys that sign tokens. */
  keysUrl: string;
};

/** The claims of a verified token. Issuer and subject together identify the person, nothing else does (A11). */
export type IdentityClaims = {
  issuer: string;
  subject: string;
  /** The service's name of the provider: google.com, phone. */
  provider: string;
  email: string | null;
  /** Whether the service has verified the e-mail address. */
  isEmailProven: boolean;
  name: string | null;
  /** A telephone number in E.164 that the service has verified. */
  phoneNumber: string | null;
  /** The time of the person's sign-in, not of this token. */
  authenticatedAt: Date;
  expiresAt: Date;
};

/** The verdict on a token. `unavailable`: the keys could not be fetched. `why` is a short text for the log that contains nothing of the token. */
export type IdentityVerdict =
  | { claims: IdentityClaims }
  | { trouble: 'refused' | 'unavailable'; why: string };

/** Verifies an ID token. Takes 5 s at most. Never rejects. */
export type VerifyIdentity = (
  project: IdentityProject,
  idToken: string,
  now: Date,
) => Promise<IdentityVerdict>;
