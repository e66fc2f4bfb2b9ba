// ID tokens as the service creates them: RS256 with a published key. Google's own emulator does not sign, so anybody could forge tokens for a server that accepts them.
import { createHash, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

export type TokenSubject = {
  project: string;
  localId: string;
  provider: string;
  email: string | null;
  name: string | null;
  phoneNumber: string | null;
  /** The time of sign-in, in seconds since 1970. */
  authTime: number;
};

const lifeSeconds = 3_600;

export type TokenMaker = {
  make: (told: TokenSubject) => string;
  makeRefresh: (told: TokenSubject) => string;
  /** Reads a token of ours; null for any other. */
  read: (idToken: string) => TokenSubject | null;
  readRefresh: (refreshToken: string) => TokenSubject | null;
  /** The public key, as JWKS. */
  keys: { keys: object[] };
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): unknown =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;

export function createTokens(key: KeyObject, clock: () => Date): TokenMaker {
  const publicKey = createPublicKey(key);
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk['n'])).digest('hex').slice(0, 40);
  const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64url');
  const isSigned = (text: string, signature = '') =>
    createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64url');
  const make = (told: TokenSubject): string => {
    const second = Math.floor(clock().getTime() / 1_000);
    const text = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claimsOf(told, second))}`;
    return `${text}.${sign(text)}`;
  };
  const makeRefresh = (told: TokenSubject): string => {
    const text = encode(told);
    return `${text}.${sign(text)}`;
  };
  return {
    make,
    makeRefresh,
    read: (idToken) => {
      const [head = '', body = '', signature] = idToken.split('.');
      return isSigned(`${head}.${body}`, signature) ? toldOf(decode(body)) : null;
    },
    readRefresh: (refreshToken) => {
      const [text = '', signature] = refreshToken.split('.');
      return isSigned(text, signature) ? (decode(text) as TokenSubject) : null;
    },
    keys: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
  };
}

type Claims = ReturnType<typeof claimsOf>;

function claimsOf(told: TokenSubject, second: number) {
  const { project, localId, provider, email, name, phoneNumber, authTime } = told;
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: authTime,
    user_id: localId,
    sub: localId,
    iat: second,
    exp: second + lifeSeconds,
    ...(name !== null && { name }),
    ...(email !== null && { email, email_verified: true }),
    ...(phoneNumber !== null && { phone_number: phoneNumber }),
    firebase: {
      identities: {
        [provider]: [localId],
        ...(email !== null && { email: [email] }),
      },
      sign_in_provider: provider,
    },
  };
}

/** Converts claims back. They are complete, because we signed them. */
function toldOf(claims: unknown): TokenSubject {
  const read = claims as Claims;
  return {
    project: read.aud,
    localId: read.sub,
    provider: read.firebase.sign_in_provider,
    email: read.email ?? null,
    name: read.name ?? null,
    phoneNumber: read.phone_number ?? null,
    authTime: read.auth_time,
  };
}
