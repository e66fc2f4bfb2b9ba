// An identity service on this machine, which publishes its keys and signs the claims that a test wants, right or wrong.
import { createHmac, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT, type JWTPayload } from 'jose';
import { startScriptedVendor } from '../../games/testing/scripted-vendor.ts';

const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

type Header = { kid?: string | undefined; alg?: string };

export type IdentityService = {
  origin: string;
  keysUrl: string;
  /** The claims of a genuine token, with a test's changes. */
  claims: (changed?: JWTPayload) => JWTPayload;
  /** Signs with its key. */
  sign: (claims: JWTPayload, header?: Header) => Promise<string>;
  /** Signs with a key that was never published, under the published key's id. */
  signByStranger: (claims: JWTPayload) => Promise<string>;
  /** Signs with the published key as an HMAC secret. */
  signByPublicKey: (claims: JWTPayload) => string;
  /** Returns a token with `alg` none. */
  leaveUnsigned: (claims: JWTPayload) => string;
  /** Returns how often its keys were fetched. */
  keyCalls: () => number;
  setAnswer: (answer: { status?: number; text?: string; maxAge?: number } | null) => void;
  /** Replaces the signing key, and publishes both. */
  turnKey: () => Promise<void>;
  close: () => void;
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function startIdentityService(
  now: () => number,
  projectId = 'lumen-test',
): Promise<IdentityService> {
  const vendor = await startScriptedVendor();
  const pairs = [{ kid: 'key-1', ...makePair() }];
  let scripted: { status?: number; text?: string; maxAge?: number } | null = null;
  const publish = async () =>
    JSON.stringify({
      keys: await Promise.all(
        pairs.map(async ({ kid, publicKey }) => ({
          ...(await exportJWK(publicKey)),
          kid,
          alg: 'RS256',
          use: 'sig',
        })),
      ),
    });
  let text = await publish();
  vendor.answer = (reply) => {
    const { status = 200, text: said = text, maxAge = 3_600 } = scripted ?? {};
    reply.writeHead(status, { 'cache-control': `public, max-age=${maxAge}` }).end(said);
  };
  const newest = () => {
    const pair = pairs.at(-1);
    if (!pair) throw new Error('there is no key');
    return pair;
  };
  const signWith = (key: KeyObject, claims: JWTPayload, { kid, alg = 'RS256' }: Header) =>
    new SignJWT(claims).setProtectedHeader({ alg, ...(kid !== undefined && { kid }) }).sign(key);
  return {
    origin: vendor.origin,
    keysUrl: `${vendor.origin}/keys`,
    claims: (changed = {}) => {
      const second = Math.floor(now() / 1_000);
      const sub = changed.sub ?? randomUUID();
      return {
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub,
        user_id: sub,
        iat: second,
        exp: second + 3_600,
        auth_time: second - 5,
        email: 'anna@mail.example',
        firebase: { sign_in_provider: 'google.com', identities: {} },
        jti: randomUUID(),
        ...changed,
      };
    },
    sign: (claims, header = {}) =>
      signWith(newest().privateKey, claims, { kid: newest().kid, ...header }),
    signByStranger: (claims) => signWith(makePair().privateKey, claims, { kid: newest().kid }),
    signByPublicKey: (claims) => {
      const signed = `${encode({ alg: 'HS256', kid: newest().kid })}.${encode(claims)}`;
      const secret = newest().publicKey.export({ type: 'spki', format: 'pem' });
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    leaveUnsigned: (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
    keyCalls: () => vendor.asked.length,
    setAnswer: (answer) => void (scripted = answer),
    turnKey: async () => {
      pairs.push({ kid: `key-${pairs.length + 1}`, ...makePair() });
      text = await publish();
    },
    close: vendor.close,
  };
}
