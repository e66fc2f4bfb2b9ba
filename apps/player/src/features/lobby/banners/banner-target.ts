// The target of a banner (LOBBY-06, LOBBY-07).
import type { Banner } from '@parlour/contract/lobby/lobby';
import { launchAddress } from '../games/grid/launch-address.ts';
import { href, leadsToUnbuilt } from '#foundation/navigation/paths.ts';

/** The address to which a banner leads, or null. The guard decides whether it needs a login. */
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

/** False if the banner's page does not exist yet (ROUTE-10). A banner without a target is shown, so that the operator finds it (LOBBY-07). */
export function isShown(banner: Banner): boolean {
  const target = bannerTarget(banner);
  return target === null || !leadsToUnbuilt(target);
}

/** True for pages of the site and for http addresses; false for scripts, other schemes and paths that are read as a host. */
function isAllowed(url: string): boolean {
  if (/^\/m(?:[/?#]|$)/.test(url)) return true;
  return /^https?:\/\/[^/\\]/i.test(url) && URL.canParse(url);
}
