// The field for a message, with its pictures.
import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { numberFormat } from '@parlour/contract/formats';
import { isChatText, longestChatText } from '@parlour/contract/chat/talk';
import { localeOf } from '@parlour/contract/languages';
import { Message } from '@parlour/ui/form/message';
import { PaperPlaneRightFillIcon } from '@parlour/ui/icons/chat';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../chat.module.css';
import { PictureButton, PictureStrip } from './picture-strip.tsx';
import type { Draft } from './use-draft.ts';
import { usePictures } from './use-pictures.ts';

type Props = {
  draft: Draft;
  /** Sends a message; false if it cannot be sent yet. */
  onSend: (text: string, pictureIds: readonly string[]) => boolean;
  /** Called with the text when it changes. */
  onWrite?: (text: string) => void;
};

/** Whether the key belongs to an input method, which composes a word: Safari ends the composition before the key and says so by its number. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

export function Composer({ draft, onSend, onWrite }: Props) {
  const t = useTranslate();
  const pictures = usePictures();
  const [isTooLong, setTooLong] = useState(false);
  const { text } = draft;
  const hasWords = isChatText(text);
  const canSend = pictures.isReady && (hasWords || (text.trim() === '' && pictures.ids.length > 0));

  function send(): void {
    if (!canSend) return;
    if (!onSend(hasWords ? text : '', pictures.ids)) return;
    draft.write('');
    pictures.empty();
  }
  /** Refuses as a whole what does not fit: half of a pasted text would say something else. */
  function change({ currentTarget }: ChangeEvent<HTMLTextAreaElement>): void {
    const { value } = currentTarget;
    setTooLong(value.length > longestChatText);
    if (value.length > longestChatText) return;
    draft.write(value);
    onWrite?.(value);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    send();
  }
  return (
    <form className={css.composer} onSubmit={submit}>
      {isTooLong && <TooLong />}
      <PictureStrip {...pictures} />
      <div className={css.say}>
        <PictureButton {...pictures} />
        <textarea
          aria-label={t('chat.message')}
          placeholder={t('chat.write')}
          rows={1}
          enterKeyHint="send"
          // The direction of the text; an empty field has the direction of the page.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          onChange={change}
          onKeyDown={press}
        />
        <button type="submit" className={css.go} aria-label={t('chat.send')} disabled={!canSend}>
          <PaperPlaneRightFillIcon size={20} flip />
        </button>
      </div>
    </form>
  );
}

function TooLong() {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const most = numberFormat(localeOf(language), {}).format(longestChatText);
  return <Message tone="bad">{t('chat.too_long', { most })}</Message>;
}
