// The wallet's paths for vendors. They lie on any host, with the merchant in the path, outside the envelope: the protocol's own checks, answers and HTTP 200 (wire.md).
import { integrationNames } from '@parlour/contract/integrations';
import { isUnavailable } from '@parlour/database/unavailable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLimit } from '#http/input';
import type { Merchant } from '#http/merchant';
import { sendAnswer, type Answer } from './protocol/answer.ts';
import { answerMoney, tellBalance, tellInfo, type Deps, type Inquiry } from './answer-calls.ts';
import { readJson } from './protocol/read-call.ts';
import type { CheckSignature } from './protocol/signature.ts';
import { Verdict } from './protocol/wallet-call.ts';

type RouteDeps = Deps & {
  findMerchant: (code: string) => Promise<Merchant | null>;
  isSigned: CheckSignature;
};

const rules = {
  'user/info': tellInfo,
  'user/balance': tellBalance,
  'transaction/bet': answerMoney('bet'),
  'transaction/win': answerMoney('win'),
  'transaction/rollback': answerMoney('rollback'),
};

/** The protocol's own name. */
const signatureHeader = 'x-hub88-signature';

type Rule = (inquiry: Inquiry, deps: Deps) => Promise<Answer>;

export function vendorWalletRoutes(app: FastifyInstance, deps: RouteDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    // What Fastify itself refuses: a body that is too large, or cut off.
    request.log.warn({ err: error }, 'a wallet call could not be read');
    return sendAnswer(reply, null, { status: 'RS_ERROR_WRONG_SYNTAX' });
  });
  for (const [path, rule] of Object.entries(rules)) {
    app.post(`/vendor/:integration/:merchant/${path}`, async (request, reply) => {
      const { json, answer } = await hear(request, rule, deps);
      return sendAnswer(reply, json, answer);
    });
  }
}

type Heard = { json: unknown; answer: Answer };

async function hear(request: FastifyRequest, rule: Rule, deps: RouteDeps): Promise<Heard> {
  let json: unknown = null;
  try {
    const partner = await findPartner(request, deps);
    json = readJson(bodyOf(request));
    return { json, answer: await rule({ ...partner, json }, deps) };
  } catch (error) {
    return { json, answer: { status: statusOf(error, request) } };
  }
}

const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Nothing of the body is looked at before its signature is. */
async function findPartner(request: FastifyRequest, { findMerchant, isSigned }: RouteDeps) {
  const { integration: name, merchant: code } = request.params as Record<string, string>;
  const integration = integrationNames.find((each) => each === name);
  const merchant = integration && (await findMerchant(code ?? ''));
  if (merchant) request.merchant = merchant;
  const publicKey = merchant && merchant.setting(`integrations.${integration}.publicKey`);
  if (!integration || !merchant || !publicKey) {
    throw new Verdict('RS_ERROR_INVALID_PARTNER');
  }
  if (!isSigned(publicKey, bodyOf(request), request.headers[signatureHeader])) {
    request.log.warn(
      { merchant: merchant.code, integration },
      'a wallet call has a wrong signature',
    );
    throw new Verdict('RS_ERROR_INVALID_SIGNATURE');
  }
  return { integration, merchant };
}

function statusOf(error: unknown, request: FastifyRequest) {
  if (error instanceof Verdict) return error.status;
  if (isUnavailable(error)) request.log.warn({ err: error }, 'a wallet call found no database');
  else request.log.error({ err: error }, 'fault');
  return 'RS_ERROR_UNKNOWN';
}
