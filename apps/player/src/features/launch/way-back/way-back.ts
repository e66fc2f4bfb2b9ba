// Where the player comes back to after a game (LAUNCH-05): only to a page of this very site.
import { href } from '#foundation/navigation/paths.ts';

/** Not a launch again: that would be a loop. */
const launches = [href('launchGame'), href('trialGame')];

const isOwnPath = (path: string): boolean => /^\/m(?:\/|$)/.test(path);

/** The address asked for where it is our own, else where the player was, else the games. Whole, with its origin. */
export function wayBack(asked: string | null, from: string | null, origin: string): string {
  for (const address of [asked, from]) {
    if (!address || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    const leadsBack = url.origin === origin && isOwnPath(url.pathname);
    if (leadsBack && !launches.includes(url.pathname)) return url.href;
  }
  return origin + href('game');
}
