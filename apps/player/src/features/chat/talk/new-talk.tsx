// A new talk: its subject, then its first message.
import { useState } from 'react';
import { isSubject, longestSubject } from '@parlour/contract/chat/talk';
import { TextField } from '@parlour/ui/form/text-field';
import { changeAddress } from '#platform/address.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import { Composer } from '../composer/composer.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { DeskCard } from '../talks/desk-card.tsx';
import { useDesk } from '../talks/use-desk.ts';
import { TalkBar } from './talk-bar.tsx';

export function NewTalk() {
  const t = useTranslate();
  const desk = useDesk();
  const outbox = useFoundation().keep(createOutbox);
  const subject = useDraft('subject');
  const draft = useDraft('');
  const [isMissing, setMissing] = useState(false);
  function send(text: string, pictureIds: readonly string[]): boolean {
    const given = subject.text.trim();
    if (!isSubject(given)) {
      setMissing(true);
      return false;
    }
    const begins = { clientId: crypto.randomUUID(), subject: given };
    outbox.add({ talkId: null, begins, text, pictureIds });
    subject.write('');
    changeAddress(href('chatTalk', `?begun=${begins.clientId}`));
    return true;
  }
  return (
    <>
      <TalkBar title={t('chat.begin')} />
      <main className={`scroll ${css.talk}`}>
        {desk && <DeskCard desk={desk} />}
        <div className={`pad ${css.subject}`}>
          <TextField
            label={t('chat.subject')}
            placeholder={t('chat.subject_example')}
            maxLength={longestSubject}
            dir={subject.text === '' ? undefined : 'auto'}
            value={subject.text}
            error={isMissing && subject.text.trim() === '' ? t('chat.subject_missing') : undefined}
            onChange={({ currentTarget }) => subject.write(currentTarget.value)}
          />
        </div>
      </main>
      <footer className={css.foot}>
        <Composer draft={draft} onSend={send} />
      </footer>
    </>
  );
}
