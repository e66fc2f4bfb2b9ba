// Where a link of an announcement leads (POP-04): out of the site by https or http, to a page of it, or nowhere.

export type Way = 'outside' | 'page' | 'nowhere';

/** By the browser's own reading of the address, never by how it begins. */
export function wayOf(address: string, origin: string): Way {
  if (/[\p{Cc}\\]/u.test(address) || !URL.canParse(address, origin)) return 'nowhere';
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return 'nowhere';
  if (url.origin === origin && address.startsWith('/')) {
    return /^\/m(\/|$)/.test(url.pathname) ? 'page' : 'nowhere';
  }
  return /^https?:\/\//i.test(address) ? 'outside' : 'nowhere';
}
