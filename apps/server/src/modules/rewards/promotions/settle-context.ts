// Data for settling a member's rewards at a fact, read once for tasks, levels and invitations.
import type { Tx } from '@parlour/database/connection';
import type { Viewer } from './audience.ts';
import { listLive, type PromotionRow } from './store.ts';
import { findViewer } from './viewer-store.ts';

/** The member and the time of the fact. */
export type SettleContext = { merchantCode: string; memberId: string; at: Date; timeZone: string };

export type MemberPromotions = {
  live: readonly PromotionRow[];
  /** Null for an unknown member. */
  viewer: Viewer | null;
};

export async function lookAt(tx: Tx, memberId: string): Promise<MemberPromotions> {
  return {
    live: await listLive((statement) => statement(tx)),
    viewer: await findViewer(tx, memberId),
  };
}
