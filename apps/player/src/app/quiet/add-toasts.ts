// Loads the region for toasts once the page is usable, so that it is there before its first message, which may be that the connection
// is lost.
import type { StartedSite } from '../start.tsx';

const retryMs = 2_000;

/** Adds the region for toasts, and tries again after a failure. Earlier toasts wait in their store. */
export async function addToasts({ pages }: Pick<StartedSite, 'pages'>): Promise<void> {
  try {
    const { ToastHost } = await import('#features/notices/toast-host.tsx');
    pages.add({ Toasts: ToastHost });
  } catch {
    setTimeout(() => void addToasts({ pages }), retryMs);
  }
}
