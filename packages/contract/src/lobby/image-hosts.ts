// Which of the merchant's image hosts an image comes from (LOBBY-08).

/** FNV-1a with a last mix, so that names which differ in one letter fall far apart. */
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
/** A path of the site: drawn or kept by our own server. */
const isOwn = (path: string): boolean => path.startsWith('/m/');

/**
 * The addresses of an image in the order in which to try them: the first for use, the others for when it fails.
 * Every host is ranked by a hash of image, version and host; so the load is even, the same visitor finds the same
 * address again, and a host that goes leaves the images of the others where they are.
 */
export function imageUrlsFrom(cdns: readonly string[], path: string, version: string): string[] {
  if (isWhole(path) || isOwn(path) || cdns.length === 0) return [path];
  return onHosts(cdns, path, version);
}

/** The same for a picture that our own server has: on hosts that have the site's paths, and empty where there are none. The site's own address is not among them: it is the last that is tried. */
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
