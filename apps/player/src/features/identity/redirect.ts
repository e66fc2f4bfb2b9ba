// Sign-in by a redirect to the service's page, which leads back to this one (IDP-01).
import { identityChannels, type IdentityChannel } from '@parlour/contract/identity/channels';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { KeyValue } from '#platform/storage.ts';

export type OAuthChannel = Exclude<IdentityChannel, 'phone'>;
type Settings = SiteStatus['info']['firebase'];

/** Storage key of the channel for which this page was left, and the time. */
const leftKey = 'identityLeft';
/** Time limit for the visit to the other service. An older entry belongs to an abandoned visit. */
const goodMs = 15 * 60_000;

export const noteLeft = (storage: KeyValue, channel: OAuthChannel): void =>
  storage.write(leftKey, `${channel} ${Date.now()}`);

/** Returns and removes the channel for which the page was left; null if it was not left for the wanted one. */
export function takeLeft(storage: KeyValue, wanted: IdentityChannel | null): OAuthChannel | null {
  const [channel, at] = (storage.read(leftKey) ?? '').split(' ');
  storage.remove(leftKey);
  const found = identityChannels.find((each) => each === channel);
  const isGood = Math.abs(Date.now() - Number(at)) < goodMs;
  const isWanted = wanted === null || wanted === found;
  return isGood && isWanted && found !== undefined && found !== 'phone' ? found : null;
}

/** True for hosts where a redirect works. At others the browser withholds the service's answer from the page. */
export const isRedirectHost = (settings: Settings, host: string): boolean =>
  settings?.redirectHosts.includes(host) ?? false;

/** Another host of the merchant where a redirect works, or null. */
export const otherRedirectHost = (settings: Settings, host: string): string | null =>
  settings?.redirectHosts.find((each) => each !== host) ?? null;
