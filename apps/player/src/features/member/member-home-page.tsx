// /m/member/home: who one is, the way to the next club label, and the ways to everything that is a member's own (MEMBER-03).
import { useEffect, useState } from 'react';
import { FailedState } from '@parlour/ui/state/failed-state';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { MemberLinks, type Slots } from './member-links.tsx';
import css from './member.module.css';
import { createProfile } from './profile.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { VipCard } from './vip-card.tsx';

/** The rows of other features come as they are. */
export function MemberHomePage(slots: Slots) {
  const { api } = useFoundation();
  const t = useTranslate();
  const [profile] = useState(() => createProfile(api));
  const state = useStore(profile);
  // Who this is may be known late, and change: another member may log in in another tab (C4).
  const owner = useSession()?.id;
  useEffect(() => {
    if (owner !== undefined) void profile.load();
  }, [profile, owner]);

  if (state.step === 'loading') return <ProfileSkeleton />;
  return (
    <main className={`scroll pad ${css.page}`}>
      {state.step === 'ready' ? (
        <>
          <ProfileHead {...state} />
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
      <MemberLinks {...slots} />
    </main>
  );
}
