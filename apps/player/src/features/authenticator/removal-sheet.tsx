// Turning it off: the password or a code is asked for, so that an open session alone is not enough.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { PasswordField } from '@parlour/ui/form/password-field';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { useRemoval } from './use-removal.ts';

type Props = { isOpen: boolean; onClose: (isRemoved: boolean) => void };

export function RemovalSheet({ isOpen, onClose }: Props) {
  const t = useTranslate();
  return (
    <Sheet
      open={isOpen}
      onClose={() => onClose(false)}
      title={t('authenticator.remove_ask')}
      closeLabel={t('site.close')}
    >
      <RemovalForm onRemoved={() => onClose(true)} />
    </Sheet>
  );
}

function RemovalForm({ onRemoved }: { onRemoved: () => void }) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState('');
  const { isBusy, problem, remove, prepare } = useRemoval(onRemoved);
  useEffect(() => {
    if (!problem) return;
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [problem]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void remove(proof);
  }
  return (
    <form ref={form} className={css.step} noValidate onSubmit={submit}>
      <p className="text-muted text-small">{t('authenticator.remove_text')}</p>
      <PasswordField
        label={t('authenticator.proof')}
        autoComplete="current-password"
        value={proof}
        onFocus={prepare}
        onChange={(event) => setProof(event.target.value)}
        hint={t('authenticator.proof_hint')}
        error={problem?.(t)}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
      />
      <Button type="submit" tone="danger" wide busy={isBusy}>
        {t('authenticator.remove_confirm')}
      </Button>
    </form>
  );
}
