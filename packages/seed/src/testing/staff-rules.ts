// Rules of staff for tests, with the address of the owner in place of a database.
import { keptDatabase } from '@parlour/database/testing/kept-databases';
import * as activity from '@parlour/server/staff/activity';
import * as club from '@parlour/server/staff/rewards/club';
import * as check from '@parlour/server/staff/rewards/check';
import * as promotions from '@parlour/server/staff/rewards/promotions';
import { forStaff } from './for-staff.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

type RestOf<F extends (work: never, ...rest: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer R] ? R : never;

type ReadPromotion = RestOf<typeof promotions.importPromotion>[0];

export const importPromotion = (place: TestMerchant, written: ReadPromotion, at: Date) =>
  forStaff(place, (work) => promotions.importPromotion(work, written, { at }));

export const setState = (place: TestMerchant, ...rest: RestOf<typeof promotions.setState>) =>
  forStaff(place, (work) => promotions.setState(work, ...rest));

export const listPromotions = (place: TestMerchant) =>
  forStaff(place, ({ database, merchantCode }) =>
    database.transaction(merchantCode, promotions.listPromotions),
  );

type ClubFile = RestOf<typeof club.importClub>[0];

export const importClub = (place: TestMerchant, written: ClubFile, at: Date): Promise<void> =>
  forStaff(place, (work) => club.importClub(work, written, { at }));

export const showClub = (place: TestMerchant) => forStaff(place, club.showClub);

type LabelChange = RestOf<typeof club.setLabel>[0];

export const setLabel = (place: TestMerchant, change: LabelChange, at: Date): Promise<void> =>
  forStaff(place, (work) => club.setLabel(work, change, { at }));

export const rebuildActivity = (ownerUrl: string, merchantCode: string): Promise<void> =>
  forStaff({ ownerUrl, merchantCode }, (work) =>
    activity.rebuildActivity(work, { at: new Date() }),
  );

/** Checks the rewards. `url` must be of a role that row-level security applies to. */
export const checkRewards = (url: string) => check.checkRewards(keptDatabase(url));
