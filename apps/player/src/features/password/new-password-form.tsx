// The form for a new password in place of a forgotten one (REG-05). The page has asked for another proof before.
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import type { NewPasswordProps } from '#foundation/password/new-password.ts';
import { sayRefusedPassword } from '#foundation/password/weakness-words.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './password.module.css';
import { PasswordRules } from './password-rules.tsx';
import { focusOn, NameForKeepers, SecretField } from './secret-field.tsx';
import {
  findNewProblem,
  readTyped,
  rulesAlone,
  type FieldName,
  type Problem,
} from './password-values.ts';
import { useTypedPasswords } from './use-typed-passwords.ts';

function blamed({ problem }: Pick<NewPasswordProps, 'problem'>): Problem | null {
  if (!problem) return null;
  const { say, weak } = problem;
  if (!weak) return { field: null, say };
  return { field: 'new', say: sayRefusedPassword(weak) ?? say };
}

export function NewPasswordForm(props: NewPasswordProps) {
  const { username, isHidden, isBusy, problem: refused, onSave } = props;
  const t = useTranslate();
  const { site, api } = useFoundation();
  const names = [username, site.name, site.merchantCode];
  const [found, setFound] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedPasswords(form, api.prepare);
  // Problems found here come before those that the server reported.
  const problem = found ?? blamed({ problem: refused });

  useLayoutEffect(() => {
    const told = blamed({ problem: refused });
    if (told) focusOn(told, form.current);
  }, [refused]);
  useLayoutEffect(() => {
    if (!isHidden) focusOn({ field: 'new' }, form.current);
  }, [isHidden]);

  function trySubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = readTyped(event.currentTarget);
    const wrong = findNewProblem(sent, names, rulesAlone);
    setFound(wrong);
    if (wrong) focusOn(wrong, form.current);
    else onSave(sent.new);
  }
  const wrong = (field: FieldName) => (problem?.field === field ? problem.say(t) : undefined);
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      hidden={isHidden}
      onSubmit={trySubmit}
    >
      {!isHidden && <NameForKeepers name={username} />}
      <div className="stack stack--s">
        <SecretField name="new" label={t('password.new')} error={wrong('new')} />
        <PasswordRules rules={rulesAlone} typed={typed} names={names} />
      </div>
      <SecretField name="again" label={t('password.again')} error={wrong('again')} />
      {problem?.field === null && <Message tone="bad">{problem.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
