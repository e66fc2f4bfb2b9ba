// Cookies of a gateway live at the site's own address as long as they are no names of ours.

/** Names of ours: nobody else reads or writes them. */
const isOwn = (name: string): boolean => /^__(Host|Secure)-/i.test(name) || name === 'language';
const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim();

/** What the browser sent, without ours; undefined where nothing is left. */
export function cookiesForGateway(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const theirs = pairs.filter((pair) => pair !== '' && !isOwn(nameOf(pair)));
  return theirs.length > 0 ? theirs.join('; ') : undefined;
}

const kept = /^(max-age|expires|httponly|samesite)\b/i;

/** As the browser gets it: at our host alone, by https alone. Null for a name that is ours. */
export function cookieOfGateway(header: string): string | null {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (isOwn(nameOf(pair))) return null;
  return [pair, ...attributes.filter((each) => kept.test(each)), 'Path=/', 'Secure'].join('; ');
}
