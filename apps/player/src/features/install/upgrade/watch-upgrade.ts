// Checks inside the native app whether a newer version of it exists (APP-08).
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
  /** The newest version by the merchant's settings, or null. */
  version: string | null;
  own: string | null;
};

/** The store of the offered update, for `foundation.keep`. */
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
  // If one of the two versions is unknown, the update is offered.
  if (newest && own && compareVersions(own, newest) >= 0) return;
  foundation
    .keep(makeUpgrade)
    .set({ link, version: newest && info.version, own: own?.join('.') ?? null });
  const isMandatory = foundation.site.flag('APPFORCEUPDATE3');
  foundation.keep(makePopups).offer(isMandatory ? 'requiredUpgrade' : 'upgrade');
}
