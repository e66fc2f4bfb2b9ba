// Assembles the server: the checks that every request passes, then the modules. Opens no port and no process, so tests build it unchanged.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Painters } from '@parlour/contract/page';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { routedAddress } from '#http/guard/address';
import { answerErrors } from '#http/errors';
import { closedFinder, refuseWhileClosed, type FindClosed } from '#http/guard/site-closure';
import { forwarding } from '#http/forward/forward';
import { guardCalls } from '#http/guard/gate';
import { answerHealth } from '#http/health';
import { acceptOnlyJson, bodyLimit } from '#http/input';
import { logSiteRequests } from '#http/request-log';
import { findMerchantAgain, findMerchantOfHost, refuseTwoHosts } from '#http/guard/host';
import type { Merchant } from '#http/merchant';
import { serveApiPage } from '#http/open-api';
import { serveCalls } from '#http/route';
import { bodyOpener } from '#http/sealed/open-body';
import { limitReads } from '#http/guard/address-limit';
import { nameRequests, openServerEdge } from '#http/guard/server-edge';
import { auditModule } from '#modules/audit';
import { bonusModule } from '#modules/bonus';
import { captchaModule } from '#modules/captcha';
import { chatModule } from '#modules/chat';
import { catalogueModule } from '#modules/catalogue';
import { envelopeModule } from '#modules/envelope';
import { feedbackModule } from '#modules/feedback';
import { idempotencyModule } from '#modules/idempotency';
import { leaderBoardModule } from '#modules/leader-board';
import { leavingModule } from '#modules/leaving';
import { launchModule } from '#modules/launch';
import { lobbyModule } from '#modules/lobby';
import { loginModule } from '#modules/login';
import { authenticatorModule } from '#modules/authenticator';
import { identityModule } from '#modules/identity';
import { codesModule } from '#modules/codes';
import { passwordModule } from '#modules/password';
import { passkeyModule } from '#modules/passkey';
import { memberModule } from '#modules/member';
import { signalsModule } from '#modules/signals';
import { notificationModule } from '#modules/notification';
import { openRemaker } from '#modules/pictures';
import { pushModule } from '#modules/push';
import { rewardsModule } from '#modules/rewards';
import { registerModule, strangersRegistrar } from '#modules/register';
import { recoveryModule } from '#modules/recovery';
import { halfFinder, sessionFinder, sessionModule } from '#modules/session';
import { siteModule } from '#modules/site';
import { trackingModule } from '#modules/tracking';
import { vendorWalletModule } from '#modules/vendor-wallet';
import { supplierGrantsModule } from '#modules/supplier-grants';
import { walletModule } from '#modules/wallet';
import {
  chatTextsOf,
  codeTextsOf,
  deviceTextsOf,
  ownerTextsOf,
  passkeyTextsOf,
  notificationTextsOf,
  pushTextsOf,
  resetTextsOf,
} from './message-texts.ts';
import type { ServerModule } from './module.ts';
import { servePages } from './page/pages.ts';
import type { ServerContext } from './server-context-type.ts';

/** Creates the modules, once per process. Each takes what it needs from the context and holds its own caches. */
export const listModules = (context: ServerContext): ServerModule[] => [
  auditModule(context),
  siteModule(context),
  envelopeModule(context),
  captchaModule(context),
  sessionModule(context),
  memberModule(context),
  leavingModule(context),
  catalogueModule(context),
  walletModule(context),
  bonusModule(context),
  codesModule({ ...context, codeTexts: codeTextsOf(context) }),
  passwordModule(context),
  authenticatorModule(context),
  passkeyModule({ ...context, passkeyTexts: passkeyTextsOf(context) }),
  identityModule(context),
  loginModule({
    ...context,
    deviceTexts: deviceTextsOf(context),
    registerStranger: strangersRegistrar({ ...context, ownerTexts: ownerTextsOf(context) }),
  }),
  registerModule({
    ...context,
    codeTexts: codeTextsOf(context),
    ownerTexts: ownerTextsOf(context),
  }),
  recoveryModule({
    ...context,
    codeTexts: codeTextsOf(context),
    resetTexts: resetTextsOf(context),
  }),
  lobbyModule(context),
  launchModule(context),
  vendorWalletModule(context),
  idempotencyModule(),
  rewardsModule(context),
  supplierGrantsModule(context),
  leaderBoardModule(context),
  trackingModule(context),
  ...modulesWithPictures(context),
  notificationModule({ ...context, texts: notificationTextsOf(context) }),
  pushModule({ ...context, pushTexts: pushTextsOf(context) }),
  signalsModule(context),
];

/** Creates the modules that store members' pictures. They share one remaker, which makes one picture at a time. */
function modulesWithPictures(context: ServerContext): ServerModule[] {
  const shared = { ...context, remake: openRemaker() };
  return [feedbackModule(shared), chatModule({ ...shared, chatTexts: chatTextsOf(context) })];
}

export async function buildApp(
  context: ServerContext,
  modules = listModules(context),
): Promise<FastifyInstance> {
  const edge = openServerEdge(context);
  const app = Fastify({
    ...edge.options,
    loggerInstance: context.log,
    // Fastify's own log lines contain the address; ours leave it out (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.trustedProxies.length > 0 ? context.trustedProxies : false,
    exposeHeadRoutes: false,
    bodyLimit,
    rewriteUrl: routedAddress,
    routerOptions: { maxParamLength: 200 },
  });
  logSiteRequests(app, context);
  answerErrors(app, context.errorText);
  nameRequests(app);
  edge.guard(app);
  refuseTwoHosts(app, context.errorText);
  answerHealth(app, context.isReady);
  for (const { serve } of modules) {
    if (serve) await app.register(async (own) => serve(own));
  }
  await app.register(cookie);
  await app.register(async (site) => {
    findMerchantOfHost(site, context.merchants.find);
    const findClosed = closedFinder(context.isRestricted);
    await site.register((calls) => registerCalls(calls, { ...context, findClosed }, modules));
    const painters = Object.assign(
      {},
      ...modules.map(({ paints }) => paints),
    ) as Painters<Merchant>;
    const knowsHalf = halfFinder(context);
    await site.register((pages) =>
      servePages(pages, { ...context, painters, knowsHalf, findClosed }),
    );
  });
  return app;
}

/** Registers every call of the contract; a test proves that each has its module. */
async function registerCalls(
  app: FastifyInstance,
  context: ServerContext & { findClosed: FindClosed },
  modules: readonly ServerModule[],
): Promise<void> {
  const { publicScheme, envelopeKeys: keys, clock } = context;
  guardCalls(app, publicScheme);
  limitReads(app);
  findMerchantAgain(app, context.merchants.find);
  refuseWhileClosed(app, context.findClosed);
  acceptOnlyJson(app);
  const openBody = bodyOpener({ keys, clock });
  const api = {
    app,
    findSession: sessionFinder(context),
    openBody,
    forwarding: forwarding(context.sendToGateway, context.secretKey),
    publicScheme,
  };
  app.decorateRequest('sentBody', undefined);
  for (const { calls } of modules) if (calls) serveCalls(api, calls);
  await serveApiPage(app);
}
