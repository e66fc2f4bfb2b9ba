// /m/register: a new account (REG-01). The guard decides who may see it.
import { useState, type ReactNode } from 'react';
import { judge } from '@parlour/contract/register/judge';
import { Message } from '@parlour/ui/form/message';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { Link } from '@parlour/ui/page/link';
import { FailedState } from '@parlour/ui/state/failed-state';
import { navigation } from '#foundation/navigation/navigation.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useWantedGame } from '#foundation/navigation/use-wanted-game.ts';
import { forgetReferral, referralNames } from '#foundation/tracking/affiliate.ts';
import { takeAffiliate } from '#foundation/tracking/take-affiliate.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { ruleOf, type FormModel } from './form-model.ts';
import { Invitation } from './parts/invitation.tsx';
import { RegisterForm, type FormParts } from './register-form.tsx';
import css from './register.module.css';
import { useRegistration } from './use-registration.ts';

type Props = FormParts & { art: ReactNode; tools: ReactNode };

/** The page. `art` is the large mark behind the head; `tools` are at the end of the bar, such as the language button. */
export function RegisterPage({ art, tools, ...parts }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const help = useHelp();
  const { value: model, problem, isLoading, retry } = useRegistration();
  return (
    <>
      <div className={css.art}>{art}</div>
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
      </AppBar>
      <main className={`scroll pad--form ${css.page}`} aria-busy={model === null && isLoading}>
        <h1 className={`text-display ${css.title}`}>{t('login.create_account')}</h1>
        {model && <Registration model={model} {...parts} />}
        {!model && problem && (
          <FailedState
            place="page"
            help={help}
            title={t('register.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
        {!model && !problem && (
          <div className={css.form} aria-hidden="true">
            {[0, 1, 2].map((each) => (
              <div key={each} className={`skeleton ${css.waiting}`} />
            ))}
          </div>
        )}
        <HaveAccount />
      </main>
    </>
  );
}

function Registration({ model, ...parts }: FormParts & { model: FormModel }) {
  const foundation = useFoundation();
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const [isRemoved, setRemoved] = useState(false);
  if (!model.isOpen) return <Message>{t('register.closed')}</Message>;
  const { referralCode: code, ...affiliate } = isHydrated ? takeAffiliate(foundation) : {};
  const rule = ruleOf(model, 'referralCode');
  // A code that the merchant's form would refuse is ignored.
  const isFit = code !== undefined && (rule === null || judge(rule, code) === null);
  const referralCode = isFit && !isRemoved ? code : undefined;
  const remove = () => {
    forgetReferral(foundation.deviceStorage);
    navigation.dropParameters(referralNames);
    setRemoved(true);
  };
  return (
    <>
      {referralCode !== undefined && <Invitation code={referralCode} onRemove={remove} />}
      <RegisterForm
        {...parts}
        model={model}
        affiliate={{ ...affiliate, ...(referralCode !== undefined && { referralCode }) }}
      />
    </>
  );
}

function HaveAccount() {
  const t = useTranslate();
  return (
    <p className={`text-muted ${css.foot}`}>
      <span>{t('register.have_account')}</span>
      <Link className={`text-link ${css.way}`} href={href('login')} state={useWantedGame()?.note}>
        {t('login.submit')}
      </Link>
    </p>
  );
}
