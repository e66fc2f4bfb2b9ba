// The field for a note, which only staff see (STAFF-08).
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isChatText, longestChatText } from '@parlour/contract/chat/talk';
import { useState, type FormEvent } from 'react';
import { sayFailure } from '#foundation/failures.ts';
import { useOfficeLocale, useSay } from '#foundation/texts.ts';
import css from './composer.module.css';
import { useDraft, type Draft, type DraftOwner } from './use-draft.ts';
import { WritingField } from './writing-field.tsx';

type Props = { owner: DraftOwner; onSend: (note: Draft) => Promise<void> };

/** The form of a note, of which the member learns nothing, not even that somebody is writing. */
export function NoteForm({ owner, onSend }: Props) {
  const say = useSay();
  const locale = useOfficeLocale();
  const { draft, write } = useDraft({ ...owner, kind: 'note' });
  const [isTooLong, setTooLong] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const { text } = draft;
  const canSend = isChatText(text) && !isSending;

  async function send(): Promise<void> {
    if (!canSend) return;
    setSending(true);
    setProblem(null);
    try {
      await onSend(draft);
      write('');
    } catch (error) {
      // The text stays with its id: sent again, it is the same note.
      setProblem(error);
    } finally {
      setSending(false);
    }
  }
  function change(value: string): void {
    const isLong = value.length > longestChatText;
    setTooLong(isLong);
    if (!isLong) write(value);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  const most = new Intl.NumberFormat(locale).format(longestChatText);
  return (
    <form className={css.composer} data-kind="note" onSubmit={submit}>
      {isTooLong && <Alert severity="error">{say('console.note_too_long', { most })}</Alert>}
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      <p className={css.hint}>{say('console.note_hint')}</p>
      <div className={css.write}>
        <WritingField
          label={say('console.note_field')}
          placeholder={say('console.note_write')}
          text={text}
          isReadOnly={isSending}
          onChange={change}
          onSend={() => void send()}
        />
        <Button type="submit" variant="contained" disabled={!canSend}>
          {say(problem === null ? 'console.note_add' : 'console.note_again')}
        </Button>
      </div>
    </form>
  );
}
