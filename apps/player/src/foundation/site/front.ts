// What stands in front of the site: maintenance, or the rules that keep this visitor's region out (BOOT-04, BOOT-06).
import { ApiError } from '@parlour/client/api-error';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { createStore, type Readable } from '#foundation/store.ts';

export type Front = {
  /** Null: the site is open. */
  closedBy: 'maintenance' | 'region' | null;
  /** When maintenance is expected to end, in epoch milliseconds; null where nobody knows, undefined until it was asked for. */
  until: number | null | undefined;
  /** The visitor's address; null until it was asked for, because a page is kept for many. */
  address: string | null;
};

export type SiteFront = Readable<Front> & {
  take: (status: SiteStatus) => void;
  /** True where a call was refused because the site is closed: then the page in front says so, and nobody else (NET-10). */
  closes: (error: unknown) => boolean;
};

/** Maintenance wins (BOOT-13). */
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
      // Calls that fail together close it once.
      if (store.get().closedBy !== by) {
        store.set({ closedBy: by, until: undefined, address: null });
      }
      return true;
    },
  };
}
