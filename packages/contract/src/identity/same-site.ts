// Decides whether browsers treat two hosts as one site. They separate the storage of a frame from that of a page of another site, and a sign-in by redirect needs it shared (IDP-01).

/** Suffixes below which anyone may register a name: the label before them belongs to the site's name. */
const openToAll =
  /^(([a-z]{2,3}|gov|mil|edu)\.[a-z]{2}|firebaseapp\.com|web\.app|github\.io|pages\.dev|netlify\.app|vercel\.app|herokuapp\.com)$/;

/** Returns the registered part of a name, as far as possible without the list of all suffixes: three labels for the suffixes above, else the last two. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const last = (count: number): string => labels.slice(-count).join('.');
  return openToAll.test(last(2)) ? last(3) : last(2);
}

const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

/** Compares two hosts, without ports. */
export function isSameSite(one: string, other: string): boolean {
  if (one === other) return true;
  return !isAddress(one) && !isAddress(other) && siteOf(one) === siteOf(other);
}
