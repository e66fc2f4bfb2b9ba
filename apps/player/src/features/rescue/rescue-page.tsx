// /m/activity/rescue: the part of last week's loss that is returned, line by line (PROMO-05). The page does not invite to play.
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon } from '@parlour/ui/icons/status';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { RescueView } from './rescue-view.tsx';
import css from './rescue.module.css';
import { useRescue } from './use-rescue.ts';

export function RescuePage() {
  const t = useTranslate();
  const help = useHelp();
  const { answer, isOn, problem, isLoading, retry, stepOf, claim } = useRescue();
  const rescue = answer?.rescue ?? null;
  const isUnknown = isOn && answer === null;
  const view = rescue ? <RescueView rescue={rescue} stepOf={stepOf} onClaim={claim} /> : <None />;
  const history = isOn && (
    <IconButton label={t('rescue.history')} href={href('rewardCenter', '?tab=history')}>
      <ClockIcon size={24} />
    </IconButton>
  );
  return (
    <AskedPage
      title={t('rescue.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      end={history}
      rows={5}
      className={css.page}
      content={isUnknown ? null : view}
      failure={problem && { title: t('rescue.failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}

/** The page of a merchant without this offer, or of a member to whom it does not apply. */
function None() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('rescue.none')}
      action={
        <ButtonLink size="small" href={href('home')}>
          {t('site.home')}
        </ButtonLink>
      }
    />
  );
}
