// The target of a link in an announcement (POP-04): outside the site by https or http, a page of the site, or nowhere.

export type LinkTarget = 'outside' | 'page' | 'nowhere';

/** Returns the target of a link, by the browser's own parser and never by the text's first characters. */
export function wayOf(address: string, origin: string): LinkTarget {
  if (/[\p{Cc}\\]/u.test(address) || !URL.canParse(address, origin)) return 'nowhere';
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return 'nowhere';
  if (url.origin === origin && address.startsWith('/')) {
    return /^\/m(\/|$)/.test(url.pathname) ? 'page' : 'nowhere';
  }
  return /^https?:\/\//i.test(address) ? 'outside' : 'nowhere';
}
