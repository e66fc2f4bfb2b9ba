import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { FieldProblem } from '@parlour/ui/form/field-problem';
import { Message } from '@parlour/ui/form/message';
import { PasswordField } from '@parlour/ui/form/password-field';
import { TextField } from '@parlour/ui/form/text-field';
import { Link } from '@parlour/ui/page/link';
import { UserIcon } from '@parlour/ui/icons/first-screen';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useWantedGame } from '#foundation/navigation/use-wanted-game.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import {
  loginFormId,
  missingFields,
  readCredentials,
  type CredentialField,
} from './credentials.ts';
import { atFirstFocus } from './first-focus.ts';
import css from './login.module.css';
import type { SignIn } from './use-sign-in.ts';

type FieldProps = { isMissing: boolean; isWrong: boolean; autoComplete?: string };

const problemId = 'log-in-problem';

type Props = {
  signIn: SignIn;
  isHidden: boolean;
  loadCaptcha: () => Promise<ComponentType<CaptchaFieldProps>>;
};

export function CredentialsForm({ signIn, isHidden, loadCaptcha }: Props) {
  const t = useTranslate();
  const { info } = useFoundation().boot.status;
  const wanted = useWantedGame();
  const { isProcessing, problem: last, submit, prepare, asksCaptcha, captcha } = signIn;
  const [missing, setMissing] = useState<readonly CredentialField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Empty fields come before the last problem.
  const problem = missing.length > 0 ? null : last;
  const isWrong = problem?.wrong?.type === 'username';

  useEffect(() => (form.current ? atFirstFocus(form.current, prepare) : undefined), [prepare]);

  function trySubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readCredentials(event.currentTarget);
    const empty = missingFields(typed);
    const [first] = empty;
    setMissing(empty);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    // Undefined without a captcha, or before its code is loaded; then the server requires it.
    const solved = captcha.current?.check();
    if (solved !== null) submit(typed, solved);
  }

  return (
    // POST, because the browser submits the form itself without scripts, and the password must not be in the address.
    <form
      ref={form}
      id={loginFormId}
      className={css.form}
      method="post"
      noValidate
      hidden={isHidden}
      data-captcha={asksCaptcha || undefined}
      onSubmit={trySubmit}
    >
      <UsernameField
        autoComplete={info.passkeys ? 'username webauthn' : 'username'}
        isMissing={missing.includes('username')}
        isWrong={isWrong}
      />
      <SecretField isMissing={missing.includes('password')} isWrong={isWrong} />
      {isWrong && problem && (
        <FieldProblem id={problemId} role="alert">
          {problem.say(t)}
        </FieldProblem>
      )}
      <div className={css.beside}>
        <Checkbox name="rememberMe">{t('login.remember')}</Checkbox>
        {info.passwordReset && (
          <Link className="text-link" href={href('forgotPassword')} state={wanted?.note}>
            {t('login.help')}
          </Link>
        )}
      </div>
      {asksCaptcha && (
        <div className={css.captcha}>
          <Late load={loadCaptcha} isNeeded props={{ gate: 'login', ref: captcha }} />
        </div>
      )}
      {problem && !isWrong && <Message tone="bad">{problem.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={isProcessing}>
          {t('login.submit')}
        </Button>
        {info.passkeys && (
          <Button wide onClick={signIn.byPasskey}>
            {t('login.passkey')}
          </Button>
        )}
      </div>
    </form>
  );
}
/** Attributes that mark a field as wrong. Both fields share one text, which does not tell which of them is wrong (LOGIN-11). */
const blame = (isWrong: boolean) =>
  isWrong ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};

function UsernameField({ isMissing, isWrong, autoComplete }: FieldProps) {
  const t = useTranslate();
  return (
    <TextField
      name="username"
      label={t('login.username')}
      labelHidden
      icon={<UserIcon size={20} />}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      ltr
      error={isMissing ? t('login.username_missing') : undefined}
      {...blame(isWrong)}
    />
  );
}

function SecretField({ isMissing, isWrong }: FieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      name="password"
      label={t('login.password')}
      labelHidden
      showLabel={t('login.show_password')}
      hideLabel={t('login.hide_password')}
      autoComplete="current-password"
      maxLength={128}
      ltr
      error={isMissing ? t('login.password_missing') : undefined}
      {...blame(isWrong)}
    />
  );
}
