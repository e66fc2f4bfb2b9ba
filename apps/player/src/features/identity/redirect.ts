// Signing in by a redirect: this page is left for the service's, which leads back to it (IDP-01).
import { identityChannels, type IdentityChannel } from '@parlour/contract/identity/channels';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { KeyValue } from '#platform/storage.ts';

export type Named = Exclude<IdentityChannel, 'phone'>;
type Settings = SiteStatus['info']['firebase'];

/** The channel for which this tab was left, and the time. */
const leftKey = 'identityLeft';
/** Longer than anybody needs at the other service; what is older belongs to a visit that was given up. */
const goodMs = 15 * 60_000;

export const noteLeft = (storage: KeyValue, channel: Named): void =>
  storage.write(leftKey, `${channel} ${Date.now()}`);

/** Null where the page was not left for it. Once: the next opening is a new one. */
export function takeLeft(storage: KeyValue, wanted: IdentityChannel | null): Named | null {
  const [channel, at] = (storage.read(leftKey) ?? '').split(' ');
  storage.remove(leftKey);
  const found = identityChannels.find((each) => each === channel);
  const isGood = Math.abs(Date.now() - Number(at)) < goodMs;
  const isWanted = wanted === null || wanted === found;
  return isGood && isWanted && found !== undefined && found !== 'phone' ? found : null;
}

/** Elsewhere browsers keep the service's answer from the page. */
export const isRedirectHost = (settings: Settings, host: string): boolean =>
  settings?.redirectHosts.includes(host) ?? false;

/** Another address of the merchant's at which it works; null where there is none. */
export const otherRedirectHost = (settings: Settings, host: string): string | null =>
  settings?.redirectHosts.find((each) => each !== host) ?? null;
