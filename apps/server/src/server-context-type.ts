// The type of the server's context, apart from the code that opens it and the code that assembles the app from it.
import type { Database } from '@parlour/database/connection';
import type { MessageText } from '@parlour/phrases/message-texts';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorText } from '#http/envelope';
import type { SendToGateway } from '#http/forward/forward';
import type { HashAddress } from '#http/guard/hashed-address';
import type { IsRestricted } from '#http/guard/site-closure';
import type { Limits } from '#http/limits';
import type { SayRequest } from '#http/request-log';
import type { OwnKeys } from '#modules/envelope';
import type { Messenger } from '#modules/messages';
import type { PasswordCheck } from '#modules/password';
import type { LineSigner, Merchants } from '#modules/site';
import type { AdProviders } from '#providers/ads/ads';
import type { CaptchaProvider } from '#providers/captcha/captcha';
import type { CountryOf } from '#providers/countries/countries';
import type { GameVendors } from '#providers/games/games';
import type { VerifyIdentity } from '#providers/identity/identity';
import type { PushProvider } from '#providers/push/push';
import type { SignalBus } from '#providers/signals/signals';
import type { Pages } from './page/pages.ts';
import type { KeptPictures } from './page/pictures/kept-pictures.ts';

/** Everything that the modules and the pages are built from, opened once per process (server-context.ts). */
export type ServerContext = {
  database: Database;
  merchants: Merchants;
  isRestricted: IsRestricted;
  /** Finds the country of an address; null if no country database is set. */
  countryOf: CountryOf | null;
  /** Signs the line test's answers, which proves that an address serves a site of ours. */
  lineSigner: LineSigner;
  /** Forwards calls to merchants' own gateways. */
  sendToGateway: SendToGateway;
  secretKey: Buffer;
  passwords: PasswordCheck;
  limits: Limits;
  envelopeKeys: OwnKeys;
  errorText: ErrorText;
  /** Texts of SMS and e-mails. */
  messageText: MessageText;
  pages: Pages;
  pictures: KeptPictures;
  vendors: GameVendors;
  /** Verifies ID tokens of merchants' identity services. */
  verifyIdentity: VerifyIdentity;
  /** Sends SMS and e-mails to members. */
  messenger: Messenger;
  /** Sends notifications to members' devices. */
  push: PushProvider;
  /** Tell networks of tracked events. */
  ads: AdProviders;
  /** Tells every process what has changed. */
  signals: SignalBus;
  /** The vendor of the slide captcha. */
  captchaProvider: CaptchaProvider;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Writes one line to the log for each request. */
  sayRequest: SayRequest;
  /** Hashes an address for the log: requests of one caller can be linked, but the address is not revealed. */
  hashAddress: HashAddress;
  isReady: () => Promise<boolean>;
  publicScheme: 'http' | 'https';
  /** Whether pages are preceded by an answer with status 103. */
  earlyHints: boolean;
  trustedProxies: string[];
  /** The time that an idle connection from a trusted proxy stays open, in seconds. */
  keepAliveSeconds: number;
};
