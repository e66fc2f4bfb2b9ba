// What a page request tells of its visitor: no more than decides which kept page it gets.
import { keptPageHeader } from '@parlour/contract/site/kept-page';
import { chooseLanguage, type Language } from '@parlour/contract/languages';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import type { FastifyRequest } from 'fastify';
import { remember } from '#http/limits';
import { oncePerMerchant, type Merchant } from '#http/merchant';

export type Visit = {
  path: string;
  /** Empty, or with its question mark. */
  search: string;
  language: Language;
  /** Half a session came along. Whether the tab holds the other half no page request can tell. */
  hasSession: boolean;
  /** A one-time code came along (ROUTE-04). */
  hasHandOff: boolean;
  /** The service worker asks, for what it may keep. */
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
    hasSession: request.cookies[sessionCookie] !== undefined,
    hasHandOff: Boolean(query.get('token') || query.get('tokens')),
    isForKeeping: request.headers[keptPageHeader] !== undefined,
  };
}

/** Whether a cookie is half of a live session. */
export type KnowsHalf = (merchant: Merchant, cookie: string) => Promise<boolean>;

/** A made-up cookie, or a code that nobody has redeemed yet, opens no closed lobby (ROUTE-12). A database that is away proves nobody. */
export async function isProven(
  { merchant, cookies }: FastifyRequest,
  knowsHalf: KnowsHalf,
): Promise<boolean> {
  const cookie = cookies[sessionCookie];
  return cookie !== undefined && knowsHalf(merchant, cookie).catch(() => false);
}

type Choice = {
  offered: readonly Language[];
  byDefault: Language;
  /** By what a device asks for: few phones differ in it. */
  forDevice: (header?: string) => Language;
};

const choiceOf = oncePerMerchant((merchant): Choice => {
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

/** By the address alone, for what is asked for without cookies and is the same for whoever asks; else the merchant's own. */
export function languageAsked({ merchant, url }: FastifyRequest): Language {
  const { offered, byDefault } = choiceOf(merchant);
  const query = URL.parse(url, 'http://x')?.searchParams.get('language') ?? undefined;
  return chooseLanguage({ query, device: [] }, offered, byDefault);
}

/** LANG-05, with what a page request can know. */
function languageOf({ merchant, cookies, headers }: FastifyRequest, query?: string): Language {
  const { offered, byDefault, forDevice } = choiceOf(merchant);
  const own = cookies['language'];
  // Whoever says it is not asked for the device.
  return query || own
    ? chooseLanguage({ query, own, device: [] }, offered, byDefault)
    : forDevice(headers['accept-language']);
}
