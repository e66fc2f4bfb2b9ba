// Calls of the SDK in a browser: for an installation, its tokens, and the registration that receives messages (vendors.md 6).
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { sendError } from './fcm-error.ts';
import { keepInstallation, removeInstallation, renewToken, setEndpoint } from './store.ts';

type ProjectRoute = { Params: { project: string } };
type InstallationRoute = { Params: { project: string; fid: string } };

const newToken = (): string => randomBytes(24).toString('base64url');
/** A week, as from the service. */
const expiresIn = '604800s';
const invalidArgument = {
  code: 400,
  status: 'INVALID_ARGUMENT',
  message: 'Request contains an invalid argument.',
} as const;
const unknownToken = { code: 401, status: 'UNAUTHENTICATED', message: 'Unknown token' } as const;

/** Returns the token after the scheme's name in a header; empty for another scheme. */
const tokenIn = (header: unknown, scheme: string): string =>
  typeof header === 'string' && header.startsWith(`${scheme} `)
    ? header.slice(scheme.length + 1)
    : '';

export function installationsApi(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.post<ProjectRoute & { Body: { fid?: unknown; appId?: unknown } | null }>(
    '/v1/projects/:project/installations',
    async ({ params: { project }, body, headers }, reply) => {
      const fid = body?.fid;
      // An id has 22 characters, and its first four bits are fixed.
      const isFid = typeof fid === 'string' && /^[cdef][\w-]{21}$/.test(fid);
      if (!isFid || typeof body?.appId !== 'string' || !headers['x-goog-api-key']) {
        return sendError(reply, invalidArgument);
      }
      const made = { refreshToken: newToken(), authToken: newToken() };
      await keepInstallation(pool, { project, fid, ...made });
      return {
        name: `projects/${project}/installations/${fid}`,
        fid,
        refreshToken: made.refreshToken,
        authToken: { token: made.authToken, expiresIn },
      };
    },
  );
  app.post<InstallationRoute>(
    '/v1/projects/:project/installations/:fid/authTokens::generate',
    async ({ params, headers }, reply) => {
      const refreshToken = tokenIn(headers.authorization, 'FIS_v2');
      const authToken = newToken();
      const isKnown = await renewToken(pool, { ...params, refreshToken, authToken });
      return isKnown ? { token: authToken, expiresIn } : sendError(reply, unknownToken);
    },
  );
  app.delete<InstallationRoute>('/v1/projects/:project/installations/:fid', async ({ params }) => {
    await removeInstallation(pool, params);
    return {};
  });
}

type WebRegistration = {
  endpoint?: unknown;
  p256dh?: unknown;
  auth?: unknown;
  applicationPubKey?: unknown;
};

const isWhole = ({ endpoint, p256dh, auth }: WebRegistration): boolean =>
  [endpoint, p256dh, auth].every((each) => typeof each === 'string' && each !== '');

export function registrationsApi(app: FastifyInstance, { pool }: { pool: Pool }): void {
  // The SDK declares JSON for its DELETE, too, but sends no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, null);
    return app.getDefaultJsonParser('error', 'error')(_, String(body), done);
  });
  app.post<ProjectRoute & { Body: { web?: WebRegistration } | null }>(
    '/v1/projects/:project/registrations',
    async ({ params: { project }, body, headers }, reply) => {
      const web = body?.web ?? {};
      if (!isWhole(web)) {
        return sendError(reply, invalidArgument);
      }
      const authToken = tokenIn(headers['x-goog-firebase-installations-auth'], 'FIS');
      const endpoint = String(web.endpoint);
      const fid = await setEndpoint(pool, { project, authToken, endpoint });
      return fid === null
        ? sendError(reply, unknownToken)
        : { name: `projects/${project}/registrations/${fid}` };
    },
  );
  app.delete<InstallationRoute>(
    '/v1/projects/:project/registrations/:fid',
    async ({ params: { project }, headers }, reply) => {
      const authToken = tokenIn(headers['x-goog-firebase-installations-auth'], 'FIS');
      const fid = await setEndpoint(pool, { project, authToken, endpoint: null });
      return fid === null ? sendError(reply, unknownToken) : {};
    },
  );
}
