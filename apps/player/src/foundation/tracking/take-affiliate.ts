import type { Foundation } from '#foundation/foundation-type.ts';
import { currentAddress, currentHost, currentOrigin } from '#platform/address.ts';
import { readAffiliate, type Affiliate } from './affiliate.ts';

/** Returns the codes of the link by which the player arrived, including this page's own address. */
export function takeAffiliate({ deviceStorage, site, boot }: Foundation): Affiliate {
  const { mainDomain } = boot.status.info;
  const { search } = currentAddress();
  return readAffiliate(deviceStorage, { site, mainDomain, host: currentHost(), search });
}

/** The page where the player registers, without the query, which may hold anything. */
export const originHere = () => ({
  domain: currentHost(),
  registerUrl: currentOrigin() + currentAddress().path,
});
