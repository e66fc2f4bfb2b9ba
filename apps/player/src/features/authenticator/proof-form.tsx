// The form that asks for the password or a code before anything changes: an open session alone is not enough.
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { PasswordField } from '@parlour/ui/form/password-field';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';

type Props = {
  /** The reason for the question. */
  text: string;
  label: string;
  hint?: string;
  action: string;
  tone: 'primary' | 'danger';
  isBusy: boolean;
  problem: Phrase | null;
  submit: (typed: string) => Promise<void>;
};

export function ProofForm({ text, label, hint, action, tone, isBusy, problem, submit }: Props) {
  const t = useTranslate();
  const { api } = useFoundation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => {
    if (!problem) return;
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [problem]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(typed);
  }
  return (
    <form ref={form} className={css.step} noValidate onSubmit={onSubmit}>
      <p className="text-muted text-small">{text}</p>
      <PasswordField
        label={label}
        autoComplete="current-password"
        value={typed}
        onFocus={api.prepare}
        onChange={(event) => setTyped(event.target.value)}
        hint={hint}
        error={problem?.(t)}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
      />
      <Button type="submit" tone={tone} wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
