// The rule by which staff decide on a withheld invitation.
import type { Database } from '@parlour/database/connection';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { findMemberByName } from '#modules/member';
import { asMerchant } from '#modules/site';
import { nameDecision, updateRewards, updateWithheld } from './withheld-store.ts';

type Work = { database: Database; merchantCode: string };

export type WithheldDecision = {
  /** The friend's user name. */
  username: string;
  verdict: 'release' | 'refuse';
  /** The reason and the operator, both recorded in the audit trail. */
  reason: string;
  operator: string;
};

/** Decides on a friend's invitation: its rewards for both can be claimed from now on, or never. The database writes the event (L1). */
export const decideWithheld = (
  { database, merchantCode }: Work,
  { username, verdict, reason, operator }: WithheldDecision,
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    await nameDecision(tx, { operator, reason });
    const isReleased = verdict === 'release';
    const friend = await findMemberByName(tx, username);
    const state = isReleased ? 'qualified' : 'refused';
    const decided = friend && (await updateWithheld(tx, friend.id, state));
    if (!decided) {
      const sentence = `${merchantCode} withholds nothing for a friend ${username}`;
      throw new StaffRefusal('not_found', sentence);
    }
    await updateRewards(tx, decided, isReleased ? 'ready' : 'expired');
  });
