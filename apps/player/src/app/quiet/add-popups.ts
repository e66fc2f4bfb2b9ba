// Loads popups and bars (POP-09) and their watchers. Announcements are due right after home is usable (POP-08); everything else is
// loaded when the page is idle.
import { findPage } from '#foundation/navigation/paths.ts';
import { currentAddress } from '#platform/address.ts';
import type { StartedSite } from '../start.tsx';

/** Adds popups and bars to the page. If loading fails, this visit has no popups; nothing else is affected. */
export async function addPopups(
  { pages, foundation }: StartedSite,
  quiet: Promise<void>,
): Promise<void> {
  if (findPage(currentAddress().path) !== 'home') await quiet;
  const [{ Popups, Bars }, { loadAnnouncementWatcher, watchers }] = await Promise.all([
    import('../popups/popup-host.tsx'),
    import('../popups/popup-parts.ts'),
  ]);
  pages.add({ Popups, Bars });
  const begin = (load: (typeof watchers)[number]) =>
    load().then(
      (watch) => watch(foundation),
      () => undefined,
    );
  void begin(loadAnnouncementWatcher);
  await quiet;
  for (const load of watchers) void begin(load);
}
