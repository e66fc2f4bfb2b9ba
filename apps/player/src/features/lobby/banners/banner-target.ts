// Where a banner leads (LOBBY-06, LOBBY-07).
import type { Banner } from '@parlour/contract/lobby/lobby';
import { launchAddress } from '../games/grid/launch-address.ts';
import { href, leadsToUnbuilt } from '#foundation/navigation/paths.ts';

/** The address; null where it leads nowhere. Whom a game keeps behind the login the guard knows. */
export function bannerTarget(banner: Banner): string | null {
  const { linkageType, linkage, url, vendor, nodeId, roomId, gameType } = banner;
  switch (linkageType) {
    case 'P':
      return linkage ? href('activity', `?${new URLSearchParams({ id: linkage })}`) : null;
    case 'URL':
      return url && isAllowed(url) ? url : null;
    case 'G':
      return vendor ? launchAddress({ vendor, nodeId, gameId: roomId, gameType }) : null;
  }
}

/** False for one whose page is still to come (ROUTE-10). One that leads nowhere is the operator's to find, and shown (LOBBY-07). */
export function isShown(banner: Banner): boolean {
  const target = bannerTarget(banner);
  return target === null || !leadsToUnbuilt(target);
}

/** A page of ours, or one outside by http; never a script, another scheme or a path that turns out to be a host. */
function isAllowed(url: string): boolean {
  if (/^\/m(?:[/?#]|$)/.test(url)) return true;
  return /^https?:\/\/[^/\\]/i.test(url) && URL.canParse(url);
}
