// Opens the server context: database, merchants, vendors, the site's pages. The modules use them.
import { openDatabase } from '@parlour/database/connection';
import { loadErrorTexts } from '@parlour/phrases/error-texts';
import { loadMessageTexts } from '@parlour/phrases/message-texts';
import { addressHash } from '#http/guard/hashed-address';
import { durableLimits } from '#http/limits';
import { keepEnvelopeKeys } from '#modules/envelope';
import { createPasswordCheck } from '#modules/password';
import { createMessenger } from '#modules/messages';
import { keepMerchants, keepOut, lineSigner } from '#modules/site';
import { createAdProviders } from '#providers/ads/by-network';
import { createCaptcha } from '#providers/captcha/by-vendor';
import type { CountryOf } from '#providers/countries/countries';
import { openCountryDatabase } from '#providers/countries/mmdb';
import { withBreaker } from '#providers/games/breaker';
import { createHub } from '#providers/games/hub';
import { createGateway } from '#providers/gateway/gateway';
import { createFirebase } from '#providers/identity/firebase';
import { createMail } from '#providers/mail/by-vendor';
import { openOutbound } from '#providers/outbound';
import { createPush } from '#providers/push/by-platform';
import { pacePushes } from '#providers/push/pace';
import { createSms } from '#providers/sms/by-vendor';
import type { ServerContext } from './server-context-type.ts';
import { checkDatabase, StartRefused } from './database/check-database.ts';
import type { Config } from './config.ts';
import { followChanges } from './database/follow-changes.ts';
import type { ServerLog } from './log.ts';
import type { ReleaseFolder } from './page/earlier-releases.ts';
import { keepPictures } from './page/pictures/kept-pictures.ts';
import { readiness } from './readiness.ts';

const connections = 10;
/** Space for about 5,000 of our pictures. */
const mostPictureBytes = 64 * 1024 * 1024;

type OpenServerContext = ServerContext & {
  /** Sentences for the person who starts the server. */
  warnings: string[];
  close: () => Promise<void>;
};

export async function openServerContext(
  config: Config,
  serverLog: ServerLog,
): Promise<OpenServerContext> {
  const { log, sayRequest } = serverLog;
  const { databaseUrl, secretKey } = config;
  const database = openDatabase({
    url: databaseUrl,
    connections,
    // All connections are open before a storm of logins: opening one takes longest under load.
    ahead: connections,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const { listenAt, warnings } = await checkDatabase(config, database, log);
  await database.openAhead();
  const clock = (): Date => new Date();
  const outbound = openOutbound({ allow: config.outboundAllow });
  const merchants = keepMerchants({ database, secretKey, log });
  const countryOf = openCountries(config);
  const limits = durableLimits(database.pool);
  const changes = followChanges({ database, listenAt, merchants, log });
  const context = {
    database,
    signals: changes.signals,
    merchants,
    countryOf,
    isRestricted: keepOut({ countryOf, log }),
    lineSigner: lineSigner(secretKey),
    sendToGateway: createGateway({ outbound }),
    secretKey,
    passwords: await createPasswordCheck(),
    limits,
    envelopeKeys: keepEnvelopeKeys({ database, secretKey, clock }),
    errorText: await loadErrorTexts(),
    messageText: await loadMessageTexts(),
    pages: await loadPages({
      folder: config.releaseFolder,
      onTrouble: (error) => log.warn({ err: error }, 'files of earlier builds cannot be kept'),
    }),
    pictures: keepPictures({
      folder: config.pictureFolder,
      mostBytes: mostPictureBytes,
      onTrouble: (error) => log.warn({ err: error }, 'drawn pictures cannot be kept'),
    }),
    verifyIdentity: createFirebase({ outbound }),
    vendors: withBreaker(createHub({ outbound }), clock),
    messenger: createMessenger({
      sendSms: createSms({ outbound }),
      sendMail: createMail({ outbound }),
      log,
    }),
    ads: createAdProviders({ outbound, clock }),
    push: pacePushes(createPush({ outbound, secretKey, clock })),
    captchaProvider: createCaptcha({
      outbound,
      clock,
      secretKey,
      spendOnce: async (key, seconds) => (await limits.take(key, 1, seconds)) === null,
      log,
    }),
    clock,
    log,
    sayRequest,
    hashAddress: addressHash(secretKey),
    isReady: readiness(database, clock),
    publicScheme: config.publicScheme,
    earlyHints: config.earlyHints,
    trustedProxies: config.trustedProxies,
    keepAliveSeconds: config.keepAliveSeconds,
  };
  return {
    ...context,
    warnings,
    close: async () => {
      await Promise.all([changes.stop(), context.messenger.done()]);
      await Promise.all([database.close(), context.pictures.written()]);
    },
  };
}

function openCountries({ countryDatabase: file }: Config): CountryOf | null {
  if (file === null) return null;
  try {
    return openCountryDatabase(file);
  } catch (error) {
    throw new StartRefused(`COUNTRY_DATABASE cannot be read: ${file}`, { cause: error });
  }
}

/** Loads the pages' code by a dynamic import, because only development needs Vite. */
async function loadPages(releases: ReleaseFolder) {
  if (process.argv.includes('--development')) {
    return (await import('./page/development-pages.ts')).startDevelopmentPages();
  }
  const { loadBuiltPages } = await import('./page/built-pages.ts');
  return loadBuiltPages(new URL('../../player/dist/', import.meta.url), releases);
}
