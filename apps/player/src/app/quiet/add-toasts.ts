// Where toasts appear: fetched with the first one, or when the page is idle, so that the region is there before its first message.
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import type { StartedSite } from '../start.tsx';

const retryMs = 2_000;

/** A toast that comes before waits in its store. While it fails it is tried again. */
export function addToasts({ pages, foundation }: Omit<StartedSite, 'root'>): void {
  let isAsked = false;
  async function load(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    try {
      const { ToastHost } = await import('#features/notices/toast-host.tsx');
      pages.addToasts(ToastHost);
    } catch {
      isAsked = false;
      setTimeout(() => void load(), retryMs);
    }
  }
  foundation.toasts.subscribe(() => void load());
  if (foundation.toasts.get()) void load();
  void quietMoment().then(load);
}
