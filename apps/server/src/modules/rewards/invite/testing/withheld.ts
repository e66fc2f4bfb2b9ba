// Withheld invitations as staff list and decide them, with the address of the owner.
import { forStaff } from '@parlour/seed/testing/for-staff';
import type { TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import * as rule from '../decide-withheld.ts';
import * as store from '../withheld-store.ts';

export const decideWithheld = (
  place: TestMerchant,
  decision: rule.WithheldDecision,
): Promise<void> => forStaff(place, (work) => rule.decideWithheld(work, decision));

export const listWithheld = (place: TestMerchant) =>
  forStaff(place, ({ database, merchantCode }) =>
    database.transaction(merchantCode, store.listWithheld),
  );
