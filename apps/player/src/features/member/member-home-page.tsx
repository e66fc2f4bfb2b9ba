// /m/member/home: the member's name, balance and progress to the next club label, with links to all of the member's own pages (MEMBER-03).
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '@parlour/ui/state/failed-state';
import { readsOf } from '#foundation/api/reads.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberLinks, type LinkSlots } from './member-links.tsx';
import css from './member.module.css';
import { createProfile } from './profile.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { VipCard } from './vip-card.tsx';

/** Parts of other features, passed in by the page. */
export type MemberHomeSlots = LinkSlots & { balance: ReactNode };

export function MemberHomePage({ balance, ...rows }: MemberHomeSlots) {
  const foundation = useFoundation();
  const t = useTranslate();
  const [profile] = useState(() => createProfile(readsOf(foundation)));
  const state = useStore(profile);
  // The session may be known late, and may change if another member logs in in another tab (C4).
  const owner = useSession()?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    void profile.load();
    return profile.leave;
  }, [profile, owner]);

  if (state.step === 'loading') return <ProfileSkeleton />;
  return (
    <main className={`scroll pad ${css.page}`}>
      {state.step === 'ready' ? (
        <>
          <ProfileHead {...state} />
          <div className={css.balance}>{balance}</div>
          <VipCard {...state} />
        </>
      ) : (
        <FailedState
          place="page"
          heading="h1"
          title={t('member.failed')}
          text={state.say(t)}
          retryLabel={t('site.retry')}
          onRetry={() => void profile.load()}
        />
      )}
      <MemberLinks {...rows} facts={state.step === 'ready' && <MemberFacts {...state} />} />
    </main>
  );
}
