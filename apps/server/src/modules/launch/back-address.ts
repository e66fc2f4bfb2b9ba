import type { Call } from '#http/call';

/** Where the call came to: one of the merchant's own addresses. */
type OwnAddress = Pick<Call, 'merchant' | 'origin'>;

/** Vendors refuse longer addresses. */
const mostCharacters = 1_900;
/** Browsers drop tabs and line feeds and turn backslashes; whoever writes them wants another address than the one that he shows. */
const isPlain = (text: string): boolean => /^[^\s\\\p{Cc}]+$/u.test(text);
/** Parameters that carry a session (ROUTE-04): no vendor may see them. */
const secrets = ['token', 'tokens'];

/** Where the way back out of a game leads: the page asked for of the merchant's own site, else its home (LAUNCH-05). */
export function acceptBackAddress(wanted: string | undefined, own: OwnAddress): string {
  const home = `${own.origin}/m/home`;
  const url = wanted !== undefined && isPlain(wanted) ? URL.parse(wanted, home) : null;
  if (!url || !isOwnPage(url, own)) return home;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href.length <= mostCharacters ? url.href : home;
}

/** By the parsed origin, never by how the text begins. */
function isOwnPage(url: URL, { merchant, origin }: OwnAddress): boolean {
  const site = new URL(origin);
  const isOwnOrigin =
    url.protocol === site.protocol &&
    url.port === site.port &&
    merchant.hosts.includes(url.hostname);
  return isOwnOrigin && !url.username && !url.password && /^\/m(\/|$)/.test(url.pathname);
}
