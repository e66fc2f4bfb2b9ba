// The adapter of Firebase Authentication, and of all services that sign like it (docs/vendors.md 5).
import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Outbound } from '../outbound.ts';
import type { IdentityClaims, IdentityVerdict, VerifyIdentity } from './identity.ts';
import { keepSigningKeys, type FindSigningKey } from './signing-keys.ts';

type FirebaseOptions = {
  outbound: Outbound;
  waitMs?: number;
};

/** A text without NUL, which Postgres cannot store. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'));

/** Claims that we need besides those that jose checks. */
const Claims = z.object({
  iss: z.string(),
  sub: text(128).min(1),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int().positive(),
  email: text(254).optional(),
  email_verified: z.boolean().optional(),
  name: text(254).optional(),
  phone_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  firebase: z.object({ sign_in_provider: z.string().max(64) }),
});

/** The allowed clock difference, in seconds. A token signed later than that is refused. */
const skewSeconds = 30;

export function createFirebase({ outbound, waitMs = 5_000 }: FirebaseOptions): VerifyIdentity {
  const findKey = keepSigningKeys({ outbound, waitMs });
  return async ({ projectId, keysUrl }, idToken, now) => {
    try {
      const { payload } = await jwtVerify(
        idToken,
        ({ kid }) => keyOf(findKey, { keysUrl, kid, now }),
        {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          currentDate: now,
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        },
      );
      return judge(payload, now);
    } catch (error) {
      return troubleOf(error);
    }
  };
}

class KeysMissing extends Error {}
class KeyUnknown extends Error {}

type KeyQuery = { keysUrl: string; kid: string | undefined; now: Date };

async function keyOf(findKey: FindSigningKey, { keysUrl, kid, now }: KeyQuery): Promise<KeyObject> {
  if (kid === undefined) throw new KeyUnknown('no kid');
  const found = await findKey(keysUrl, kid, now);
  if (found === 'unavailable') throw new KeysMissing('keys cannot be fetched');
  if (found === null) throw new KeyUnknown('kid unknown');
  return found;
}

function judge(payload: unknown, now: Date): IdentityVerdict {
  const read = Claims.safeParse(payload);
  if (!read.success) return refused(`claim ${String(read.error.issues[0]?.path[0])}`);
  const { iat, auth_time: authTime } = read.data;
  const latest = now.getTime() / 1_000 + skewSeconds;
  if (iat > latest) return refused('claim iat');
  if (authTime > latest) return refused('claim auth_time');
  return { claims: claimsOf(read.data) };
}

const claimsOf = (read: z.output<typeof Claims>): IdentityClaims => ({
  issuer: read.iss,
  subject: read.sub,
  provider: read.firebase.sign_in_provider,
  email: read.email ?? null,
  isEmailProven: read.email_verified === true,
  name: read.name ?? null,
  phoneNumber: read.phone_number ?? null,
  authenticatedAt: new Date(read.auth_time * 1_000),
  expiresAt: new Date(read.exp * 1_000),
});

const refused = (why: string): IdentityVerdict => ({ trouble: 'refused', why });

/** Converts an error to a verdict. Only jose's errors are refusals; a fault of our own is thrown on. */
function troubleOf(error: unknown): IdentityVerdict {
  if (error instanceof KeysMissing) return { trouble: 'unavailable', why: error.message };
  if (error instanceof KeyUnknown) return refused(error.message);
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return refused(`claim ${error.claim}`);
  }
  if (error instanceof errors.JOSEError) return refused(error.code);
  throw error;
}
