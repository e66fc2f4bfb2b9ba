// Geetest 3: the calls of the server and of the box (vendors.md 4).
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lateMs, type Wait } from '../faults/misbehave.ts';
import type { Check, Checks } from './checks.ts';
import { queryOf, sendJsonp } from './jsonp.ts';
import { acts, captchaKey, idTraits, type Act } from './triggers.ts';

type Deps = { checks: Checks; wait: Wait };

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const digestOf = (challenge: string, mod = 'md5'): string => {
  if (mod === 'hmac-sha256') {
    return createHmac('sha256', captchaKey).update(challenge).digest('hex');
  }
  return createHash(mod === 'sha256' ? 'sha256' : 'md5')
    .update(challenge + captchaKey)
    .digest('hex');
};

const refusal = (code: string, userError: string) => ({
  status: 'error',
  error_code: code,
  user_error: userError,
  msg: `${code}: ${userError}`,
});

/** The number of characters that a solved slide appends to the challenge. */
const addedLength = 2;
const findCheck = (checks: Checks, challenge: string): Check | null =>
  checks.find(challenge) ?? checks.find(challenge.slice(0, -addedLength));

/** The server of the scripts, which is the host of the request. */
export const staticServer = ({ host }: FastifyRequest): string => `${host}/geetest`;

export function v3Api(app: FastifyInstance, deps: Deps): void {
  answerServer(app, deps);
  answerBox(app, deps);
}

function answerServer(app: FastifyInstance, { checks }: Deps): void {
  app.get('/register.php', async (request, reply) => {
    const { gt = '', digestmod } = queryOf(request);
    if (gt === '') return reply.send({ challenge: '0' });
    const challenge = randomBytes(16).toString('hex');
    checks.begin(digestOf(challenge, digestmod), gt);
    return reply.send({ challenge });
  });
  app.get('/v1/bypass_status.php', async (request, reply) =>
    reply.send({ status: idTraits.isDown(queryOf(request)['gt'] ?? '') ? 'fail' : 'success' }),
  );
  app.post<{ Body: URLSearchParams }>('/validate.php', async ({ body }, reply) => {
    const [seccode, challenge, id] = ['seccode', 'challenge', 'captchaid'].map(
      (name) => body.get(name) ?? '',
    ) as [string, string, string];
    const check = findCheck(checks, challenge);
    if (check?.act === 'down') return reply.code(500).send({ error: 'internal server error' });
    const isGood =
      check?.id === id &&
      check.proof === seccode &&
      !check.isSpent &&
      check.act !== 'deny' &&
      !idTraits.isDenied(id);
    if (check) check.isSpent = true;
    return reply.send({ seccode: isGood ? md5(seccode) : 'false' });
  });
}

function answerBox(app: FastifyInstance, { checks, wait }: Deps): void {
  app.get('/gettype.php', async (request, reply) =>
    sendJsonp(reply, {
      status: 'success',
      data: {
        type: 'fullpage',
        static_servers: [staticServer(request)],
        fullpage: '/static/js/fullpage.js',
      },
    }),
  );
  app.get('/get.php', async (request, reply) => {
    const { gt = '', challenge = '' } = queryOf(request);
    if (idTraits.isBad(gt)) return sendJsonp(reply, refusal('error_103', 'Configuration error'));
    const isKnown = findCheck(checks, challenge)?.id === gt;
    return sendJsonp(
      reply,
      isKnown ? { status: 'success', data: { gt, challenge } } : refusal('error_104', 'Not known'),
    );
  });
  app.get('/ajax.php', async (request, reply) => {
    const { gt, challenge = '', act = 'solve' } = queryOf(request);
    const check = findCheck(checks, challenge);
    const isAct = (acts as readonly string[]).includes(act);
    if (!check || !isAct || check.id !== gt) {
      return sendJsonp(reply, refusal('error_105', 'Not known'));
    }
    if (act === 'slow') await wait(lateMs);
    if (act === 'fail') return sendJsonp(reply, { status: 'success', data: { result: 'fail' } });
    const validate = randomBytes(16).toString('hex');
    check.proof = `${validate}|jordan`;
    check.act = act as Act;
    const data = { result: 'success', challenge: `${challenge}k2`, validate };
    return sendJsonp(reply, { status: 'success', data });
  });
}
