/** Loaded with the first passkey: most processes of most merchants need none. */
export const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256 (COSE): what every authenticator in use has one of. */
export const algorithms = [-8, -7, -257] as const;
