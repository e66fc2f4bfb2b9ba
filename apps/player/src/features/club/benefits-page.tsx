// /m/member/benefits: the levels of the club, their benefits, and the conditions of the next one (MEMBER-11).
import { useEffect, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CrownSimpleFillIcon } from '@parlour/ui/icons/account';
import { InfoIcon } from '@parlour/ui/icons/first-screen';
import { Notice } from '@parlour/ui/overlay/notice';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { replaceAddress } from '#platform/address.ts';
import { BenefitsView } from './benefits-view.tsx';
import css from './benefits.module.css';
import { useBenefits } from './use-benefits.ts';

export function BenefitsPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry } = useBenefits();
  const isOutside = value !== null && value.own === null;
  // Members whose label shows no benefits have no such page.
  useEffect(() => {
    if (isOutside) replaceAddress(href('memberHome'));
  }, [isOutside]);
  const isHere = value !== null && !isOutside;
  const hasLevels = isHere && value.levels.length > 0;
  return (
    <AskedPage
      title={t('club.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      end={hasLevels ? <HowLevelsWork /> : undefined}
      rows={6}
      className={css.page}
      content={
        isHere ? hasLevels ? <BenefitsView key={value.own} benefits={value} /> : <None /> : null
      }
      failure={problem && { title: t('club.failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}

function HowLevelsWork() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t('club.how')} onPress={() => setOpen(true)}>
        <InfoIcon size={24} />
      </IconButton>
      <Notice
        open={isOpen}
        onClose={close}
        title={t('club.how')}
        glyph={CrownSimpleFillIcon}
        tone="value"
        actions={
          <Button tone="primary" wide onClick={close}>
            {t('club.understood')}
          </Button>
        }
      >
        {t('club.how_text')}
      </Notice>
    </>
  );
}

/** The page of a member whose label is no level of a club. */
function None() {
  const t = useTranslate();
  return (
    <EmptyState icon={CrownSimpleFillIcon} title={t('club.none')}>
      {t('club.none_hint')}
    </EmptyState>
  );
}
