// Geetest 4: the calls of the server and of the box (vendors.md 4).
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lateMs, type Wait } from '../faults/misbehave.ts';
import type { Check, Checks } from './checks.ts';
import { queryOf, sendJsonp } from './jsonp.ts';
import { acts, captchaKey, idTraits, type Act } from './triggers.ts';
import { staticServer } from './v3-api.ts';

type Deps = { checks: Checks; wait: Wait; clock: () => Date };
type GeetestError = { code: string; msg: string };

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

const refusal = ({ code, msg }: GeetestError) => ({
  status: 'error',
  code,
  msg,
  desc: { detail: msg },
});

export function v4Api(app: FastifyInstance, deps: Deps): void {
  answerBox(app, deps);
  answerServer(app, deps);
}

function answerBox(app: FastifyInstance, { checks, wait, clock }: Deps): void {
  app.get('/load', async (request, reply) => {
    const { captcha_id: id = '' } = queryOf(request);
    if (id === '' || idTraits.isBad(id)) {
      return sendJsonp(reply, refusal({ code: '60001', msg: 'Invalid captcha id' }));
    }
    const lot = randomUUID().replaceAll('-', '');
    checks.begin(lot, id);
    const data = {
      lot_number: lot,
      captcha_type: 'ai',
      payload: hex(32),
      process_token: hex(32),
      payload_protocol: 1,
      pow_detail: { version: '1', bits: 0, datetime: clock().toISOString(), hashfunc: 'md5' },
      type: 'sandbox',
      static_servers: [staticServer(request)],
      static_path: '/v4',
      js: '/gcaptcha4.js',
    };
    return sendJsonp(reply, { status: 'success', data });
  });
  app.get('/verify', async (request, reply) => {
    const { captcha_id: id, lot_number: lot = '', act = 'solve' } = queryOf(request);
    const check = checks.find(lot);
    const isAct = (acts as readonly string[]).includes(act);
    if (!check || !isAct || check.id !== id) {
      return sendJsonp(reply, refusal({ code: '60101', msg: 'Invalid lot number' }));
    }
    if (act === 'slow') await wait(lateMs);
    if (act === 'fail') return sendJsonp(reply, { status: 'success', data: { result: 'fail' } });
    check.proof = hex(32);
    check.act = act as Act;
    const seccode = {
      captcha_id: id,
      lot_number: lot,
      pass_token: check.proof,
      gen_time: String(Math.floor(clock().getTime() / 1_000)),
      captcha_output: hex(64),
    };
    return sendJsonp(reply, { status: 'success', data: { result: 'success', seccode } });
  });
}

const isSigned = (lot: string, token: string | null): boolean =>
  createHmac('sha256', captchaKey).update(lot).digest('hex') === token;

function answerServer(app: FastifyInstance, { checks }: Deps): void {
  app.post<{ Body: URLSearchParams }>('/validate', async ({ body }, reply) => {
    const lot = body.get('lot_number') ?? '';
    const id = body.get('captcha_id') ?? '';
    const check = checks.find(lot);
    if (idTraits.isDown(id) || check?.act === 'down') {
      return reply.code(500).send({ error: 'internal server error' });
    }
    const refused = refusedOf(check, { id, lot, body });
    if (refused || !check) return reply.send(refusal(refused ?? unknownLot));
    check.isSpent = true;
    const isGood =
      check.proof === body.get('pass_token') && check.act !== 'deny' && !idTraits.isDenied(id);
    const captcha_args = { used_type: 'ai', lot_number: lot, scene: 'login' };
    return reply.send(
      isGood
        ? { status: 'success', result: 'success', reason: '', captcha_args }
        : { status: 'success', result: 'fail', reason: 'pass_token error', captcha_args: {} },
    );
  });
}

const unknownLot: GeetestError = { code: '-50304', msg: 'unknown lot_number' };
type Validation = { id: string; lot: string; body: URLSearchParams };

function refusedOf(check: Check | null, { id, lot, body }: Validation): GeetestError | null {
  if (!check || check.proof === null) return unknownLot;
  if (check.id !== id) return { code: '-50102', msg: 'captcha_id does not fit' };
  if (!isSigned(lot, body.get('sign_token'))) return { code: '-50303', msg: 'wrong sign_token' };
  if (!/^\d{10}$/.test(body.get('gen_time') ?? '')) return { code: '-50005', msg: 'gen_time' };
  return check.isSpent ? { code: '-50003', msg: 'used before' } : null;
}
