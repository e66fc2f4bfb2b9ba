import type { Call } from '#http/call';

/** The merchant and the origin of the call: one of the merchant's own addresses. */
type OwnAddress = Pick<Call, 'merchant' | 'origin'>;

/** The longest address that vendors accept. */
const mostCharacters = 1_900;
/** True if no browser would rewrite the text: they drop tabs and line feeds and turn backslashes, which would change the address. */
const isPlain = (text: string): boolean => /^[^\s\\\p{Cc}]+$/u.test(text);
/** Parameters that carry a session (ROUTE-04): no vendor may see them. */
const secrets = ['token', 'tokens'];

/** Chooses the address to which a game returns: the requested page if it is on the merchant's own site, else the home page (LAUNCH-05). */
export function acceptBackAddress(wanted: string | undefined, own: OwnAddress): string {
  const home = `${own.origin}/m/home`;
  const url = wanted !== undefined && isPlain(wanted) ? URL.parse(wanted, home) : null;
  if (!url || !isOwnPage(url, own)) return home;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href.length <= mostCharacters ? url.href : home;
}

/** Compares the parsed origin, never the beginning of the text. */
function isOwnPage(url: URL, { merchant, origin }: OwnAddress): boolean {
  const site = new URL(origin);
  const isOwnOrigin =
    url.protocol === site.protocol &&
    url.port === site.port &&
    merchant.hosts.includes(url.hostname);
  return isOwnOrigin && !url.username && !url.password && /^\/m(\/|$)/.test(url.pathname);
}
