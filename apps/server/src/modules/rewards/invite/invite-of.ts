// The promotion that pays for a member's invitations: of several that run for the member, the newest.
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import { isMeant, runs, type Viewer } from '../promotions/audience.ts';
import type { PromotionRow } from '../promotions/store.ts';

type InviteRule = Extract<Promotion['rule'], { kind: 'invite' }>;
export type Invite = { row: PromotionRow; rule: InviteRule };

const isOpenTo = (row: PromotionRow, viewer: Viewer | null, at: Date): boolean =>
  viewer ? isMeant(row, viewer, at) : row.definition.audience.clubLabels === undefined;

/** Finds the promotion; `rows` are newest first, `viewer` is the inviter. A guest's inviter is unknown, so promotions for clubs are left out. */
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

/** The occasion of the inviter's reward for a friend. */
export const friendOccasion = (friendId: string): string => `friend:${friendId}`;
/** The occasion of the friend's own reward. */
export const invitedOccasion = 'invited';
