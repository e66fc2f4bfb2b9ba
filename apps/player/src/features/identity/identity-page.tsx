// /m/identity: signs in with an account of another service. Only this document runs third-party scripts, so it is opened and left by
// full page loads (H1b).
import '@parlour/ui/pages.css';
import type { ComponentType, ReactNode } from 'react';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { ShieldWarningIcon } from '@parlour/ui/icons/account';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { ProviderMark } from '@parlour/ui/marks/provider-mark';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { readWish, type IdentityRequest } from '#foundation/identity/handover.ts';
import { useAppResult } from '#foundation/identity/use-app-result.ts';
import { offeredChannels, providerName } from '#foundation/identity/providers.ts';
import { isInOtherApp, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { currentAddress } from '#platform/address.ts';
import css from './identity.module.css';
import { OpenOutside } from './open-outside.tsx';
import { OtherAddress } from './other-address.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { OAuthChannel } from './redirect.ts';
import { fieldOf, type SignInProblem } from './sign-in-problem.ts';
import { useSignInElsewhere, type SignInElsewhere } from './use-sign-in-elsewhere.ts';

type PhoneSlot = { phoneField: ComponentType<PhoneFieldProps> };
type Props = PhoneSlot & { tools?: ReactNode };

export function IdentityPage({ phoneField, tools }: Props) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  useAppResult();
  const { info } = useFoundation().boot.status;
  const wish = isHydrated ? readWish(currentAddress().search) : null;
  const doing = useSignInElsewhere(wish);
  // An address that names a way opens it, also if the page itself does not offer it.
  const offered = wish?.channel === null ? offeredChannels(info) : (info.firebase?.channels ?? []);
  const back = href(wish?.purpose === 'bind' ? 'identities' : 'login');
  return (
    <>
      <AppBar
        title={t('identity.title')}
        back={
          <a className="icon-button" href={back} aria-label={t('site.back')}>
            <CaretLeftIcon size={24} flip />
          </a>
        }
      >
        {tools}
      </AppBar>
      <main className={`scroll pad--form ${css.page}`} aria-busy={doing.stage === 'checking'}>
        <Body wish={wish} offered={offered} doing={doing} phoneField={phoneField} />
        <a className={`btn btn--text btn--wide ${css.leave}`} href={back}>
          <span>{t(wish?.purpose === 'bind' ? 'site.back' : 'identity.back_to_login')}</span>
        </a>
      </main>
    </>
  );
}

type BodyProps = PhoneSlot & {
  wish: IdentityRequest | null;
  offered: readonly IdentityChannel[];
  doing: SignInElsewhere;
};

function Body({ wish, offered, doing, phoneField }: BodyProps) {
  const t = useTranslate();
  const isOffered = wish?.channel === null || offered.some((each) => each === wish?.channel);
  if (wish && (offered.length === 0 || !isOffered)) {
    return <Message tone="bad">{t('identity.not_offered')}</Message>;
  }
  // Checked before the service's code is fetched, which would not work in another app.
  if (wish?.channel === 'google' && isInOtherApp(thisDevice())) {
    return <OpenOutside provider={providerName('google', t)} />;
  }
  if (doing.stage === 'private') return <Private />;
  if (!wish || doing.stage === 'checking') return <SkeletonList rows={2} />;
  const { channel } = wish;
  return (
    <>
      {channel === null && <Choice offered={offered} doing={doing} purpose={wish.purpose} />}
      {channel === 'phone' && <PhoneForm doing={doing} phoneField={phoneField} />}
      {channel !== null && channel !== 'phone' && <One channel={channel} doing={doing} />}
      {doing.problem && !isBesideField(doing.problem, channel) && (
        <Problem problem={doing.problem} />
      )}
      {isStuckAt(doing, channel) && <OtherAddress wish={wish} isWindow={doing.way === 'window'} />}
    </>
  );
}

/** True if the channel needs a window or a redirect and has neither. A phone number needs none. */
const isStuckAt = ({ way, isStuck }: SignInElsewhere, channel: IdentityChannel | null): boolean =>
  channel !== 'phone' && (way === 'none' || isStuck);

/** True if the phone form shows the problem beside its field. */
const isBesideField = (problem: SignInProblem, channel: IdentityChannel | null): boolean =>
  channel === 'phone' && fieldOf(problem) !== null;

function One({ channel, doing }: { channel: OAuthChannel; doing: SignInElsewhere }) {
  const t = useTranslate();
  const provider = providerName(channel, t);
  return (
    <div className={css.one}>
      <span className="glyph">
        <ProviderMark channel={channel} />
      </span>
      <h1 className="text-title">{t('identity.head', { provider })}</h1>
      {doing.way !== 'none' && (
        <>
          <p className="text-muted">
            {t(doing.way === 'redirect' ? 'identity.text_redirect' : 'identity.text', { provider })}
          </p>
          <Button
            tone="primary"
            wide
            busy={doing.stage === 'working'}
            onClick={() => doing.signIn(channel)}
          >
            {t('identity.continue_with', { provider })}
          </Button>
        </>
      )}
    </div>
  );
}

type ChoiceProps = Pick<BodyProps, 'offered' | 'doing'> & Pick<IdentityRequest, 'purpose'>;

function Choice({ offered, doing, purpose }: ChoiceProps) {
  const t = useTranslate();
  const isBind = purpose === 'bind' ? '&for=bind' : '';
  const hasNoGoogle = isInOtherApp(thisDevice());
  const here = offered.filter((channel) => channel !== 'google' || !hasNoGoogle);
  const shown = here.filter((channel) => channel === 'phone' || doing.way !== 'none');
  return (
    <div className={css.choice}>
      {shown.map((channel) =>
        channel === 'phone' ? (
          <a
            key={channel}
            className="btn btn--tonal btn--wide"
            href={href('identity', `?with=phone${isBind}`)}
          >
            <span>
              <ProviderMark channel={channel} />
              {providerName(channel, t)}
            </span>
          </a>
        ) : (
          <Button
            key={channel}
            wide
            icon={<ProviderMark channel={channel} />}
            busy={doing.stage === 'working'}
            onClick={() => doing.signIn(channel)}
          >
            {t('identity.continue_with', { provider: providerName(channel, t) })}
          </Button>
        ),
      )}
      {here.length < offered.length && (
        <a className="text-link" href={href('identity', `?with=google${isBind}`)}>
          {t('identity.outside_note', { provider: providerName('google', t) })}
        </a>
      )}
    </div>
  );
}

/** The problem in plain words, then in the service's own (IDP-08). */
function Problem({ problem }: { problem: SignInProblem }) {
  const t = useTranslate();
  return (
    <Message tone="bad">
      <span className={css.lines}>
        <span>{problem.say(t)}</span>
        <small>{t('identity.code_line', { code: problem.code })}</small>
        <small>{t('identity.reason_line', { message: problem.reason })}</small>
      </span>
    </Message>
  );
}

/** The page in a private window (IDP-06). */
function Private() {
  const t = useTranslate();
  return (
    <div className={css.one} role="alert">
      <span className="glyph glyph--bad">
        <ShieldWarningIcon size={28} />
      </span>
      <h1 className="text-title">{t('identity.private_title')}</h1>
      <p className="text-muted">{t('identity.not_support_incognito')}</p>
    </div>
  );
}
