// The marks by which networks recognise a browser and its newest click: the cookies `_fbc` and `_fbp`, and TikTok's id of the click
// (docs/vendors.md 7).
import { randomInt } from 'node:crypto';
import type { AdCookies } from '#http/call';

/** The newest click on an advertisement, as the site reports it. */
export type AdClick = { fbclid?: string | undefined; ttclid?: string | undefined; at: number };

export type AdMarks = AdCookies & { ttclid: string | null };

/** The form of Meta's cookies: a version, the index of the domain, a time in milliseconds, and an id. */
const form = /^fb\.\d\.(\d{13})\.[\w.-]{1,500}$/;

const valid = (cookie: string | null): string | null =>
  cookie !== null && form.test(cookie) ? cookie : null;

const timeOf = (cookie: string): number => Number(form.exec(cookie)?.[1]);

/** Returns the marks after a visit: a newer click replaces the one in the cookie, and a browser without an id of Meta's gets one. */
export function marksOf(cookies: AdCookies, click: AdClick | null, now: Date): AdMarks {
  const [fbc, fbp] = [valid(cookies.fbc), valid(cookies.fbp)];
  const isNewer = click?.fbclid !== undefined && (fbc === null || click.at > timeOf(fbc));
  return {
    fbc: isNewer ? `fb.1.${click.at}.${click.fbclid}` : fbc,
    fbp: fbp ?? `fb.1.${now.getTime()}.${randomInt(1_000_000_000, 10_000_000_000)}`,
    ttclid: click?.ttclid ?? null,
  };
}
