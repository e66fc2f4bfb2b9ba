// What only a mouse needs, and a window with room shows: fetched once there is one, so that a phone pays for none of it (WIDE-04).
import type { Foundation } from '#foundation/foundation.ts';
import type { LoadedPages } from '../loaded-pages.ts';

const retryMs = 2_000;

type Site = { pages: LoadedPages; foundation: Pick<Foundation, 'language'> };

/** While it fails it is tried again; without it the page is whole. */
export function watchMouse({ pages, foundation }: Site): void {
  const mouse = window.matchMedia?.('(hover: hover) and (pointer: fine)');
  async function look(): Promise<void> {
    if (!mouse?.matches || pages.get().wide) return;
    try {
      const [wide] = await Promise.all([
        import('#features/wide/wide.ts'),
        foundation.language.need(['wide']),
      ]);
      pages.add({ wide });
    } catch {
      setTimeout(() => void look(), retryMs);
    }
  }
  mouse?.addEventListener('change', () => void look());
  void look();
}
