// The benefits of a level as the page shows them. Values that promotions pay are taken from the promotions. Pure functions.
import type { Club, ClubBenefit, ClubLevel } from '@parlour/contract/club/club.schema';
import { amountOf, decimalText } from '@parlour/contract/money';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { CallAnswer } from '#http/route';

type Answer = CallAnswer<'rewardBenefits'>;
type Value = Answer['benefits'][number]['values'][number];
type Rule = Promotion['rule'];

/** The rule of a running promotion, with the currency of its amounts. */
export type RunningRule = { rule: Rule; currency: string };

type LevelBenefit = {
  level: ClubLevel;
  benefit: ClubBenefit;
  currency: string;
  pays: readonly RunningRule[];
};

export function valueOf({ level, benefit, currency, pays }: LevelBenefit): Value {
  if (benefit.kind === 'rescue') return rescueOf(level.label, pays);
  if (benefit.kind === 'upgrade') return upgradeOf(level.label, pays);
  const given = level.gives[benefit.code];
  if (given === undefined || given === 0) return null;
  if (given === true) return { kind: 'included' };
  if (benefit.kind === 'percent') return { kind: 'percent', percent: given };
  if (benefit.kind === 'count') return { kind: 'count', count: given };
  return { kind: 'amount', amount: decimalText(amountOf(String(given)), currency), currency };
}

function rescueOf(label: string, pays: readonly RunningRule[]): Value {
  for (const { rule } of pays) {
    if (rule.kind === 'rescue') {
      return { kind: 'percent', percent: rule.clubRates[label] ?? rule.rate };
    }
  }
  return null;
}

function upgradeOf(label: string, pays: readonly RunningRule[]): Value {
  for (const { rule, currency } of pays) {
    const found =
      rule.kind === 'level' ? rule.levels.find((each) => each.label === label) : undefined;
    if (found) {
      return {
        kind: 'amount',
        amount: decimalText(costOf(found.reward), currency),
        currency,
      };
    }
  }
  return null;
}

/** Values of a benefit in the order of the club's levels. */
export const valuesOf = (
  { levels }: Club,
  told: Omit<LevelBenefit, 'level'>,
): Answer['benefits'][number]['values'] => levels.map((level) => valueOf({ ...told, level }));
