import { currentAddress } from '#platform/address.ts';
import { findPage, type PageName } from '#foundation/navigation/paths.ts';
import { pages } from '#pages/pages.ts';
import type { Hindrance } from './turns.ts';

/** Returns what the current page occupies the reader with, such as a game; null if nothing. */
export function busyPage(): Hindrance | null {
  const name = findPage(currentAddress().path);
  return (name && pages[name].busyWith) ?? null;
}

/** Pages on which rewards are claimed. */
export const claimPages: readonly PageName[] = [
  'rewardCenter',
  'activity',
  'activitySignIn',
  'activityNoviceTask',
  'activityRescue',
  'voucherCenter',
  'inviteFriends',
];

/** Whether the reader is at a check-in or a claim, which the offer of notifications does not interrupt (PUSH-02). */
export function isClaimPage(): boolean {
  const name = findPage(currentAddress().path);
  return name !== null && claimPages.includes(name);
}
