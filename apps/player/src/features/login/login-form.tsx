import { useState, type FormEvent } from 'react';
import { useTranslate } from '#foundation/use-foundation.ts';
import { FieldProblem } from './field-problem.tsx';
import css from './login.module.css';
import { PasswordField } from './password-field.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';
import { UsernameField } from './username-field.tsx';

type FieldName = keyof Credentials;

// The fields keep their own values, so what was typed before the page was usable is not lost.
function readFields(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  const textOf = (name: FieldName) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: textOf('username').trim(), password: textOf('password') };
}

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
    const typed = readFields(form);
    const missing = (['username', 'password'] as const).find((name) => typed[name] === '') ?? null;
    setEmpty(missing);
    if (missing) focusField(form, missing);
    else void submit(typed);
  }

  return (
    // Sent before the page is usable, a form goes by itself: never with the password in the address.
    <form className={css.form} method="post" noValidate onSubmit={trySubmit}>
      <UsernameField problem={empty === 'username' ? t('login.username_missing') : null} />
      <PasswordField problem={empty === 'password' ? t('login.password_missing') : null} />
      <FieldProblem id="login-problem" text={problem?.(t) ?? null} />
      {/* Not disabled while processing: that would take the focus away. */}
      <button type="submit" className={css.submit} aria-disabled={isProcessing}>
        {t('login.submit')}
      </button>
    </form>
  );
}
