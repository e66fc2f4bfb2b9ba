// What stands around this page, and which ways to install it leaves open (APP-02, APP-03).
import {
  isInApp,
  isLegacyIos,
  loadsDirectly,
  type Platform,
} from '@parlour/contract/install/platform';
import { redirectPath, type ResourceType } from '@parlour/contract/install/links';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { mintHandoff } from '@parlour/contract/session/calls';
import type { Foundation } from '#foundation/foundation.ts';
import {
  canOpenOutside,
  isInOtherApp,
  openOutside,
  thisDevice,
} from '#foundation/navigation/open-outside.ts';
import { href } from '#foundation/navigation/paths.ts';
import { currentOrigin } from '#platform/address.ts';
import { appBridge, openHere } from '#platform/app/app-window.ts';

export { canOpenOutside, openOutside, thisDevice };

/** Of the kind that the site's status names; null where the merchant has none. */
export function linkOf({ boot }: Pick<Foundation, 'boot'>, type: ResourceType): string | null {
  const { resources }: SiteStatus['info'] = boot.status.info;
  return resources.find(({ resourceType }) => resourceType === type)?.url ?? null;
}

/** Of the system that this is; null for what has no app. */
export function appLinkOf(
  foundation: Pick<Foundation, 'boot'>,
  { system }: Platform,
): string | null {
  if (system === 'other') return null;
  return linkOf(foundation, system === 'ios' ? 'IOS' : 'Android');
}

/**
 * How the site gets to the home screen: by the browser's prompt, by its menu, by the guide of iOS; `safari` and `outside`: not from here, but
 * from Safari, or from a browser outside of this app. Null where there is nothing to install, or nowhere to.
 */
export type WebWay = 'prompt' | 'menu' | 'guide' | 'safari' | 'outside';

export function webWayOf(platform: Platform, hasOffer: boolean): WebWay | null {
  const { system, within, browser } = platform;
  if (system === 'other' || isInApp(platform)) return null;
  if (system === 'ios') return within === null && browser === 'safari' ? 'guide' : 'safari';
  if (within !== null) return 'outside';
  return hasOffer ? 'prompt' : 'menu';
}

export { isInApp, isLegacyIos };

/** APP-07: loads a file or opens a store, by way of the redirect page where the native app is too old to do so itself. Another app's window loads no files (NET-16). */
export function download(link: string, platform = thisDevice()): void {
  const isAddress = /^https?:/i.test(link);
  if (isAddress && isInOtherApp(platform) && canOpenOutside(platform)) {
    return openOutside(link, platform);
  }
  if (loadsDirectly(platform)) return openHere(link);
  const led = `${currentOrigin()}${redirectPath}?url=${encodeURIComponent(link)}`;
  if (appBridge()) openOutside(led, platform);
  else openHere(led);
}

/** APP-10: a member goes to the page of the profile, logged in there as well; a guest loads it at once. */
export async function getProfile(foundation: Foundation): Promise<void> {
  const { session, language, api } = foundation;
  if (session.get() === null) {
    const link = linkOf(foundation, 'MOBILECONFIG');
    if (link) download(link);
    return;
  }
  // Without a code it is the same page, for whoever is logged in there.
  const minted = await api(mintHandoff, { audience: currentOrigin() }, { teller: 'nobody' }).catch(
    () => null,
  );
  const query = new URLSearchParams({ language: language.get().language });
  if (minted) query.set('tokens', minted.code);
  const page = `${href('appDownload')}?${query}`;
  // An app’s window loads no profile; a browser that has it stays where it is.
  if (thisDevice().within === null) openHere(page);
  else openOutside(page);
}
