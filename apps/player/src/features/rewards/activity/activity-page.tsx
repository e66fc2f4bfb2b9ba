// /m/activity: all promotions, or with `id` one of them (PROMO-05, ROUTE-07).
import '@parlour/ui/pages.css';
import type { ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { href } from '#foundation/navigation/paths.ts';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { OwnBonuses } from '../bonus/own-bonuses.tsx';
import { useBonuses } from '../bonus/use-bonuses.ts';
import { NoCentre } from '../no-centre.tsx';
import { useOwner } from '../owner.ts';
import css from './activity.module.css';
import { PromotionPage } from './promotion-page.tsx';
import { PromotionsList } from './promotions-list.tsx';

/** The page. `tools` are at the end of the bar of all promotions. */
export function ActivityPage({ tools }: { tools?: ReactNode }) {
  const { isOn } = useOwner();
  // The server renders without the query, so it does not know which of the two is shown.
  const isKnown = useIsHydrated();
  const id = new URLSearchParams(useSearch()).get('id');
  if (isOn && id !== null) return <PromotionPage key={id} id={id} />;
  return (
    <>
      <PromotionsBar tools={tools} />
      {isOn && isKnown ? <PromotionsList /> : <Nothing isWaiting={isOn} />}
    </>
  );
}

function PromotionsBar({ tools }: { tools: ReactNode }) {
  const t = useTranslate();
  const { isGuest } = useOwner();
  const back = (
    <IconButton label={t('site.back')} href={href(isGuest ? 'home' : 'memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  return (
    <AppBar title={t('rewards.promotions')} back={back}>
      {tools}
    </AppBar>
  );
}

function Nothing({ isWaiting }: { isWaiting: boolean }) {
  return (
    <main className={`scroll ${css.page}`} aria-busy={isWaiting}>
      {isWaiting ? (
        <div className="pad">
          <SkeletonList rows={5} />
        </div>
      ) : (
        <WithoutCentre />
      )}
    </main>
  );
}

/** The page without a reward centre, with the member's bonuses, which staff may grant all the same. */
function WithoutCentre() {
  const own = useBonuses();
  const hasOwn = own.bonuses === null ? own.problem !== null : own.bonuses.length > 0;
  return hasOwn ? <OwnBonuses own={own} /> : <NoCentre />;
}
