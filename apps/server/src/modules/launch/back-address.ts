import type { Call } from '#http/call';

type Place = Pick<Call, 'merchant' | 'origin'>;

/** Vendors take no longer ones. */
const mostCharacters = 1_900;
/** Browsers drop tabs and line feeds and turn backslashes; whoever writes them wants something else than he shows. */
const isPlain = (text: string): boolean => /^[^\s\\\p{Cc}]+$/u.test(text);
/** Carry a session (ROUTE-04): nothing for a vendor. */
const secrets = ['token', 'tokens'];

/** Where the way back out of a game leads: the asked page of the merchant's own site, else its home (LAUNCH-05). */
export function acceptBackAddress(asked: string | undefined, place: Place): string {
  const home = `${place.origin}/m/home`;
  const url = asked !== undefined && isPlain(asked) ? URL.parse(asked, home) : null;
  if (!url || !isOwnPage(url, place)) return home;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href.length <= mostCharacters ? url.href : home;
}

/** By the parsed origin, never by how the text begins. */
function isOwnPage(url: URL, { merchant, origin }: Place): boolean {
  const own = new URL(origin);
  const isOwnOrigin =
    url.protocol === own.protocol && url.port === own.port && merchant.hosts.includes(url.hostname);
  return isOwnOrigin && !url.username && !url.password && /^\/m(\/|$)/.test(url.pathname);
}
