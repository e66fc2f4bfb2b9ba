// Watches for a newer build of the site and offers its bar (APP-09). Asks the service worker to cache the pages of this visit.
import { currentAddress } from '#platform/address.ts';
import { buildOfPage, onPageSeen } from '#platform/page.ts';
import { askToKeep, lookForUpdate, onBuildTold } from '#platform/quiet/worker-registration.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { onSchemeChange } from '#platform/view/scheme-change.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { href } from '#foundation/navigation/paths.ts';
import { makeBars } from '#foundation/popups/popups.ts';
import { isPutOff } from './put-off.ts';

/** Time between two checks for a newer build in an open tab. */
const lookMs = 15 * 60_000;

export const loadVersionBar = async () => (await import('./version-bar.tsx')).VersionBar;

export function watchVersion(foundation: Foundation): void {
  const { session, language, tabStorage } = foundation;
  const ours = buildOfPage();
  // Loaded now, because the server may not have these files once there is a newer build.
  const parts = Promise.all([loadVersionBar(), language.need(['update'])]);
  const offer = async () => {
    await parts;
    foundation.keep(makeBars).offer('newVersion', () => !isPutOff(tabStorage));
  };
  // If the bar cannot be shown, the next visit has the newer build anyway.
  onBuildTold((build) => {
    if (build !== ours) void offer().catch(() => undefined);
  });
  parts.catch(() => undefined);
  // The cached pages depend on the kind of visitor, the language and the colour scheme, so they are cached again after a change.
  const keep = () => {
    const { path, search } = currentAddress();
    void askToKeep([...(search === '' ? [path] : []), href('home')]);
  };
  let before = `${session.get()?.id} ${language.get().language}`;
  const look = () => {
    const now = `${session.get()?.id} ${language.get().language}`;
    if (now !== before) keep();
    before = now;
  };
  session.subscribe(look);
  language.subscribe(look);
  onSchemeChange(keep);
  keep();
  everyWhileSeen(lookMs, () => void lookForUpdate());
  onPageSeen(() => void lookForUpdate());
}
