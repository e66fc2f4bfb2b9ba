// The port of identity services: whether an ID token is one of theirs, for this merchant, and whose it is. An adapter speaks the protocol of one of them (docs/vendors.md 5).

/** A merchant's project there. */
export type IdentityProject = {
  projectId: string;
  /** Where the keys lie that tokens are signed with. */
  keysUrl: string;
};

/** What a token says that was found genuine. Who it is are issuer and subject together, nothing else (A11). */
export type IdentityClaims = {
  issuer: string;
  subject: string;
  /** As the service names it: google.com, phone. */
  provider: string;
  email: string | null;
  /** The service has proven it. */
  isEmailProven: boolean;
  name: string | null;
  /** E.164; the service has proven it. */
  phoneNumber: string | null;
  /** When its owner showed who it is, not when this token was made. */
  authenticatedAt: Date;
  expiresAt: Date;
};

/** `unavailable`: it cannot be judged, because the keys could not be fetched. `why` is a few words for the log, without anything of the token. */
export type IdentityVerdict =
  | { claims: IdentityClaims }
  | { trouble: 'refused' | 'unavailable'; why: string };

/** Takes 5 s at most. Never rejects. */
export type VerifyIdentity = (
  project: IdentityProject,
  idToken: string,
  now: Date,
) => Promise<IdentityVerdict>;
