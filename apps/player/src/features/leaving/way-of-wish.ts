// Where an address that somebody asks to be led to lies (weak spot 2.6): on a page of this site, on another site, or nowhere.
import { findPage } from '#foundation/navigation/paths.ts';
import { handOffParameters, withoutParameters } from '#foundation/navigation/query.ts';
import { currentOrigin } from '#platform/address.ts';

export type WayOfWish =
  | { kind: 'page'; address: string }
  | { kind: 'outside' }
  | { kind: 'nowhere' };

/** Decides by the browser's own parser, never by the text's first characters. Which other sites are allowed is the server's to say. */
export function wayOfWish(wish: string, origin = currentOrigin()): WayOfWish {
  const url = /[\s\p{Cc}\\]/u.test(wish) ? null : URL.parse(wish, origin);
  if (!url || url.username !== '' || url.password !== '') return { kind: 'nowhere' };
  const isFull = /^https?:\/\//i.test(wish);
  if (url.origin !== origin) return { kind: isFull ? 'outside' : 'nowhere' };
  const isPage = (isFull || wish.startsWith('/')) && findPage(url.pathname) !== null;
  if (!isPage) return { kind: 'nowhere' };
  // A code in a link of somebody else must not become the session of whoever reloads the page.
  const search = withoutParameters(url.search, handOffParameters);
  return { kind: 'page', address: url.pathname + search + url.hash };
}
