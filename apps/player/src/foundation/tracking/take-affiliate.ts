import type { Foundation } from '#foundation/parts.ts';
import { currentAddress, currentHost, currentOrigin } from '#platform/address.ts';
import { readAffiliate, type Affiliate } from './affiliate.ts';

/** By which link the player came, also where that is this page's own address. */
export function takeAffiliate({ deviceStorage, site, boot }: Foundation): Affiliate {
  const { mainDomain } = boot.status.info;
  const { search } = currentAddress();
  return readAffiliate(deviceStorage, { site, mainDomain, host: currentHost(), search });
}

/** Where the player registers. The address goes without its query, which may hold anything. */
export const originHere = () => ({
  domain: currentHost(),
  registerUrl: currentOrigin() + currentAddress().path,
});
