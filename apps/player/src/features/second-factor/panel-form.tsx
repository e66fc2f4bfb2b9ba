// The form of a factor: its fields, and the main button at the same place for all factors.
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { CodeButton } from '@parlour/ui/form/code-button';
import { Message } from '@parlour/ui/form/message';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

/** A code that has to be sent first. */
type CodeSending = { hasCode: boolean; isSending: boolean; onSend: () => void };

type Props = Pick<PanelProps, 'form' | 'failure' | 'onVerify' | 'isBusy' | 'isOver' | 'onClose'> & {
  /** The typed digits; undefined for a factor without a code of six digits. */
  code?: string;
  sending?: CodeSending;
  children: ReactNode;
};

export function PanelForm({ form, failure, onVerify, sending, children, ...button }: Props) {
  const t = useTranslate();
  const isUnsent = sending?.hasCode === false;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnsent) sending.onSend();
    else onVerify();
  };
  const { code, isBusy, isOver, onClose } = button;
  return (
    <form ref={form} className={css.panel} noValidate onSubmit={onSubmit}>
      {children}
      {failure !== undefined && <Message tone="bad">{failure}</Message>}
      <div className={css.submit}>
        {isOver ? (
          <Button tone="primary" wide onClick={onClose}>
            {t('second-factor.again')}
          </Button>
        ) : code === undefined && !isUnsent ? (
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {t('second-factor.verify')}
          </Button>
        ) : (
          <CodeButton
            hasCode={!isUnsent}
            code={code ?? ''}
            sendLabel={t('codes.send')}
            isSending={sending?.isSending ?? false}
            isBusy={isBusy}
          >
            {t('second-factor.verify')}
          </CodeButton>
        )}
      </div>
    </form>
  );
}
