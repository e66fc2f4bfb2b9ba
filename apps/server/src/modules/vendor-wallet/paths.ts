// The wallet's paths for vendors. They lie on any host, with the merchant in the path, outside the envelope: the protocol's own checks, answers and HTTP 200 (wire.md).
import { integrationNames } from '@parlour/contract/integrations';
import { isUnavailable } from '@parlour/database/unavailable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLimit } from '#http/input';
import type { Merchant } from '#http/merchant';
import { tellBalance, tellInfo } from './inquiries.ts';
import { readJson } from './protocol/read-call.ts';
import { sendReply, type WalletReply } from './protocol/reply.ts';
import type { CheckSignature } from './protocol/signature.ts';
import { CallRefused, type VendorCall } from './protocol/wallet-call.ts';
import { settleCall, type SettleDeps } from './settle.ts';
import type { InTurn } from './take-turns.ts';

type RuleDeps = SettleDeps & { inTurn: InTurn };
type PathDeps = RuleDeps & {
  findMerchant: (code: string) => Promise<Merchant | null>;
  isSigned: CheckSignature;
};

const rules = {
  'user/info': tellInfo,
  'user/balance': tellBalance,
  'transaction/bet': settleCall('bet'),
  'transaction/win': settleCall('win'),
  'transaction/rollback': settleCall('rollback'),
};

/** As the protocol calls it. */
const signatureHeader = 'x-hub88-signature';

type Rule = (call: VendorCall, deps: RuleDeps) => Promise<WalletReply>;

export function serveWalletPaths(app: FastifyInstance, deps: PathDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    // What Fastify itself refuses: a body that is too large, or cut off.
    request.log.warn({ err: error }, 'a wallet call could not be read');
    return sendReply(reply, null, { status: 'RS_ERROR_WRONG_SYNTAX' });
  });
  for (const [path, rule] of Object.entries(rules)) {
    app.post(`/vendor/:integration/:merchant/${path}`, async (request, reply) => {
      const { json, said } = await answerCall(request, rule, deps);
      return sendReply(reply, json, said);
    });
  }
}

type Answered = { json: unknown; said: WalletReply };

async function answerCall(request: FastifyRequest, rule: Rule, deps: PathDeps): Promise<Answered> {
  let json: unknown = null;
  try {
    const partner = await findPartner(request, deps);
    json = readJson(bodyOf(request));
    return { json, said: await rule({ ...partner, json }, deps) };
  } catch (error) {
    return { json, said: { status: statusOf(error, request) } };
  }
}

const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Nothing of the body is looked at before its signature is. */
async function findPartner(request: FastifyRequest, { findMerchant, isSigned }: PathDeps) {
  const { integration: name, merchant: code } = request.params as Record<string, string>;
  const integration = integrationNames.find((each) => each === name);
  const merchant = integration && (await findMerchant(code ?? ''));
  if (merchant) request.merchant = merchant;
  const publicKey = merchant && merchant.setting(`integrations.${integration}.publicKey`);
  if (!integration || !merchant || !publicKey) {
    throw new CallRefused('RS_ERROR_INVALID_PARTNER');
  }
  if (!isSigned(publicKey, bodyOf(request), request.headers[signatureHeader])) {
    request.log.warn(
      { merchant: merchant.code, integration },
      'a wallet call has a wrong signature',
    );
    throw new CallRefused('RS_ERROR_INVALID_SIGNATURE');
  }
  return { integration, merchant };
}

function statusOf(error: unknown, request: FastifyRequest) {
  if (error instanceof CallRefused) return error.status;
  if (isUnavailable(error)) request.log.warn({ err: error }, 'a wallet call found no database');
  else request.log.error({ err: error }, 'fault');
  return 'RS_ERROR_UNKNOWN';
}
