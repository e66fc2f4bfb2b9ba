// Access tokens of a Google service account: requested with a signed assertion (RFC 7523), cached until shortly before they expire.
import { createHash, createPrivateKey } from 'node:crypto';
import type { ServiceAccount } from '@parlour/contract/push/service-account.schema';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Outbound } from '../outbound.ts';

type Options = { outbound: Outbound; clock: () => Date; waitMs: number };

export type AccessTokens = {
  /** Returns the account's token. Rejects with AccessRefused or OutboundFailure. */
  of: (account: ServiceAccount) => Promise<string>;
  /** Removes `token` from the cache, unless another token has replaced it. */
  forget: (account: ServiceAccount, token: string) => void;
};

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const validSeconds = 3_600;
/** The margin before a token expires, so that it does not expire during a call. */
const marginMs = 60_000;
const mostBytes = 16 * 1024;
/** Statuses by which the service refuses the account. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() });

/** The error of an account that got no token; `message` gives the reason, without secrets. */
export class AccessRefused extends Error {
  /** Whether the account itself was refused; otherwise the service failed. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}

/** A token in the cache. `until` is in epoch milliseconds, and infinite while the request is pending. `token` is null until it arrives. */
type KeptToken = { asked: Promise<string>; token: string | null; until: number };

const nameOf = ({ client_email, token_uri, private_key }: ServiceAccount): string =>
  createHash('sha256').update(`${client_email} ${token_uri} ${private_key}`).digest('base64');

export function keepAccessTokens({ outbound, clock, waitMs }: Options): AccessTokens {
  /** Tokens by account. All callers that wait share one request. */
  const kept = new Map<string, KeptToken>();

  async function ask(account: ServiceAccount): Promise<z.infer<typeof Granted>> {
    const assertion = await signFor(account, clock());
    const { origin, pathname } = new URL(account.token_uri);
    const { status, body } = await outbound.post({
      base: origin,
      path: `/${pathname.slice(1)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: grant, assertion }).toString(),
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    });
    const given = status === 200 ? Granted.safeParse(readJson(body)).data : undefined;
    if (!given) throw new AccessRefused(`no token: status ${status}`, refusals.has(status));
    return given;
  }

  function askAndKeep(account: ServiceAccount, name: string): Promise<string> {
    const until = Number.POSITIVE_INFINITY;
    const entry: KeptToken = { asked: Promise.resolve(''), token: null, until };
    entry.asked = ask(account).then(
      ({ access_token: token, expires_in: seconds }) => {
        entry.token = token;
        entry.until = clock().getTime() + seconds * 1_000 - marginMs;
        return token;
      },
      (error: unknown) => {
        if (kept.get(name) === entry) kept.delete(name);
        throw error;
      },
    );
    kept.set(name, entry);
    return entry.asked;
  }

  return {
    of: (account) => {
      const name = nameOf(account);
      const known = kept.get(name);
      return known && known.until > clock().getTime() ? known.asked : askAndKeep(account, name);
    },
    forget: (account, token) => {
      const name = nameOf(account);
      if (kept.get(name)?.token === token) kept.delete(name);
    },
  };
}

async function signFor(
  { client_email, private_key, token_uri }: ServiceAccount,
  at: Date,
): Promise<string> {
  const now = Math.floor(at.getTime() / 1_000);
  try {
    return await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt(now)
      .setExpirationTime(now + validSeconds)
      .sign(createPrivateKey(private_key));
  } catch {
    throw new AccessRefused('no key to sign with', true);
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
