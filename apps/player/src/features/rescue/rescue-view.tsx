import type { Claim, ClaimRequest } from '#foundation/rewards/claim-requests.ts';
import { EarlierWeeks } from './earlier-weeks.tsx';
import { LastWeek } from './last-week.tsx';
import { NoCashback } from './no-cashback.tsx';
import { RescueDock } from './rescue-dock.tsx';
import type { Rescue, RescueWeek } from './use-rescue.ts';

type Props = {
  rescue: Rescue;
  stepOf: (wish: ClaimRequest) => Claim | undefined;
  onClaim: (promotionId: string, week: RescueWeek) => Promise<void>;
};

export function RescueView({ rescue, stepOf, onClaim }: Props) {
  const { promotionId, week, earlier } = rescue;
  // A lapsed week is listed with the earlier ones.
  const current = week?.state === 'lapsed' ? null : week;
  const past = week !== null && current === null ? [week, ...earlier] : earlier;
  return (
    <>
      {current ? <LastWeek rescue={rescue} week={current} /> : <NoCashback rescue={rescue} />}
      <EarlierWeeks
        weeks={past}
        stepOf={({ item }) => stepOf({ promotionId, item })}
        onClaim={(each) => void onClaim(promotionId, each)}
      />
      {current && (
        <RescueDock
          week={current}
          claimed={stepOf({ promotionId, item: current.item })}
          onClaim={() => void onClaim(promotionId, current)}
        />
      )}
    </>
  );
}
