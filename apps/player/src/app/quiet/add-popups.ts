// What comes over a page of itself (POP-09): fetched when the page is idle, together with what decides that something is wanted.
import type { StartedSite } from '../start.tsx';

/** A failure costs this visit its popups and nothing else. */
export async function addPopups({ pages, foundation }: StartedSite): Promise<void> {
  const [{ Popups, Bars }, { watchers }] = await Promise.all([
    import('../popups/popup-host.tsx'),
    import('../popups/popup-parts.ts'),
  ]);
  pages.add({ Popups, Bars });
  for (const load of watchers) void load().then((watch) => watch(foundation));
}
