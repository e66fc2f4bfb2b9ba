// Inside the native app: whether there is a newer one of it (APP-08).
import { appInfo } from '@parlour/contract/install/calls';
import type { Platform } from '@parlour/contract/install/platform';
import { compareVersions, readVersion } from '@parlour/contract/install/versions';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { createStore } from '#foundation/store.ts';
import { appLinkOf } from '../device.ts';

export type Upgrade = {
  link: string;
  /** As the merchant says it; null where it does not. */
  version: string | null;
  own: string | null;
};

/** By `foundation.keep`: what is offered, for the part that shows it. */
export const makeUpgrade = () => createStore<Upgrade | null>(null);

export async function watchUpgrade(foundation: Foundation, platform: Platform): Promise<void> {
  const link = appLinkOf(foundation, platform);
  if (link === null) return;
  const system = platform.system === 'ios' ? 'IOS' : 'Android';
  const info = await readsOf(foundation)(appInfo, { platform: system }, { teller: 'nobody' }).catch(
    () => null,
  );
  if (!info?.allowUpgrade) return;
  const newest = readVersion(info.version ?? '');
  const own = platform.appVersion;
  // Where one of the two is not known, the merchant's word counts.
  if (newest && own && compareVersions(own, newest) >= 0) return;
  foundation
    .keep(makeUpgrade)
    .set({ link, version: newest && info.version, own: own?.join('.') ?? null });
  const isMandatory = foundation.site.flag('APPFORCEUPDATE3');
  foundation.keep(makePopups).offer(isMandatory ? 'requiredUpgrade' : 'upgrade');
}
