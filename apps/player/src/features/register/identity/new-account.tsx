// The part of the unknown sign-in's dialog that creates an account by a press, after the merchant's terms are accepted (IDP-03).
import { useRef, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { identityAddress } from '#foundation/identity/handover.ts';
import type { NewAccountProps } from '#foundation/identity/new-account-slot.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { TermsBox } from '../parts/terms-box.tsx';
import css from '../register.module.css';
import { useRegistration } from '../use-registration.ts';
import { useNewAccount } from './use-new-account.ts';

/** Focuses the link, because the pressed button is gone. */
const focusLink = (link: HTMLAnchorElement | null): void => link?.focus();

export function NewAccount(props: NewAccountProps) {
  const t = useTranslate();
  const { value: model, problem: unread, isLoading, retry } = useRegistration();
  const { isBusy, problem, register } = useNewAccount(props);
  const [hasAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  const hasTexts = [useTexts('register'), useTexts('member')].every(Boolean);
  if (!hasTexts) return null;

  function press(): void {
    if (!model) return retry();
    const lacks = model.terms !== null && !hasAccepted;
    setMissing(lacks);
    if (lacks) terms.current?.querySelector('input')?.focus();
    else void register(model.terms ? true : undefined);
  }
  const said = problem?.say ?? (model ? null : unread);
  return (
    <>
      {model?.terms && (
        <div ref={terms}>
          <TermsBox
            terms={model.terms}
            isChecked={hasAccepted}
            onChange={(isChecked) => {
              setAccepted(isChecked);
              setMissing(false);
            }}
            error={isMissing ? t('register.accept_missing') : undefined}
          />
        </div>
      )}
      {said && (
        <div className={css.part}>
          <Message tone="bad">{said(t)}</Message>
        </div>
      )}
      {problem?.isOver ? (
        // The sign-in page is a separate document (H1b), so this is a plain link and not the router's.
        <a
          className="btn btn--tonal btn--wide"
          ref={focusLink}
          href={identityAddress(props.identity.channel, 'login')}
        >
          <span>{t('identity.sign_in_again')}</span>
        </a>
      ) : (
        <Button wide busy={isBusy || (!model && isLoading)} onClick={press}>
          {t('identity.choice_new')}
        </Button>
      )}
    </>
  );
}
