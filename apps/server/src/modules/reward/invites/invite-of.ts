// Which promotion pays for a member's invitations: of several that run and mean the member, the newest.
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import { isMeant, runs, type Viewer } from '../promotions/audience.ts';
import type { PromotionRow } from '../promotions/store.ts';

type InviteRule = Extract<Promotion['rule'], { kind: 'invite' }>;
export type Invite = { row: PromotionRow; rule: InviteRule };

const isOpenTo = (row: PromotionRow, viewer: Viewer | null, at: Date): boolean =>
  viewer ? isMeant(row, viewer, at) : row.definition.audience.clubLabels === undefined;

/** The rows are the newest first; the viewer is who invites. Of a guest nobody knows by whom he is invited: what is for a club is not told. */
export function inviteIn(
  rows: readonly PromotionRow[],
  viewer: Viewer | null,
  at: Date,
): Invite | null {
  for (const row of rows) {
    const { rule } = row.definition;
    if (rule.kind === 'invite' && runs(row, at) && isOpenTo(row, viewer, at)) return { row, rule };
  }
  return null;
}

/** The inviter's, once for each friend; and the friend's own. */
export const friendOccasion = (friendId: string): string => `friend:${friendId}`;
export const invitedOccasion = 'invited';
