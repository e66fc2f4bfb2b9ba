// One promotion: its picture, its reward and times, the button, and its terms.
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { SparkleIcon } from '@parlour/ui/icons/categories';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './activity.module.css';
import { WholePromotion } from './whole-promotion.tsx';
import { usePromotion } from './use-promotions.ts';

/** True for ids in the contract's form. No call is made for any other text. */
const isId = (id: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(id);

export function PromotionPage({ id }: { id: string }) {
  return isId(id) ? <FoundPromotion id={id} /> : <Plain />;
}

function FoundPromotion({ id }: { id: string }) {
  const t = useTranslate();
  const help = useHelp();
  const { found, problem, isLoading, retry, refresh } = usePromotion(id);
  if (found?.promotion) return <WholePromotion promotion={found.promotion} onPaid={refresh} />;
  if (found) return <Plain />;
  if (problem) {
    return (
      <>
        <Bar />
        <main className={`scroll pad ${css.page}`}>
          <FailedState
            place="page"
            help={help}
            title={t('rewards.promotion_failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        </main>
      </>
    );
  }
  return (
    <>
      <Bar />
      <main className={`scroll pad ${css.page}`} aria-busy="true">
        <div className={`skeleton ${css.skeleton}`} />
      </main>
    </>
  );
}

function Bar() {
  const t = useTranslate();
  const back = (
    <IconButton label={t('site.back')} href={href('activity')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  return <AppBar title={t('rewards.promotions')} back={back} />;
}

/** The page if the viewer has no promotion with that id. */
function Plain() {
  const t = useTranslate();
  const all = (
    <ButtonLink size="small" href={href('activity')}>
      {t('rewards.all_promotions')}
    </ButtonLink>
  );
  return (
    <>
      <Bar />
      <main className={`scroll pad ${css.page}`}>
        <EmptyState icon={SparkleIcon} title={t('rewards.gone')} action={all}>
          {t('rewards.gone_hint')}
        </EmptyState>
      </main>
    </>
  );
}
