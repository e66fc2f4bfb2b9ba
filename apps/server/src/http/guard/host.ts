// Finds the merchant of the requested host (BOOT-01). An unknown host gets a plain 404, never another merchant's site.
import { findLanguage, type Language } from '@parlour/contract/languages';
import { namesTwoHosts } from '@parlour/edge/sent-headers';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import { sendRefusal, type ErrorText } from '../envelope.ts';
import { remember } from '../limits.ts';
import { hostName, type FindMerchant, type Merchant } from '../merchant.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a request with two Host headers, for calls, pages and vendors' paths alike. */
export function refuseTwoHosts(app: FastifyInstance, errorText: ErrorText): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!namesTwoHosts(request.raw)) return done();
    sendRefusal(new Refusal('request_param_err', { fields: ['Host'] }), reply, errorText);
  });
}

export function findMerchantOfHost(app: FastifyInstance, find: FindMerchant): void {
  app.addHook('onRequest', (request, reply, done) => {
    const keep = (merchant: Merchant | null): void => {
      if (!merchant) return refuseUnknownHost(request, reply);
      request.merchant = merchant;
      request.language = languageOf(request, merchant);
      done();
    };
    lookUp(find, request, { keep, done });
  });
  app.setNotFoundHandler(refuseUnknown);
}

/** Finds the merchant of a call with a body again, because settings may have changed while the body arrived (H6). */
export function findMerchantAgain(app: FastifyInstance, find: FindMerchant): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.body === undefined) return done();
    const keep = (merchant: Merchant | null): void => {
      // The checks so far were made for the merchant that the host had.
      if (merchant?.code !== request.merchant.code) return refuseUnknownHost(request, reply);
      request.merchant = merchant;
      done();
    };
    lookUp(find, request, { keep, done });
  });
}

type LookUpEnds = { keep: (merchant: Merchant | null) => void; done: HookHandlerDoneFunction };

/** Looks the host's merchant up, without a turn of the event loop if it is in memory, as it mostly is. */
function lookUp(find: FindMerchant, { headers }: FastifyRequest, { keep, done }: LookUpEnds): void {
  const found = find(hostName(headers.host ?? ''));
  if (found instanceof Promise) found.then(keep, done);
  else keep(found);
}

/** Refuses an unknown or removed host; the site then tries its other addresses (BOOT-11). */
function refuseUnknownHost(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/wps/')) reply.send(new Refusal('domain_not_available'));
  else sendPlainNotFound(reply);
}

/** Refuses an unknown path: calls get the envelope, everything else a page. */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/wps/')) reply.send(new Refusal('not_found'));
  else sendPlainNotFound(reply);
}

const languageNamed = remember(findLanguage);

function languageOf(request: FastifyRequest, merchant: Merchant): Language {
  const header = request.headers['language'];
  const asked = typeof header === 'string' ? languageNamed(header) : null;
  const isOffered = asked !== null && merchant.setting('languages').includes(asked);
  return isOffered ? asked : merchant.setting('defaultLanguage');
}

/** Answers an unknown page or host. */
export const sendPlainNotFound = (reply: FastifyReply): void =>
  void reply
    .status(404)
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>404</title><h1>404</h1></html>\n');
