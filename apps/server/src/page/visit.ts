// What a page request tells of its visitor: no more than decides which kept page it gets.
import { chooseLanguage, type Language } from '@parlour/contract/languages';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { presentLanguages } from '@parlour/phrases/compiled/catalogs';
import type { FastifyRequest } from 'fastify';
import { remember } from '#http/limits';
import type { Merchant } from '#http/merchant';

export type Visit = {
  path: string;
  /** Empty, or with its question mark. */
  search: string;
  language: Language;
  /** Half a session came along. Whether the tab holds the other half no page request can tell. */
  hasSession: boolean;
  /** A one-time code came along (ROUTE-04). */
  hasHandOff: boolean;
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

const written = new WeakMap<Merchant, Language[]>();

/** The merchant's languages that have texts: any other would show their ids. */
function writtenLanguages(merchant: Merchant): Language[] {
  const found =
    written.get(merchant) ??
    merchant.setting('languages').filter((each) => presentLanguages.includes(each));
  written.set(merchant, found);
  return found;
}

/** What devices wish for, in their order. Few phones differ in it. */
const wishesOf = remember((header) =>
  header
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .filter(Boolean),
);

/** LANG-05, with what a page request can know. */
function languageOf({ merchant, cookies, headers }: FastifyRequest, query?: string): Language {
  return chooseLanguage(
    { query, own: cookies['language'], device: wishesOf(headers['accept-language']) },
    writtenLanguages(merchant),
    merchant.setting('defaultLanguage'),
  );
}
