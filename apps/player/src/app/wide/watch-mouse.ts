// Loads the code that only a mouse or a wide window needs, once there is a mouse, so that phones do not load it (WIDE-04).
import type { Foundation } from '#foundation/foundation.ts';
import type { LoadedPages } from '../loaded-pages.ts';

const retryMs = 2_000;

type Site = { pages: LoadedPages; foundation: Pick<Foundation, 'language'> };

/** Loads the wide parts, and tries again after a failure; the page works without them. */
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
