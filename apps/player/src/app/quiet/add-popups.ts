// What comes over a page of itself (POP-09), together with what decides that something is wanted. Announcements are due right after home is usable (POP-08); everything else is fetched when the page is idle.
import { findPage } from '#foundation/navigation/paths.ts';
import { currentAddress } from '#platform/address.ts';
import type { StartedSite } from '../start.tsx';

/** A failure costs this visit its popups and nothing else. */
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
