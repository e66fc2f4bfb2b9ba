// The system and browser around this page, and the ways to install an app that they allow (APP-02, APP-03).
import {
  isInApp,
  isLegacyIos,
  loadsDirectly,
  webWayOf,
  type Platform,
  type WebWay,
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
} from '#foundation/navigation/outside-browser.ts';
import { href } from '#foundation/navigation/paths.ts';
import { currentOrigin } from '#platform/address.ts';
import { appBridge, openHere } from '#platform/app/app-window.ts';

export { canOpenOutside, openOutside, thisDevice };

/** The merchant's link of a type in the site's status, or null. */
export function linkOf({ boot }: Pick<Foundation, 'boot'>, type: ResourceType): string | null {
  const { resources }: SiteStatus['info'] = boot.status.info;
  return resources.find(({ resourceType }) => resourceType === type)?.url ?? null;
}

/** The link to the app for the current system, or null. */
export function appLinkOf(
  foundation: Pick<Foundation, 'boot'>,
  { system }: Platform,
): string | null {
  if (system === 'other') return null;
  return linkOf(foundation, system === 'ios' ? 'IOS' : 'Android');
}

export { isInApp, isLegacyIos, webWayOf, type WebWay };

/** Loads a file or opens a store, through the redirect page in an old native app (APP-07). Another app's window loads no files (NET-16). */
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

/** Opens the page of the profile for a member, logged in there as well; a guest loads the profile at once (APP-10). */
export async function getProfile(foundation: Foundation): Promise<void> {
  const { session, language, api } = foundation;
  if (session.get() === null) {
    const link = linkOf(foundation, 'MOBILECONFIG');
    if (link) download(link);
    return;
  }
  // Without a code the page opens with whatever session that browser has.
  const minted = await api(mintHandoff, { audience: currentOrigin() }, { teller: 'nobody' }).catch(
    () => null,
  );
  const query = new URLSearchParams({ language: language.get().language });
  if (minted) query.set('tokens', minted.code);
  const page = `${href('appDownload')}?${query}`;
  // An app’s window loads no profile, so the page opens in a browser.
  if (thisDevice().within === null) openHere(page);
  else openOutside(page);
}
