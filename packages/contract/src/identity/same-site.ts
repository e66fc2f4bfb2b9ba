// Whether browsers take two hosts for one site. They keep the storage of a frame apart from that of a page of another site, and a sign-in by redirect needs it (IDP-01).

/** Below these everybody may have a name: what is before them is part of the site's own. */
const openToAll =
  /^(([a-z]{2,3}|gov|mil|edu)\.[a-z]{2}|firebaseapp\.com|web\.app|github\.io|pages\.dev|netlify\.app|vercel\.app|herokuapp\.com)$/;

/** The part of a name that somebody registered, as far as it can be told without the list of all suffixes; where it is none of the well-known ones, the last two labels. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const last = (count: number): string => labels.slice(-count).join('.');
  return openToAll.test(last(2)) ? last(3) : last(2);
}

const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Both as names without a port. */
export function isSameSite(one: string, other: string): boolean {
  if (one === other) return true;
  return !isAddress(one) && !isAddress(other) && siteOf(one) === siteOf(other);
}
