// Reads an address that leads away from the site (weak spot 2.6, V4).
import { domainToUnicode } from 'node:url';
import type { Merchant } from '#http/merchant';

/** True if no browser would rewrite the text: they drop tabs and line feeds and turn backslashes, which would change the address. */
const isPlain = (text: string): boolean => /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text);

/** Reads an address of another site; null if it is not one that every browser reads alike. */
export function readTarget(text: string): URL | null {
  const url = isPlain(text) ? URL.parse(text) : null;
  return url && url.username === '' && url.password === '' ? url : null;
}

/** Compares the parsed origin, never the beginning of the text. A site of the merchant's own gets no token, whatever the list says. */
export const isListed = ({ setting, hosts }: Merchant, { origin, hostname }: URL): boolean =>
  setting('redirect.targets').includes(origin) && !hosts.includes(hostname);

const mostOfPath = 60;

/** The address as its reader should see it. */
export function sayTarget({ host, hostname, pathname, search }: URL) {
  const spoken = domainToUnicode(hostname) || hostname;
  const path = pathname === '/' && search === '' ? '' : pathname + search;
  return {
    host: host.replace(hostname, () => spoken),
    asciiHost: spoken === hostname ? null : host,
    path: path.length > mostOfPath ? `${path.slice(0, mostOfPath)}…` : path,
  };
}
