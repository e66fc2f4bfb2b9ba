import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import css from './password.module.css';
import { PasswordRules } from './password-rules.tsx';
import { focusOn, NameForKeepers, SecretField } from './secret-field.tsx';
import { findProblem, readTyped, rules, type FieldName } from './password-values.ts';
import { useChangePassword } from './use-change-password.ts';
import { useTypedPasswords } from './use-typed-passwords.ts';

/** The member's name, and the names with which the server compares a new password. */
function useOwner(): { userName: string; names: readonly string[] } {
  const { site } = useFoundation();
  const userName = useSession()?.userName ?? '';
  return { userName, names: [userName, site.name, site.merchantCode] };
}

export function PasswordForm({ isForced }: { isForced: boolean }) {
  const t = useTranslate();
  const { userName, names } = useOwner();
  const isHydrated = useIsHydrated();
  const { isBusy, problem, setProblem, submit, prepare } = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedPasswords(form, prepare);

  useLayoutEffect(() => {
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
    // Without scripts nothing is sent, because the button is disabled until they run.
    <form ref={form} className={css.form} method="post" noValidate onSubmit={trySubmit}>
      <NameForKeepers name={userName} />
      <SecretField name="old" label={t('password.old')} error={wrong('old')} />
      <div className="stack stack--s">
        <SecretField name="new" label={t('password.new')} error={wrong('new')} />
        <PasswordRules rules={rules} typed={typed} names={names} />
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
