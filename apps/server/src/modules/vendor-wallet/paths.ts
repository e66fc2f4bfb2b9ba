// The wallet's paths for vendors. They are served on any host, with the merchant in the path, outside the envelope:
// with the protocol's own checks and answers, always with HTTP 200 (wire.md).
import { integrationNames, type Integration } from '@parlour/contract/integrations';
import { isUnavailable } from '@parlour/database/unavailable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HashAddress } from '#http/guard/hashed-address';
import { bodyLimit } from '#http/input';
import { addressKey } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { tellBalance, tellInfo } from './inquiries.ts';
import { readJson } from './protocol/read-call.ts';
import { sendReply, type WalletReply } from './protocol/reply.ts';
import type { CheckSignature } from './protocol/signature.ts';
import type { SlowSenders } from './protocol/slow-senders.ts';
import { CallRefused, type VendorCall } from './protocol/wallet-call.ts';
import type { InTurn } from '#http/limits';
import { settleCall, type SettleDeps } from './settle.ts';

type RuleDeps = SettleDeps & { inTurn: InTurn };
type PathDeps = RuleDeps & {
  findMerchant: (code: string) => Promise<Merchant | null>;
  isSigned: CheckSignature;
  slowSenders: SlowSenders;
  hashAddress: HashAddress;
};

const rules = {
  'user/info': tellInfo,
  'user/balance': tellBalance,
  'transaction/bet': settleCall('bet'),
  'transaction/win': settleCall('win'),
  'transaction/rollback': settleCall('rollback'),
};

const signatureHeader = 'x-hub88-signature';

type Rule = (call: VendorCall, deps: RuleDeps) => Promise<WalletReply>;

export function serveWalletPaths(app: FastifyInstance, deps: PathDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    // Fastify itself refuses a body that is too large or cut off.
    request.log.warn({ err: error }, 'a wallet call could not be read');
    return sendReply(reply, null, { status: 'RS_ERROR_WRONG_SYNTAX' });
  });
  // Held calls must not delay the end of the process (R2).
  app.addHook('preClose', async () => deps.slowSenders.releaseAll());
  for (const [path, rule] of Object.entries(rules)) {
    app.post(`/vendor/:integration/:merchant/${path}`, async (request, reply) => {
      const answered = await answerCall({ request, reply }, rule, deps);
      return answered ? sendReply(reply, answered.json, answered.said) : hangUp(reply);
    });
  }
}

/** Closes the connection without an answer. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type WalletAnswer = { json: unknown; said: WalletReply };

/** Answers a call; null if the caller gets no answer at all. */
async function answerCall(
  { request, reply }: Exchange,
  rule: Rule,
  deps: PathDeps,
): Promise<WalletAnswer | null> {
  let json: unknown = null;
  try {
    const partner = await findPartner(request, deps);
    if (!isSignedBy(partner, request, deps)) {
      const said = { status: 'RS_ERROR_INVALID_SIGNATURE' } as const;
      return (await mayBeRefused({ request, reply }, partner, deps)) ? { json, said } : null;
    }
    json = readJson(bodyOf(request));
    return { json, said: await rule({ ...partner, json }, deps) };
  } catch (error) {
    return { json, said: { status: statusOf(error, request) } };
  }
}

const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

type Partner = { integration: Integration; merchant: Merchant; publicKey: string };

async function findPartner(request: FastifyRequest, { findMerchant }: PathDeps): Promise<Partner> {
  const { integration: name, merchant: code } = request.params as Record<string, string>;
  const integration = integrationNames.find((each) => each === name);
  const merchant = integration && (await findMerchant(code ?? ''));
  if (merchant) request.merchant = merchant;
  const publicKey = merchant && merchant.setting(`integrations.${integration}.publicKey`);
  if (!integration || !merchant || !publicKey) {
    throw new CallRefused('RS_ERROR_INVALID_PARTNER');
  }
  return { integration, merchant, publicKey };
}

/** Checks the signature, before anything of the body is parsed. */
const isSignedBy = ({ publicKey }: Partner, request: FastifyRequest, { isSigned }: PathDeps) =>
  isSigned(publicKey, bodyOf(request), request.headers[signatureHeader]);

/** Number of unanswered guesses per line of the log, so that a sender cannot fill the disk. */
const linesApart = 100;

/** Holds the sender of a wrong signature; returns false if the sender has sent too many to get an answer. */
async function mayBeRefused(
  { request, reply }: Exchange,
  { integration, merchant }: Partner,
  { slowSenders, hashAddress }: PathDeps,
): Promise<boolean> {
  const caller = new AbortController();
  reply.raw.once('close', () => caller.abort());
  const { wrong, isAnswered } = await slowSenders.hold(addressKey(request.ip), caller);
  if (isAnswered || wrong % linesApart === 0) {
    const from = hashAddress(request.ip);
    request.log.warn(
      { merchant: merchant.code, integration, from, wrong },
      'a wallet call has a wrong signature',
    );
  }
  return isAnswered;
}

function statusOf(error: unknown, request: FastifyRequest) {
  if (error instanceof CallRefused) return error.status;
  if (isUnavailable(error)) request.log.warn({ err: error }, 'a wallet call found no database');
  else request.log.error({ err: error }, 'fault');
  return 'RS_ERROR_UNKNOWN';
}
