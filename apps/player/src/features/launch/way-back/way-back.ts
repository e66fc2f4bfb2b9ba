// The page to which the player returns after a game (LAUNCH-05), always a page of this site.
import { href } from '#foundation/navigation/paths.ts';

/** Pages to which a game must not lead back, because they would launch it again. */
const launches = [href('launchGame'), href('trialGame')];

const isOwnPath = (path: string): boolean => /^\/m(?:\/|$)/.test(path);

/** The requested address if it is our own, else the page where the player was, else the games. Includes the origin. */
export function wayBack(asked: string | null, from: string | null, origin: string): string {
  for (const address of [asked, from]) {
    if (!address || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    const leadsBack = url.origin === origin && isOwnPath(url.pathname);
    if (leadsBack && !launches.includes(url.pathname)) return url.href;
  }
  return origin + href('game');
}
