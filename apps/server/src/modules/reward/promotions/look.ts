// What decides of a member's rewards at each fact: looked up once, for tasks, levels and invitations alike.
import type { Tx } from '@parlour/database/connection';
import type { Viewer } from './audience.ts';
import { listLive, type PromotionRow } from './store.ts';
import { findViewer } from './viewer-store.ts';

/** When, and for whom, in the merchant's time zone. */
export type Looking = { merchantCode: string; memberId: string; at: Date; timeZone: string };

export type Look = {
  live: readonly PromotionRow[];
  /** Null for a member that is not there. */
  viewer: Viewer | null;
};

export async function lookAt(tx: Tx, memberId: string): Promise<Look> {
  return {
    live: await listLive((statement) => statement(tx)),
    viewer: await findViewer(tx, memberId),
  };
}
