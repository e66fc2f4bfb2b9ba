// Exchanges old ID tokens for new ones, with the same time of sign-in.
import type { FastifyInstance } from 'fastify';
import { projectOf } from './projects.ts';
import { sendNoKey, sendToolkitError } from './toolkit-error.ts';
import type { TokenMaker } from './tokens.ts';

type Route = { Querystring: { key?: string }; Body: URLSearchParams };

export function secureTokenApi(app: FastifyInstance, tokens: TokenMaker): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<Route>('/v1/token', async ({ query, body }, reply) => {
    const project = projectOf(query.key);
    if (project === null) return sendNoKey(reply);
    const refreshToken = body.get('refresh_token') ?? '';
    const told = tokens.readRefresh(refreshToken);
    if (!told) return sendToolkitError(reply, 400, 'INVALID_REFRESH_TOKEN');
    const idToken = tokens.make(told);
    return {
      access_token: idToken,
      id_token: idToken,
      expires_in: '3600',
      refresh_token: refreshToken,
      token_type: 'Bearer',
      user_id: told.localId,
      project_id: project,
    };
  });
}
