// The foot of the page: the claim button, or a text that the claim is paid.
import { Button } from '@parlour/ui/button/button';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { sumText, timeText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './rescue.module.css';
import type { RescueWeek } from './use-rescue.ts';

type Props = { week: RescueWeek; claimed: Claim | undefined; onClaim: () => void };

export function RescueDock({ week, claimed, onClaim }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const isOpen = week.state === 'ready' && claimed?.step !== 'underWay';
  const amount = sumText(week.reward, { language, own });
  return (
    <footer className={css.dock}>
      {/* Rendered before it has a text, because screen readers announce only changes. */}
      <output>{!isOpen && <Paid week={week} amount={amount} />}</output>
      {isOpen && claimed?.step === 'failed' && (
        <p className={`text-caption ${css.bad}`} role="alert">
          {claimed.say(t)}
        </p>
      )}
      {isOpen && (
        <Button tone="primary" wide busy={claimed?.step === 'busy'} onClick={onClaim}>
          {t('rescue.claim', { amount })}
        </Button>
      )}
    </footer>
  );
}

function Paid({ week: { paidAt }, amount }: { week: RescueWeek; amount: string }) {
  const { language, t } = useStore(useFoundation().language);
  return (
    <>
      <span className={`text-subheading num ${css.paid}`}>
        <CheckBoldIcon size={20} />
        {paidAt === null
          ? t('rescue.under_way')
          : t('rescue.paid', { time: timeText(paidAt, language) })}
      </span>
      {paidAt !== null && (
        <span className="text-caption text-muted num">{t('rescue.in_balance', { amount })}</span>
      )}
    </>
  );
}
