// Login and log-out, in plain text or in the legacy envelope.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok, refuse } from './answers.ts';
import type { GatewayState } from './gateway-state.ts';
import type { EnvelopeKey } from './legacy-envelope.ts';

type Deps = { state: GatewayState; key: EnvelopeKey };

export function sessionRoutes(app: FastifyInstance, { state, key }: Deps): void {
  app.get('/wps/session/key/rsa', async (_, reply) => reply.type('text/plain').send(key.modulus));

  app.post('/wps/session/login', async (request, reply) => {
    const sent = readLogin(request, key);
    if (sent === 'refused') {
      return refuse(reply, {
        status: 400,
        errorCode: 'envelope_refused',
        message: 'The envelope cannot be opened.',
      });
    }
    const { username, password, loginDeviceId } = sent;
    if (!loginDeviceId)
      return refuse(reply, {
        status: 400,
        errorCode: 'request_param_err',
        message: 'loginDeviceId is missing.',
      });
    const opened = state.logIn(String(username), String(password));
    if (!opened) {
      return refuse(reply, {
        status: 400,
        errorCode: 'login.cred.err',
        message: 'The gateway knows no such name and password.',
      });
    }
    const { token, member } = opened;
    reply.header('set-cookie', `gatewayNode=7; Domain=gateway.example; Path=/wps; HttpOnly`);
    return ok({
      token,
      id: member.id,
      userName: member.username,
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });
  for (const method of ['DELETE', 'POST'] as const) {
    app.route({
      method,
      url: '/wps/session/logout',
      handler: async ({ headers }) => {
        state.logOut(String(headers.authorization));
        return ok(null);
      },
    });
  }
}

type LoginBody = { username?: unknown; password?: unknown; loginDeviceId?: unknown };

/** Reads the login in plain text, or from the envelope if its headers are present. */
function readLogin({ headers, body }: FastifyRequest, key: EnvelopeKey): LoginBody | 'refused' {
  const { encryption, 'x-digest': digest, 'x-rsa': rsa } = headers;
  if (encryption === undefined) return body as LoginBody;
  const { value } = body as { value?: unknown };
  const text = key.open({
    value: String(value),
    encryption: String(encryption),
    digest: String(digest),
    rsa: String(rsa),
  });
  return text === null ? 'refused' : (JSON.parse(text) as LoginBody);
}
