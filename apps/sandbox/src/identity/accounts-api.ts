// The service's calls from browsers (vendors.md 5): signing in with another provider's account or with a code to the phone, and looking a user up.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { insertSms } from '../sms/store.ts';
import { localIdOf, noTokensFor, personOf, refusalOfNumber } from './persons.ts';
import { projectOf } from './projects.ts';
import { sendNoKey, sendToolkitError } from './toolkit-error.ts';
import type { TokenSubject, TokenMaker } from './tokens.ts';

type Deps = { pool: Pool; clock: () => Date; tokens: TokenMaker };
type Route = { Querystring: { key?: string }; Body: Record<string, unknown> | undefined };
type IdentityRequest = FastifyRequest<Route>;

const textOf = (body: Route['Body'], name: string): string => {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
};

/** Reads the chosen account: of the account page from the address, of Google's prompt from the body. */
function pickedIn(body: Route['Body']): { provider: string; name: string } | null {
  const address = URL.parse(textOf(body, 'requestUri'))?.searchParams;
  const sent = new URLSearchParams(textOf(body, 'postBody'));
  const given = sent.get('id_token') ?? address?.get('id_token');
  const provider = sent.get('providerId') ?? address?.get('providerId');
  if (!given || !provider) return null;
  const { name, nonce } = claimsIn(given);
  const isMeant = nonce === undefined || nonce === hashOf(sent.get('nonce') ?? '');
  return typeof name === 'string' && name.trim() !== '' && isMeant ? { provider, name } : null;
}

const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/** Parses the claims: plain JSON from the account page, an unsigned token from Google's prompt. */
function claimsIn(given: string): { name?: unknown; nonce?: unknown } {
  const [, payload] = given.split('.');
  const text = given.startsWith('{')
    ? given
    : Buffer.from(payload ?? '', 'base64url').toString('utf8');
  try {
    return JSON.parse(text) as { name?: unknown; nonce?: unknown };
  } catch {
    return {};
  }
}

export function accountsApi(app: FastifyInstance, deps: Deps): void {
  const { tokens, clock } = deps;
  const second = () => Math.floor(clock().getTime() / 1_000);
  const tokensOf = (told: TokenSubject) => ({
    idToken: tokens.make(told),
    refreshToken: tokens.makeRefresh(told),
    expiresIn: '3600',
    localId: told.localId,
  });
  const seen = new Set<string>();
  /** Whether the user signs in for the first time. */
  const meet = (localId: string): boolean => {
    const isNew = !seen.has(localId);
    seen.add(localId);
    return isNew;
  };
  const withProject =
    (answer: (request: IdentityRequest, reply: FastifyReply, project: string) => unknown) =>
    async (request: IdentityRequest, reply: FastifyReply) => {
      const project = projectOf(request.query.key);
      return project === null ? sendNoKey(reply) : answer(request, reply, project);
    };

  app.get<Route>(
    '/v1/projects',
    withProject(async () => ({ authorizedDomains: ['localhost'] })),
  );
  app.get<Route>(
    '/v1/recaptchaParams',
    withProject(async () => ({ recaptchaSiteKey: 'none' })),
  );
  app.get<Route>(
    '/v2/recaptchaConfig',
    withProject(async () => ({ recaptchaEnforcementState: [] })),
  );

  app.post<Route>(
    '/v1/accounts::signInWithIdp',
    withProject((request, reply, project) => {
      const picked = pickedIn(request.body);
      if (!picked) return sendToolkitError(reply, 400, 'INVALID_IDP_RESPONSE : No id_token.');
      const { provider } = picked;
      const person = personOf(project, provider, picked.name);
      const no = noTokensFor(person);
      if (no && 'needConfirmation' in no) return { ...no, providerId: provider };
      if (no && no.status === 400) return sendToolkitError(reply, 400, no.errorMessage);
      if (no) return { errorMessage: no.errorMessage, providerId: provider };
      const { localId, name, email } = person;
      const told = {
        project,
        localId,
        provider,
        email,
        name,
        phoneNumber: null,
        authTime: second(),
      };
      const profile = { id: localId, name, ...(email !== null && { email }) };
      return {
        kind: 'identitytoolkit#VerifyAssertionResponse',
        ...tokensOf(told),
        providerId: provider,
        federatedId: `https://${provider}/${localId}`,
        isNewUser: meet(localId),
        ...(email !== null && { email, emailVerified: true }),
        displayName: name,
        rawUserInfo: JSON.stringify(profile),
      };
    }),
  );

  app.post<Route>(
    '/v1/accounts::lookup',
    withProject((request, reply) => {
      const told = tokens.read(textOf(request.body, 'idToken'));
      if (!told) return sendToolkitError(reply, 400, 'INVALID_ID_TOKEN');
      const { localId, email, name, phoneNumber, provider, authTime } = told;
      return {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [
          {
            localId,
            ...(email !== null && { email, emailVerified: true }),
            ...(name !== null && { displayName: name }),
            ...(phoneNumber !== null && { phoneNumber }),
            providerUserInfo: [{ providerId: provider, rawId: phoneNumber ?? localId }],
            lastLoginAt: String(authTime * 1_000),
            createdAt: String(authTime * 1_000),
          },
        ],
      };
    }),
  );
  phoneApi(app, { ...deps, withProject, tokensOf, meet, second });
}

