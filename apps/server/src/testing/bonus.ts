// Bonus money of a seated player: grants, cancellations and what is left.
import { money, readBonusMoney } from '@parlour/seed/testing/ledger-fixtures';
import { listBonuses } from '@parlour/contract/bonus/calls';
import { cancelBonus, grantBonus, settleBonuses, type BonusGrant } from '#modules/bonus';
import type { TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import type { TestSite } from './test-site.ts';
import type { Visitor } from './visitor.ts';

type Player = { place: TestMerchant; member: { id: string }; visitor: Pick<Visitor, 'call'> };
type Terms = Partial<Omit<BonusGrant, 'memberId' | 'now'>>;

let granted = 0;

export function bonusesOf(site: TestSite, { member, place, visitor }: Player) {
  const now = () => new Date(site.now());
  const deps = { database: site.database, clock: now };
  const { merchantCode } = place;
  return {
    /** Grants a bonus; by default 20.00 to be staked ten times within a day, with every stake counted in full. */
    grant: (terms: Terms = {}) =>
      site.database.transaction(merchantCode, (tx) =>
        grantBonus(tx, {
          memberId: member.id,
          currency: 'USD',
          source: `gift ${(granted += 1)}`,
          amount: money('20'),
          wageringDue: money('200'),
          largestStake: null,
          weights: { default: 100 },
          lastsDays: 1,
          now: now(),
          ...terms,
        }),
      ),
    cancel: (id: string) => cancelBonus({ merchantCode, id }, deps),
    /** Settles bonuses as the server does every few seconds. Returns the number of members. */
    settle: () =>
      settleBonuses(merchantCode, {
        ...deps,
        onFailure: (error) => {
          throw error;
        },
      }),
    left: () => readBonusMoney(place, member.id),
    /** Lists the bonuses as the member sees them, newest first. */
    list: async () => {
      const { value } = await visitor.call(listBonuses);
      return value['bonuses'] as { id: string; state: string; left: string; wagered: string }[];
    },
  };
}
