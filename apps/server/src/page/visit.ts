// Facts about a page request's visitor, limited to those that decide which cached page is sent.
import { keptPageHeader } from '@parlour/contract/site/kept-page';
import { deviceKindOf, platformOf, type DeviceKind } from '@parlour/contract/install/platform';
import { chooseLanguage, type Language } from '@parlour/contract/languages';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import type { FastifyRequest } from 'fastify';
import type { SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import { remember } from '#http/limits';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import { chosenScheme } from './scheme/chosen-scheme.ts';

export type Visit = {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  language: Language;
  /** The colour scheme chosen for the device; null for the merchant's own. */
  scheme: SchemeChoice | null;
  /** Whether the request has half a session. A page request cannot show whether the tab has the other half. */
  hasSession: boolean;
  /** Whether the request has a one-time code (ROUTE-04). */
  hasHandOff: boolean;
  /** Whether the service worker requests the page for its cache. */
  isForKeeping: boolean;
};

const nothingAsked = new URLSearchParams();

export function readVisit(request: FastifyRequest): Visit {
  const at = request.url.indexOf('?');
  const search = at === -1 ? '' : request.url.slice(at);
  const query = search === '' ? nothingAsked : new URLSearchParams(search);
  return {
    path: at === -1 ? request.url : request.url.slice(0, at),
    search,
    language: languageOf(request, query.get('language') ?? undefined),
    scheme: chosenScheme(request),
    hasSession: request.cookies[sessionCookie] !== undefined,
    hasHandOff: Boolean(query.get('token') || query.get('tokens')),
    isForKeeping: request.headers[keptPageHeader] !== undefined,
  };
}

/** The kind of device, for pages that are rendered for it. There are few kinds, so that such a page is cached a few times. */
export const deviceOf = ({ headers }: FastifyRequest): DeviceKind =>
  deviceKindOf(platformOf({ userAgent: headers['user-agent'] ?? '' }));

/** Returns whether a cookie is half of a live session. */
export type KnowsHalf = (merchant: Merchant, cookie: string) => Promise<boolean>;

/** Whether the visitor has a live session: a forged cookie or unredeemed code opens no closed lobby (ROUTE-12). False if the database is down. */
export async function isProven(
  { merchant, cookies }: FastifyRequest,
  knowsHalf: KnowsHalf,
): Promise<boolean> {
  const cookie = cookies[sessionCookie];
  return cookie !== undefined && knowsHalf(merchant, cookie).catch(() => false);
}

type LanguageChoice = {
  offered: readonly Language[];
  byDefault: Language;
  /** Chooses by the device's header, of which there are few different values. */
  forDevice: (header?: string) => Language;
};

const choiceOf = oncePerMerchant((merchant): LanguageChoice => {
  const offered = merchant.setting('languages');
  const byDefault = merchant.setting('defaultLanguage');
  const forDevice = remember((header) => {
    const device = header
      .split(',')
      .map((part) => part.split(';', 1)[0]?.trim() ?? '')
      .filter(Boolean);
    return chooseLanguage({ device }, offered, byDefault);
  });
  return { offered, byDefault, forDevice };
});

/** The language in the address, else the merchant's default, for files that are requested without cookies. */
export function languageAsked({ merchant, url }: FastifyRequest): Language {
  const { offered, byDefault } = choiceOf(merchant);
  const query = URL.parse(url, 'http://x')?.searchParams.get('language') ?? undefined;
  return chooseLanguage({ query, device: [] }, offered, byDefault);
}

/** The visitor's language by LANG-05, as far as a page request shows it. */
function languageOf({ merchant, cookies, headers }: FastifyRequest, query?: string): Language {
  const { offered, byDefault, forDevice } = choiceOf(merchant);
  const own = cookies['language'];
  // The device's header counts only without an explicit choice.
  return query || own
    ? chooseLanguage({ query, own, device: [] }, offered, byDefault)
    : forDevice(headers['accept-language']);
}
