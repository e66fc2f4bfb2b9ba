// The reason why the site is closed: maintenance, or rules that exclude this visitor's region (BOOT-04, BOOT-06).
import { ApiError } from '@parlour/client/api-error';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { createStore, type Readable } from '#foundation/store.ts';

export type Front = {
  /** Null if the site is open. */
  closedBy: 'maintenance' | 'region' | null;
  /** Expected end of maintenance, in epoch milliseconds; null if unknown, undefined until it is fetched. */
  until: number | null | undefined;
  /** The visitor's IP address; null until it is fetched, because cached pages serve many visitors. */
  address: string | null;
};

export type SiteFront = Readable<Front> & {
  take: (status: SiteStatus) => void;
  /** True if a call was refused because the site is closed: then only the page in front shows the reason (NET-10). */
  closes: (error: unknown) => boolean;
};

/** Returns the reason; maintenance outranks a region (BOOT-13). */
const frontOf = (status: SiteStatus): Front => ({
  closedBy: status.maintenance ? 'maintenance' : status.regionRestriction ? 'region' : null,
  until: status.maintenanceEnd,
  address: status.location?.ip ?? null,
});

const closedBy: Partial<Record<string, Front['closedBy']>> = {
  system_maintenance: 'maintenance',
  region_restricted: 'region',
};

export function createFront(first: SiteStatus): SiteFront {
  const store = createStore(frontOf(first));
  return {
    get: store.get,
    subscribe: store.subscribe,
    take: (status) => store.set(frontOf(status)),
    closes: (error) => {
      const by = error instanceof ApiError ? closedBy[error.code] : undefined;
      if (!by) return false;
      // Calls that fail together close the site once.
      if (store.get().closedBy !== by) {
        store.set({ closedBy: by, until: undefined, address: null });
      }
      return true;
    },
  };
}
