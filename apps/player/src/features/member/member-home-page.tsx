// /m/member/home: the member's name, balance and progress to the next club label, with links to all of the member's own pages (MEMBER-03).
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '@parlour/ui/state/failed-state';
import { readsOf } from '#foundation/api/reads.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { LegalFoot } from './legal/legal-foot.tsx';
import { MemberLinks, type LinkSlots } from './member-links.tsx';
import css from './member.module.css';
import { createProfile } from './profile.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** Parts of other features, passed in by the page. `awaitsBalance`: the balance is not known yet, so its height is not either. */
export type MemberHomeSlots = LinkSlots & { balance: ReactNode; awaitsBalance?: boolean };

export function MemberHomePage({ balance, awaitsBalance = false, ...links }: MemberHomeSlots) {
  const foundation = useFoundation();
  const t = useTranslate();
  const help = useHelp();
  const [profile] = useState(() => createProfile(readsOf(foundation)));
  const state = useStore(profile);
  // The session may be known late, and may change if another member logs in in another tab (C4).
  const owner = useSession()?.id;
  useEffect(() => {
    if (owner === undefined) return undefined;
    void profile.load();
    return profile.leave;
  }, [profile, owner]);

  const isReady = state.step === 'ready';
  // Shown together, because a balance that came later would move what is below it.
  if (state.step === 'loading' || (isReady && awaitsBalance)) return <ProfileSkeleton />;
  return (
    <main className={`scroll pad ${css.page}`}>
      {isReady ? (
        <>
          <ProfileHead {...state} />
          {balance}
        </>
      ) : (
        <FailedState
          place="page"
          help={help}
          heading="h1"
          title={t('member.failed')}
          text={state.say(t)}
          retryLabel={t('site.retry')}
          onRetry={() => void profile.load()}
        />
      )}
      <MemberLinks {...links} member={isReady ? state.member : null} />
      <LegalFoot />
    </main>
  );
}
