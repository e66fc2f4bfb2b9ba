// Puts the server together: what every request passes, then what the modules do. No process, no port: tests build it as it is.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Painters } from '@parlour/contract/page';
import type { Database } from '@parlour/database/connection';
import type { MessageText } from '@parlour/phrases/message-texts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { routedAddress } from '#http/guard/address';
import { answerErrors } from '#http/errors';
import type { ErrorText } from '#http/envelope';
import {
  closedFinder,
  refuseWhileClosed,
  type FindClosed,
  type IsRestricted,
} from '#http/guard/site-closure';
import { forwarding, type SendToGateway } from '#http/forward/forward';
import { guardCalls } from '#http/guard/gate';
import { answerHealth } from '#http/health';
import { acceptOnlyJson, bodyLimit } from '#http/input';
import type { Limits } from '#http/limits';
import { logSiteRequests, type SayRequest } from '#http/request-log';
import { findMerchantAgain, findMerchantOfHost, refuseTwoHosts } from '#http/guard/host';
import type { Merchant } from '#http/merchant';
import { serveApiPage } from '#http/open-api';
import { serveCalls } from '#http/route';
import { bodyOpener } from '#http/sealed/open-body';
import { limitReads } from '#http/guard/public-reads';
import { nameRequests, openServerEdge } from '#http/guard/server-edge';
import type { HashAddress } from '#http/guard/hashed-address';
import { auditModule } from '#modules/audit';
import { bonusModule } from '#modules/bonus';
import { captchaModule } from '#modules/captcha';
import { catalogueModule } from '#modules/catalogue';
import { envelopeModule, type OwnKeys } from '#modules/envelope';
import { feedbackModule } from '#modules/feedback';
import { idempotencyModule } from '#modules/idempotency';
import { leaderBoardModule } from '#modules/leader-board';
import { launchModule } from '#modules/launch';
import { lobbyModule } from '#modules/lobby';
import { loginModule } from '#modules/login';
import { authenticatorModule } from '#modules/authenticator';
import { identityModule } from '#modules/identity';
import { codesModule } from '#modules/codes';
import { passwordModule, type PasswordCheck } from '#modules/password';
import { passkeyModule } from '#modules/passkey';
import { memberModule } from '#modules/member';
import { notificationModule } from '#modules/notification';
import { pushModule } from '#modules/push';
import { rewardModule } from '#modules/reward';
import { registrationModule, strangersRegistrar } from '#modules/registration';
import type { Messenger } from '#modules/messages';
import { recoveryModule } from '#modules/recovery';
import { halfFinder, sessionFinder, sessionModule } from '#modules/session';
import { siteModule, type LineSigner, type Merchants } from '#modules/site';
import { trackingModule } from '#modules/tracking';
import { vendorWalletModule } from '#modules/vendor-wallet';
import { supplierGrantsModule } from '#modules/supplier-grants';
import { walletModule } from '#modules/wallet';
import type { CaptchaProvider } from '#providers/captcha/captcha';
import type { CountryOf } from '#providers/countries/countries';
import type { GameVendors } from '#providers/games/games';
import type { PushProvider } from '#providers/push/push';
import type { VerifyIdentity } from '#providers/identity/identity';
import {
  codeTextsOf,
  deviceTextsOf,
  ownerTextsOf,
  passkeyTextsOf,
  notificationTextsOf,
  pushTextsOf,
  resetTextsOf,
} from './message-texts.ts';
import type { ServerModule } from './module.ts';
import { servePages, type Pages } from './page/pages.ts';
import type { KeptPictures } from './page/pictures/kept-pictures.ts';

/** What the modules and the pages are made from, once for the process. */
export type House = {
  database: Database;
  merchants: Merchants;
  isRestricted: IsRestricted;
  /** Null where nothing knows countries. */
  countryOf: CountryOf | null;
  /** Proves that an address serves a site of ours. */
  lineSigner: LineSigner;
  /** The way to merchants' own gateways. */
  sendToGateway: SendToGateway;
  secretKey: Buffer;
  passwords: PasswordCheck;
  limits: Limits;
  envelopeKeys: OwnKeys;
  errorText: ErrorText;
  /** What is written by text message and e-mail. */
  messageText: MessageText;
  pages: Pages;
  pictures: KeptPictures;
  vendors: GameVendors;
  /** Whether ID tokens of merchants' identity services are genuine. */
  verifyIdentity: VerifyIdentity;
  /** SMS and mails to members. */
  messenger: Messenger;
  /** Notifications to members' devices. */
  push: PushProvider;
  /** The slide captcha's vendor. */
  captchaProvider: CaptchaProvider;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The log's line of each request. */
  sayRequest: SayRequest;
  /** For the log: an address by which nobody is found, and everybody followed. */
  hashAddress: HashAddress;
  isReady: () => Promise<boolean>;
  publicScheme: 'http' | 'https';
  /** Whether pages are announced with status 103. */
  earlyHints: boolean;
  trustedProxies: string[];
  /** How long a connection from one of them is kept without a request, in seconds. */
  keepAliveSeconds: number;
};

