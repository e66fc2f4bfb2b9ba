// The amount returned for last week, and its claim (PROMO-05). Fetched by the page itself only.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { rewardRescue } from '@parlour/contract/rewards/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

export type RescueAnswer = Answer<typeof rewardRescue>;
export type Rescue = NonNullable<RescueAnswer['rescue']>;
export type RescueWeek = NonNullable<Rescue['week']>;

const makeRescue = (foundation: Foundation) =>
  createResource({
    ask: (_of, signal) => readsOf(foundation)(rewardRescue, {}, { teller: 'page', signal }),
    freshMs: 0,
    isQuiet: true,
  });

function markPaid(answer: RescueAnswer, item: string, paidAt: number): RescueAnswer {
  const { rescue } = answer;
  if (rescue === null) return answer;
  const mark = (week: RescueWeek): RescueWeek =>
    week.item === item ? { ...week, state: 'paid', paidAt } : week;
  const { week, earlier } = rescue;
  return { rescue: { ...rescue, week: week && mark(week), earlier: earlier.map(mark) } };
}

export function useRescue() {
  const { keep, site, language } = useFoundation();
  const resource = keep(makeRescue);
  const { stepOf, claim: send } = useEarnedClaims();
  const isOn = site.flag('REWCEN3');
  const owner = useSession()?.token;
  const { language: wording } = useStore(language);
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const look = () => resource.need({ owner, wording });
    look();
    return onPageSeen(look);
  }, [resource, owner, isOn, wording]);

  async function claim(promotionId: string, { item }: RescueWeek): Promise<void> {
    const became = await send({ promotionId, item });
    if (became === null) return;
    if (became.step === 'paid') {
      resource.change((answer) => markPaid(answer, item, became.at));
    }
    resource.refresh();
  }
  const { value, ...state } = useResource(resource);
  return { ...state, isOn, answer: value, retry: resource.retry, stepOf, claim };
}
