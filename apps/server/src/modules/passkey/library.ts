/** Loads the library with the first passkey, because most processes never need it. */
export const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256 (COSE): every authenticator in use supports at least one of them. */
export const algorithms = [-8, -7, -257] as const;
