import { useEffect, useRef, type FormEvent } from 'react';
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { PasswordField } from '@parlour/ui/form/password-field';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import css from './password.module.css';
import { PasswordRules } from './password-rules.tsx';
import { findProblem, readTyped, type FieldName, type Problem } from './typed.ts';
import { useChangePassword } from './use-change-password.ts';
import { useTyped } from './use-typed.ts';

/** What the server compares a new password with. */
function useNames(): readonly string[] {
  const { site } = useFoundation();
  return [useSession()?.userName ?? '', site.name, site.merchantCode];
}

function focusOn({ field }: Problem, form: HTMLFormElement | null): void {
  const input = field && form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

export function PasswordForm({ isForced }: { isForced: boolean }) {
  const t = useTranslate();
  const names = useNames();
  const isHydrated = useIsHydrated();
  const { isBusy, problem, setProblem, submit, prepare } = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, prepare);

  useEffect(() => {
    if (problem) focusOn(problem, form.current);
  }, [problem]);

  function trySubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = readTyped(event.currentTarget);
    const found = findProblem(sent, names);
    if (found) setProblem(found);
    else void submit(sent);
  }
  const wrong = (field: FieldName) => (problem?.field === field ? problem.say(t) : undefined);
  return (
    // Without scripts nothing is sent: the button waits for them.
    <form ref={form} className={css.form} method="post" noValidate onSubmit={trySubmit}>
      <NameForKeepers />
      <SecretField name="old" label={t('password.old')} error={wrong('old')} />
      <div className="stack stack--s">
        <SecretField name="new" label={t('password.new')} error={wrong('new')} />
        <PasswordRules typed={typed} names={names} />
      </div>
      <SecretField name="again" label={t('password.again')} error={wrong('again')} />
      {problem?.field === null && <Message tone="bad">{problem.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={isBusy} disabled={!isHydrated}>
          {t(isForced ? 'password.save_and_continue' : 'password.save')}
        </Button>
      </div>
    </form>
  );
}

/** Password managers learn by it whose password this is. */
function NameForKeepers() {
  const name = useSession()?.userName ?? '';
  return <input hidden readOnly name="username" autoComplete="username" value={name} />;
}

type SecretProps = { name: FieldName; label: string; error: string | undefined };

function SecretField({ name, label, error }: SecretProps) {
  const t = useTranslate();
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      showLabel={t('login.show_password')}
      hideLabel={t('login.hide_password')}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      maxLength={passwordLength.most}
      ltr
    />
  );
}
