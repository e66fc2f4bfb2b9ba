import type { FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../feedback.module.css';
import { CategoryChoice } from './category-choice.tsx';
import { isReady } from './form-state.ts';
import { MessageField } from './message-field.tsx';
import { PictureRow } from './picture-row.tsx';
import type { OpenForm } from './use-form.ts';

export function FeedbackForm({ form, onSend }: { form: OpenForm; onSend: () => void }) {
  const t = useTranslate();
  const { state, choose, write } = form;
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <CategoryChoice category={state.category} onChoose={choose} />
      <div className={css.inner}>
        <MessageField content={state.content} onWrite={write} />
        <PictureRow {...form} />
        {state.problem !== null && <Message tone="bad">{state.problem(t)}</Message>}
        <Button type="submit" tone="primary" wide busy={state.isSending} disabled={!isReady(state)}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
}
