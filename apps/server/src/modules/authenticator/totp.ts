// Codes of an authenticator (TFA-08, A9): RFC 6238 with SHA-1, 30 s and six digits, which all authenticator apps support.
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;
/** Accepted time steps before and after the server's current one. */
const window = 1;

const totpOf = (secret: string, label?: { issuer: string; account: string }): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepMs / 1_000,
    ...(label && { issuer: label.issuer, label: label.account }),
  });

/** Makes a secret of 160 bits, as RFC 4226 recommends, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const otpauthOf = (secret: string, label: { issuer: string; account: string }): string =>
  totpOf(secret, label).toString();

/** The code of the present time step. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The time step to which a code belongs; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}
