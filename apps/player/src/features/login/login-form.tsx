// The login form: by password, or by a text message's code if the merchant sends those (LOGIN-09).
import { useState, type ComponentType } from 'react';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { Late } from '#foundation/late.tsx';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './login.module.css';
import type { SmsFormProps } from './sms/use-sms-form.ts';
import type { IdentityLoginProps } from './identity/identity-login.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useSignIn } from './use-sign-in.ts';

type LoginMethod = 'username' | 'sms';

/** Loaders of parts that are needed later. They contain parts of other features, so the page composes them. */
export type LateParts = {
  loadSmsForm: () => Promise<ComponentType<SmsFormProps>>;
  identity?: {
    load: () => Promise<ComponentType<IdentityLoginProps>>;
    loadNewAccount: IdentityLoginProps['loadNewAccount'];
  };
  loadSecondFactor: () => Promise<ComponentType<SecondFactorProps>>;
  loadCaptcha: () => Promise<ComponentType<CaptchaFieldProps>>;
};

export function LoginForm({ loadSmsForm, loadSecondFactor, identity, loadCaptcha }: LateParts) {
  const { sms, firebase } = useFoundation().boot.status.info;
  const { enabled: hasSms } = sms;
  const signIn = useSignIn();
  const [chosen, choose] = useState<LoginMethod | null>(null);
  const way = chosen ?? ((hasSms && signIn.remembered?.type) || 'username');
  const isSms = way === 'sms';
  return (
    <>
      {hasSms && <Ways way={way} choose={choose} />}
      <CredentialsForm signIn={signIn} isHidden={isSms} loadCaptcha={loadCaptcha} />
      {signIn.second && <Late load={loadSecondFactor} isNeeded props={signIn.second} />}
      <Late load={loadSmsForm} isNeeded={isSms} props={{ signIn, isHidden: !isSms }} />
      {firebase && identity && (
        <Late
          load={identity.load}
          isNeeded
          props={{ signIn, loadNewAccount: identity.loadNewAccount }}
        />
      )}
    </>
  );
}

/** The choice of the login method. Native radio buttons, so that the arrow keys work before React is loaded. */
function Ways({ way, choose }: { way: LoginMethod; choose: (way: LoginMethod) => void }) {
  const t = useTranslate();
  const names = { username: t('login.password'), sms: t('login.by_sms') };
  return (
    <fieldset className={css.ways} aria-label={t('login.submit')}>
      {(['username', 'sms'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="way" checked={way === each} onChange={() => choose(each)} />
          {names[each]}
        </label>
      ))}
    </fieldset>
  );
}