type PhoneDeps = Deps & {
  withProject: (
    answer: (request: IdentityRequest, reply: FastifyReply, project: string) => unknown,
  ) => (request: IdentityRequest, reply: FastifyReply) => Promise<unknown>;
  tokensOf: (told: TokenSubject) => object;
  meet: (localId: string) => boolean;
  second: () => number;
};

const mostPending = 500;

/** Registers the calls for phone codes. A code is in the SMS stand-in's inbox and is valid once. */
function phoneApi(app: FastifyInstance, deps: PhoneDeps): void {
  const { pool, clock, withProject, tokensOf, meet, second } = deps;
  const pending = new Map<string, { number: string; code: string }>();
  app.post<Route>(
    '/v1/accounts::sendVerificationCode',
    withProject(async (request, reply) => {
      const number = textOf(request.body, 'phoneNumber');
      const refusal = refusalOfNumber(number);
      if (refusal !== null) return sendToolkitError(reply, 400, refusal);
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = String(randomInt(1, 1_000_000)).padStart(6, '0');
      pending.set(sessionInfo, { number, code });
      for (const oldest of pending.keys()) {
        if (pending.size <= mostPending) break;
        pending.delete(oldest);
      }
      const at = clock();
      const sid = `SM${randomBytes(16).toString('hex')}`;
      const body = `${code} is your verification code.`;
      const sms = { sid, at, arrivesAt: at, from: 'Identity', to: number, body, errorCode: null };
      await insertSms(pool, sms, 1);
      return { sessionInfo };
    }),
  );
  app.post<Route>(
    '/v1/accounts::signInWithPhoneNumber',
    withProject((request, reply, project) => {
      const sessionInfo = textOf(request.body, 'sessionInfo');
      const code = textOf(request.body, 'code');
      const waiting = pending.get(sessionInfo);
      if (!waiting) return sendToolkitError(reply, 400, 'INVALID_SESSION_INFO');
      if (code === '000000') return sendToolkitError(reply, 400, 'SESSION_EXPIRED');
      if (code !== waiting.code) return sendToolkitError(reply, 400, 'INVALID_CODE');
      pending.delete(sessionInfo);
      const phoneNumber = waiting.number;
      const localId = localIdOf(project, 'phone', phoneNumber);
      const who = { project, localId, provider: 'phone', email: null, name: null, phoneNumber };
      const isNewUser = meet(localId);
      return { ...tokensOf({ ...who, authTime: second() }), isNewUser, phoneNumber };
    }),
  );
}
