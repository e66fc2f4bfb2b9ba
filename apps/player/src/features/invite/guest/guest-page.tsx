// The page for a guest with an invitation: the reward, the steps and the link to register, which is shown even if the rest fails to load.
import type { ReactNode } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { FailedState } from '@parlour/ui/state/failed-state';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import type { InviteParts } from '../invite-parts.ts';
import css from '../invite.module.css';
import { CodePill } from './code-pill.tsx';
import { Rules } from './rules.tsx';
import { InviteSteps } from './invite-steps.tsx';
import { useInvitedBy, useProgramme } from './use-programme.ts';

type Props = Pick<InviteParts, 'art' | 'tools' | 'loadTerms'>;

export function GuestPage({ art, tools, loadTerms }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const help = useHelp();
  const { code, isKnown } = useInvitedBy();
  const { value, isOn, problem, isLoading, retry } = useProgramme();
  const programme = value?.programme;
  const title = code === null ? 'invite.guest_title_plain' : 'invite.guest_title';
  return (
    <>
      <div className={css.art}>{art}</div>
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
      </AppBar>
      <main
        className={`scroll pad--form ${css.guest}`}
        aria-busy={isOn && value === null && problem === null}
      >
        <div className={css.head}>
          {code !== null && <CodePill code={code} isKnown={isKnown} />}
          <h1 className="text-display">{t(title, { site: site.name })}</h1>
        </div>
        {isOn && value === null && problem === null && <Waiting />}
        {programme && (
          <InviteSteps programme={programme} isInvited={code !== null && isKnown !== false} />
        )}
        {!programme && problem && (
          <FailedState
            place="page"
            help={help}
            title={t('invite.programme_failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
        <WayIn code={code}>
          {programme && <Rules programme={programme} loadTerms={loadTerms} />}
        </WayIn>
      </main>
    </>
  );
}

const Waiting = () => (
  <div className={css.waiting} aria-hidden="true">
    {[0, 1, 2].map((each) => (
      <div key={each} className="skeleton" />
    ))}
  </div>
);

function WayIn({ code, children }: { code: string | null; children: ReactNode }) {
  const t = useTranslate();
  const kept = code === null ? '' : `?${String(new URLSearchParams({ r: code }))}`;
  return (
    <div className={css.wayIn}>
      <ButtonLink tone="primary" wide href={href('register', kept)}>
        {t('invite.create')}
      </ButtonLink>
      <ButtonLink tone="text" size="small" wide href={href('login')}>
        {t('invite.have_account')}
      </ButtonLink>
      {children}
    </div>
  );
}
