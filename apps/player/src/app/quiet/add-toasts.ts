// Where toasts appear: fetched once the page answers, so that the region is there before its first message, which may be that the line is gone.
import type { StartedSite } from '../start.tsx';

const retryMs = 2_000;

/** A toast that comes before waits in its store. While it fails it is tried again. */
export async function addToasts({ pages }: Pick<StartedSite, 'pages'>): Promise<void> {
  try {
    const { ToastHost } = await import('#features/notices/toast-host.tsx');
    pages.add({ Toasts: ToastHost });
  } catch {
    setTimeout(() => void addToasts({ pages }), retryMs);
  }
}
