// The choice of the image host for each image of a merchant (LOBBY-08).

/** FNV-1a with a final mix, so that names that differ in one letter get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const isWhole = (path: string): boolean => /^(https?:)?\/\//i.test(path);
/** Whether the path belongs to the site: an image that our own server draws or stores. */
const isOwn = (path: string): boolean => path.startsWith('/m/');

/**
 * Returns the addresses of an image in the order in which to try them: the first for use, the others as fallbacks.
 * Hosts are ranked by a hash of image, version and host: the load is even, the same visitor gets the same
 * address again, and removing a host does not move the images of the others.
 */
export function imageUrlsFrom(cdns: readonly string[], path: string, version: string): string[] {
  if (isWhole(path) || isOwn(path) || cdns.length === 0) return [path];
  return onHosts(cdns, path, version);
}

/** Returns the same list for a picture of our own server, on hosts that mirror the site's paths; empty if there are none. The site's own address is not in it, because callers try that last. */
export const copiesOf = (cdns: readonly string[], path: string, version: string): string[] =>
  isOwn(path) ? onHosts(cdns, path, version) : [];

function onHosts(cdns: readonly string[], path: string, version: string): string[] {
  const ranked = [...new Set(cdns)].map((host) => ({
    host,
    rank: hash(`${host}\n${version}\n${path}`),
  }));
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ host }) => `${host.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`);
}