/** Made once for a process: each takes of the house what it needs, and keeps its caches in itself. */
export const listModules = (house: House): ServerModule[] => [
  auditModule(house),
  siteModule(house),
  envelopeModule(house),
  captchaModule(house),
  sessionModule(house),
  memberModule(house),
  catalogueModule(house),
  walletModule(house),
  bonusModule(house),
  codesModule({ ...house, codeTexts: codeTextsOf(house) }),
  passwordModule(house),
  authenticatorModule(house),
  passkeyModule({ ...house, passkeyTexts: passkeyTextsOf(house) }),
  identityModule(house),
  loginModule({
    ...house,
    deviceTexts: deviceTextsOf(house),
    registerStranger: strangersRegistrar({ ...house, ownerTexts: ownerTextsOf(house) }),
  }),
  registrationModule({
    ...house,
    codeTexts: codeTextsOf(house),
    ownerTexts: ownerTextsOf(house),
  }),
  recoveryModule({
    ...house,
    codeTexts: codeTextsOf(house),
    resetTexts: resetTextsOf(house),
  }),
  lobbyModule(house),
  launchModule(house),
  vendorWalletModule(house),
  idempotencyModule(),
  rewardModule(house),
  supplierGrantsModule(house),
  leaderBoardModule(house),
  trackingModule(house),
  feedbackModule(house),
  notificationModule({ ...house, texts: notificationTextsOf(house) }),
  pushModule({ ...house, pushTexts: pushTextsOf(house) }),
];

export async function buildApp(
  house: House,
  modules = listModules(house),
): Promise<FastifyInstance> {
  const edge = openServerEdge(house);
  const app = Fastify({
    ...edge.options,
    loggerInstance: house.log,
    // Fastify's own lines have the address in them; ours leave it out (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: house.trustedProxies.length > 0 ? house.trustedProxies : false,
    exposeHeadRoutes: false,
    bodyLimit,
    rewriteUrl: routedAddress,
    routerOptions: { maxParamLength: 200 },
  });
  logSiteRequests(app, house);
  answerErrors(app, house.errorText);
  nameRequests(app);
  edge.guard(app);
  refuseTwoHosts(app, house.errorText);
  answerHealth(app, house.isReady);
  for (const { serve } of modules) {
    if (serve) await app.register(async (own) => serve(own));
  }
  await app.register(cookie);
  await app.register(async (site) => {
    findMerchantOfHost(site, house.merchants.find);
    const findClosed = closedFinder(house.isRestricted);
    await site.register((calls) => registerCalls(calls, { ...house, findClosed }, modules));
    const painters = Object.assign(
      {},
      ...modules.map(({ paints }) => paints),
    ) as Painters<Merchant>;
    const knowsHalf = halfFinder(house);
    await site.register((pages) =>
      servePages(pages, { ...house, painters, knowsHalf, findClosed }),
    );
  });
  return app;
}

/** Every call of the contract: a test proves that each has its module. */
async function registerCalls(
  app: FastifyInstance,
  house: House & { findClosed: FindClosed },
  modules: readonly ServerModule[],
): Promise<void> {
  const { publicScheme, envelopeKeys: keys, clock } = house;
  guardCalls(app, publicScheme);
  limitReads(app);
  findMerchantAgain(app, house.merchants.find);
  refuseWhileClosed(app, house.findClosed);
  acceptOnlyJson(app);
  const openBody = bodyOpener({ keys, clock });
  const api = {
    app,
    findSession: sessionFinder(house),
    openBody,
    forwarding: forwarding(house.sendToGateway, house.secretKey),
    publicScheme,
  };
  app.decorateRequest('sentBody', undefined);
  for (const { calls } of modules) if (calls) serveCalls(api, calls);
  await serveApiPage(app);
}
