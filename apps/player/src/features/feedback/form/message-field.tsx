import { useId, type ChangeEvent, type CompositionEvent } from 'react';
import { numberFormat } from '@parlour/contract/formats';
import { countCharacters, mostCharacters } from '@parlour/contract/feedback/message-length';
import { localeOf } from '@parlour/contract/languages';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../feedback.module.css';
import { fitChange } from './fit-change.ts';

type Props = { content: string; onWrite: (content: string) => void };

/** The field for the message. It accepts only what fits; the count of letters is below it. */
export function MessageField({ content, onWrite }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const id = useId();
  const format = numberFormat(localeOf(language), {});
  const count = countCharacters(content);
  const [used, most] = [format.format(count), format.format(mostCharacters)];
  const isFull = count >= mostCharacters;

  function fit(field: HTMLTextAreaElement): void {
    const { text, caret } = fitChange(content, field.value, field.selectionStart);
    if (text !== field.value) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    onWrite(text);
  }
  // The text is not cut while an input method composes a word.
  const change = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
    'isComposing' in nativeEvent && nativeEvent.isComposing
      ? onWrite(currentTarget.value)
      : fit(currentTarget);
  const composed = ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => fit(currentTarget);
  return (
    <div className={css.area}>
      <textarea
        aria-label={t('feedback.message')}
        aria-describedby={`${id}-advice ${id}-count`}
        rows={3}
        // The direction of the text; an empty field has the direction of the page.
        dir={content === '' ? undefined : 'auto'}
        value={content}
        onChange={change}
        onCompositionEnd={composed}
      />
      <div className={css.foot}>
        <span id={`${id}-advice`}>{t('feedback.no_passwords')}</span>
        <span className={`num ltr ${isFull ? css.full : ''}`} aria-hidden="true">
          {t('feedback.count', { used, most })}
        </span>
      </div>
      <span id={`${id}-count`} className="visually-hidden">
        {t('feedback.used', { used, most })}
      </span>
      <output className="visually-hidden">{isFull && t('feedback.full', { most })}</output>
    </div>
  );
}
