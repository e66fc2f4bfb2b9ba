import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CodeField, codeLength } from '@parlour/ui/form/code-field';
import { CopyIcon } from '@parlour/ui/icons/account';
import { confirmAuthenticator } from '@parlour/contract/authenticator/calls';
import { isLate, isUnreached } from '#foundation/api/outcome.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { QrCode } from './qr-code.tsx';
import type { Enrolment } from './use-authenticator.ts';
import { useProof } from './use-proof.ts';
import { useCopy } from './use-copy.ts';

type Props = { enrolment: Enrolment; onConfirmed: (codes: readonly string[]) => void };

/** The key in groups of four characters, which is easier to copy by hand. */
const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function SecretStep({ enrolment, onConfirmed }: Props) {
  const t = useTranslate();
  const copy = useCopy();
  const { secret, otpauth } = enrolment;
  return (
    <div className={css.step}>
      <p className="text-muted text-small">{t('authenticator.scan')}</p>
      <QrCode text={otpauth} label={t('authenticator.qr')} />
      {/* No page of the site: the phone opens its authenticator app. */}
      <a className={`text-link ${css.app}`} href={otpauth}>
        {t('authenticator.open_app')}
      </a>
      <div className="key-row">
        <span className="visually-hidden">{t('authenticator.key')}</span>
        <code className={`grow ltr mono ${css.key}`}>{inGroups(secret)}</code>
        <IconButton label={t('authenticator.copy_key')} onPress={() => copy(secret)}>
          <CopyIcon />
        </IconButton>
      </div>
      <FirstCode onConfirmed={onConfirmed} />
    </div>
  );
}

function FirstCode({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { api } = useFoundation();
  const { isBusy, problem, submit } = useProof({
    check: (typed) =>
      typed.length < codeLength ? (say) => say('authenticator.code_missing') : null,
    send: async (typed) =>
      (await api(confirmAuthenticator, { code: typed }, { teller: 'page' })).recoveryCodes,
    onDone: onConfirmed,
    // The authenticator may be on although its recovery codes were lost with the answer.
    explain: (error) =>
      isLate(error) || isUnreached(error) ? (say) => say('authenticator.unsure') : null,
  });
  // Selects the text, so that typing replaces it. It stays visible until then to be compared.
  useLayoutEffect(() => {
    if (!problem) return;
    field.current?.focus();
    field.current?.select();
  }, [problem]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(code);
  }
  return (
    <form className={css.step} noValidate onSubmit={onSubmit}>
      <CodeField
        ref={field}
        label={t('authenticator.code')}
        value={code}
        onValue={setCode}
        onComplete={() => void submit(code)}
        hint={t('authenticator.code_hint')}
        error={problem?.(t)}
      />
      <Button
        type="submit"
        tone="primary"
        wide
        busy={isBusy}
        aria-disabled={code.length < codeLength || undefined}
      >
        {t('authenticator.turn_on')}
      </Button>
    </form>
  );
}
