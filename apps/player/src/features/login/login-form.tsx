import { useState, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { PasswordField } from '@parlour/ui/form/password-field';
import { TextField } from '@parlour/ui/form/text-field';
import { UserIcon } from '@parlour/ui/icons/first-screen';
import { useTranslate } from '#foundation/use-foundation.ts';
import { loginFormId, missingField, readCredentials, type Credentials } from './credentials.ts';
import css from './login.module.css';
import { useSignIn } from './use-sign-in.ts';

type FieldName = keyof Credentials;

function focusField(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export function LoginForm() {
  const t = useTranslate();
  const { isProcessing, problem, submit } = useSignIn();
  const [empty, setEmpty] = useState<FieldName | null>(null);

  function trySubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readCredentials(form);
    const missing = missingField(typed);
    setEmpty(missing);
    if (missing) focusField(form, missing);
    else void submit(typed);
  }

  return (
    // Without scripts the browser submits the form itself: by POST, so that no password gets into the address.
    <form id={loginFormId} className={css.form} method="post" noValidate onSubmit={trySubmit}>
      <UsernameField isMissing={empty === 'username'} />
      <SecretField isMissing={empty === 'password'} />
      {problem && <Message tone="bad">{problem(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={isProcessing}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}

function UsernameField({ isMissing }: { isMissing: boolean }) {
  const t = useTranslate();
  return (
    <TextField
      name="username"
      label={t('login.username')}
      labelHidden
      icon={<UserIcon size={20} />}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      ltr
      error={isMissing ? t('login.username_missing') : undefined}
    />
  );
}

function SecretField({ isMissing }: { isMissing: boolean }) {
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
    />
  );
}
