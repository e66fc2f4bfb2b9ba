// Hears of a newer build of the site, and offers its bar (APP-09). Says to the service worker what of this visit is to be kept.
import { currentAddress } from '#platform/address.ts';
import { buildOfPage, onPageSeen } from '#platform/page.ts';
import { askToKeep, lookForUpdate, onBuildTold } from '#platform/quiet/service-worker.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { href } from '#foundation/navigation/paths.ts';
import { makeBars } from '#foundation/popups/popups.ts';
import { isPutOff } from './put-off.ts';

/** How often a tab that stays open asks for a newer build, in milliseconds. */
const lookMs = 15 * 60_000;

export const loadVersionBar = async () => (await import('./version-bar.tsx')).VersionBar;

export function watchVersion(foundation: Foundation): void {
  const { session, language, tabStorage } = foundation;
  const ours = buildOfPage();
  // Once there is a newer build the server may have these no more.
  const parts = Promise.all([loadVersionBar(), language.need(['update'])]);
  const offer = async () => {
    await parts;
    foundation.keep(makeBars).offer('newVersion', () => !isPutOff(tabStorage));
  };
  // A bar that cannot be shown is none: the next visit has the newer build.
  onBuildTold((build) => {
    if (build !== ours) void offer().catch(() => undefined);
  });
  parts.catch(() => undefined);
  // What is kept is of one kind of visitor and one language: a change makes it another.
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
  keep();
  everyWhileSeen(lookMs, () => void lookForUpdate());
  onPageSeen(() => void lookForUpdate());
}
