// The amount returned for last week, and its claim (PROMO-05). Fetched by the page itself only.
import type { Answer } from '@parlour/contract/endpoint';
import { rewardRescue } from '@parlour/contract/rewards/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type RescueAnswer = Answer<typeof rewardRescue>;
export type Rescue = NonNullable<RescueAnswer['rescue']>;
export type RescueWeek = NonNullable<Rescue['week']>;

const rescue = defineOwnData({
  ask: ({ read }) => read(rewardRescue, {}),
  hasTexts: true,
  isQuiet: true,
});

function markPaid(answer: RescueAnswer, item: string, paidAt: number): RescueAnswer {
  const { rescue: own } = answer;
  if (own === null) return answer;
  const mark = (week: RescueWeek): RescueWeek =>
    week.item === item ? { ...week, state: 'paid', paidAt } : week;
  const { week, earlier } = own;
  return { rescue: { ...own, week: week && mark(week), earlier: earlier.map(mark) } };
}

export function useRescue() {
  const isOn = useFoundation().site.flag('REWCEN3');
  const { stepOf, claim: send } = useEarnedClaims();
  const { change, refresh, value: answer, ...state } = useOwnResource(rescue, { isNeeded: isOn });

  async function claim(promotionId: string, { item }: RescueWeek): Promise<void> {
    const became = await send({ promotionId, item });
    if (became === null) return;
    if (became.step === 'paid') {
      change((shown) => markPaid(shown, item, became.at));
    }
    refresh();
  }
  return { ...state, isOn, answer, stepOf, claim };
}
