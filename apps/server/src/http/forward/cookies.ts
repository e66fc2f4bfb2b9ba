// Passes a gateway's cookies through the site's own address, except for our names.

/** Whether a name is reserved for our own cookies, which a gateway may neither read nor write. */
const isOwn = (name: string): boolean => /^__(Host|Secure)-/i.test(name) || name === 'language';
const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim();

/** The sent cookies without ours; undefined if none is left. */
export function cookiesForGateway(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const theirs = pairs.filter((pair) => pair !== '' && !isOwn(nameOf(pair)));
  return theirs.length > 0 ? theirs.join('; ') : undefined;
}

const kept = /^(max-age|expires|httponly|samesite)\b/i;

/** A gateway's cookie as sent to the browser: for our host and https only. Null for one of our names. */
export function cookieOfGateway(header: string): string | null {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (isOwn(nameOf(pair))) return null;
  return [pair, ...attributes.filter((each) => kept.test(each)), 'Path=/', 'Secure'].join('; ');
}
