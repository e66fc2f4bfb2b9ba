// Asks for the site's status when a signal says that it changed (SIG-09): maintenance and region rules close an open page at once.
import { siteStatus } from '@parlour/contract/site/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { randomShare } from '#platform/quiet/random-share.ts';
import { hearChanges } from '#foundation/signals/signals.ts';

/** The time over which the pages of a merchant ask, in milliseconds. */
const spreadMs = 3_000;

export function watchSite(foundation: Foundation): void {
  const { front } = foundation;
  const wasClosed = (): boolean => front.get().closedBy !== null;
  async function look(): Promise<void> {
    const options = { teller: 'nobody', flush: true } as const;
    const status = await readsOf(foundation)(siteStatus, {}, options).catch(() => null);
    if (status === null) return;
    const isClosed = status.maintenance || status.regionRestriction;
    // An open page is not drawn again because it stays open.
    if (isClosed || wasClosed()) front.take(status);
  }
  hearChanges(foundation, 'site', () => {
    setTimeout(() => void look(), randomShare() * spreadMs);
  });
}
