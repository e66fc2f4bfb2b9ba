// The field for an answer. Enter sends, Shift and Enter begin a new line, Esc leaves the field.
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isChatText, longestChatText } from '@parlour/contract/chat/talk';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { sayFailure } from '#foundation/failures.ts';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import { CannedAnswers } from '../canned/canned-answers.tsx';
import type { useCannedAnswers } from '../canned/use-canned-answers.ts';
import css from './composer.module.css';
import { PictureButton, PictureStrip } from './picture-strip.tsx';
import { useDraft, type Draft, type DraftOwner } from './use-draft.ts';
import { usePictures } from './use-pictures.ts';
import { WritingField } from './writing-field.tsx';

type Props = {
  owner: DraftOwner;
  /** Says what an answer does besides being sent; null if nothing. */
  hint: string | null;
  canned: ReturnType<typeof useCannedAnswers>;
  /** The language of the talk's member. */
  language: string;
  onSend: (answer: Draft & { pictureIds: string[] }) => Promise<void>;
  /** Called with the text when it changes. */
  onWrite: (text: string) => void;
};

export function Composer({ owner, hint, canned, language, onSend, onWrite }: Props) {
  const say = useSay();
  const locale = useOfficeLocale();
  const { draft, write } = useDraft(owner);
  const [isTooLong, setTooLong] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const { text } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  // A change of the pictures makes another message, which needs another id.
  const pictures = usePictures(owner, () => write(text));
  const hasContent = isChatText(text) || (text.trim() === '' && pictures.ids.length > 0);
  const canSend = hasContent && pictures.isReady && !isSending;

  async function send(): Promise<void> {
    if (!canSend) return;
    setSending(true);
    setProblem(null);
    try {
      await onSend({ ...draft, pictureIds: pictures.ids });
      write('');
      pictures.empty();
    } catch (error) {
      // The text stays with its id: sent again, it is the same message.
      setProblem(error);
    } finally {
      setSending(false);
    }
  }
  /** Refuses as a whole what does not fit, and returns false: half of a pasted text would say something else. */
  function change(value: string): boolean {
    const isLong = value.length > longestChatText;
    setTooLong(isLong);
    if (isLong) return false;
    write(value);
    onWrite(value);
    return true;
  }
  /** Puts a text in the place of the caret or the selection, and the caret behind it. */
  function put(added: string): void {
    const { current } = field;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    const hasFit = flushSync(() => change(text.slice(0, start) + added + text.slice(end)));
    current.focus();
    if (hasFit) current.setSelectionRange(start + added.length, start + added.length);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  const most = new Intl.NumberFormat(locale).format(longestChatText);
  return (
    <form className={css.composer} onSubmit={submit}>
      {isTooLong && <Alert severity="error">{say('console.too_long', { most })}</Alert>}
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      {hint !== null && <p className={css.hint}>{hint}</p>}
      <CannedAnswers {...{ canned, language }} isDisabled={isSending} onChoose={put} />
      <PictureStrip pictures={pictures} />
      <div className={css.write}>
        <PictureButton pictures={pictures} isDisabled={isSending} />
        <WritingField
          ref={field}
          label={say('console.answer')}
          placeholder={say('console.write')}
          text={text}
          isReadOnly={isSending}
          onChange={change}
          onSend={() => void send()}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<SendIcon />}
          title={say('console.send_key')}
          disabled={!canSend}
        >
          {say(problem === null ? 'console.send' : 'console.send_again')}
        </Button>
      </div>
    </form>
  );
}
