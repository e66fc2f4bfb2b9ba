// The question of consent above the tabs (screen 61). It covers nothing that it does not leave room for, and waits for an answer.
import { Button } from '@parlour/ui/button/button';
import { usePath } from '#foundation/navigation/use-address.ts';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { pages } from '#pages/pages.ts';
import { Link } from '@parlour/ui/page/link';
import { everything, nothing } from './answers.ts';
import css from './consent.module.css';
import { useConsent } from './use-consent.ts';

export function ConsentBar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  const { name } = useFoundation().site;
  const hasTexts = useTexts('tracking');
  const { question, choose } = useConsent();
  const page = findPage(usePath());
  const hasTabs = page !== null && pages[page].tab !== undefined;
  if (!isOpen || !hasTexts || question === null || !hasTabs) return null;
  const hasAds = question.kinds.some(({ kind }) => kind === 'ads');
  const isTold = question.rule === 'tell';
  const answer = (chosen: typeof everything) => {
    choose(chosen);
    onClose();
  };
  const words = isTold
    ? t(hasAds ? 'tracking.told_ads' : 'tracking.told', { name })
    : t(hasAds ? 'tracking.ask_ads' : 'tracking.ask', { name });
  return (
    <section className={`${css.bar} consent-bar`} aria-label={t('tracking.title')}>
      <p>{words}</p>
      <div className={css.answers}>
        {isTold ? (
          <Button wide onClick={() => answer(everything)}>
            {t('tracking.ok')}
          </Button>
        ) : (
          <>
            <Button wide onClick={() => answer(nothing)}>
              {t('tracking.decline')}
            </Button>
            <Button wide onClick={() => answer(everything)}>
              {t('tracking.agree')}
            </Button>
          </>
        )}
      </div>
      <Link className={css.more} href={href('consent')}>
        {t('tracking.title')}
      </Link>
    </section>
  );
}
