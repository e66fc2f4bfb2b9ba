// ID tokens as the service makes them: RS256 with a key that it publishes. Google's own emulator signs nothing, so a server that takes its tokens could be fooled by anybody.
import { createHash, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

export type Told = {
  project: string;
  localId: string;
  provider: string;
  email: string | null;
  name: string | null;
  phoneNumber: string | null;
  /** Seconds. */
  authTime: number;
};

const lifeSeconds = 3_600;

export type TokenMaker = {
  make: (told: Told) => string;
  makeRefresh: (told: Told) => string;
  /** What stands in a token of ours; null for any other. */
  read: (idToken: string) => Told | null;
  readRefresh: (refreshToken: string) => Told | null;
  /** Its public half, as JWKS. */
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
  const make = (told: Told): string => {
    const second = Math.floor(clock().getTime() / 1_000);
    const text = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claimsOf(told, second))}`;
    return `${text}.${sign(text)}`;
  };
  const makeRefresh = (told: Told): string => {
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
      return isSigned(text, signature) ? (decode(text) as Told) : null;
    },
    keys: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
  };
}

type Claims = ReturnType<typeof claimsOf>;

function claimsOf(told: Told, second: number) {
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

/** Signed by us, so it is whole. */
function toldOf(claims: unknown): Told {
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
