import Alert from '@mui/material/Alert';
import { addTalkNote, answerTalk } from '@parlour/contract/chat/staff-calls';
import { useState } from 'react';
import { FailedState } from '#foundation/failed-state.tsx';
import { codeOf } from '#foundation/failures.ts';
import { readAnswerName } from '#foundation/answer-name.ts';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useOffice } from '#foundation/office.ts';
import { useSay, type Say } from '#foundation/texts.ts';
import { useAccount } from '#foundation/use-account.ts';
import { useCannedAnswers } from '../canned/use-canned-answers.ts';
import { Composer } from '../composer/composer.tsx';
import { KindSwitch, type WritingKind } from '../composer/kind-switch.tsx';
import { NoteForm } from '../composer/note-form.tsx';
import { useTellWriting } from '../composer/use-tell-writing.ts';
import { MemberButton } from '../member/member-button.tsx';
import type { OpenedTalk } from './merge-talk.ts';
import { MessageList } from './message-list.tsx';
import { TalkBar } from './talk-bar.tsx';
import css from './talk.module.css';
import { useTalkActs, type useTalk } from './use-talk.ts';

type Props = {
  mail: string;
  merchant: string;
  id: string;
  /** Whether the member is shown beside the talk. */
  isWide: boolean;
  onBack: () => void;
};
type TalkViewProps = Props & {
  read: ReturnType<typeof useTalk>;
};

/** An open talk: its member, its messages, and the field for an answer. */
export function TalkView({ mail, merchant, id, isWide, onBack, read }: TalkViewProps) {
  const say = useSay();
  const { data, error, isFetching, now, retry, loadEarlier, refresh } = read;
  if (!data) {
    return (
      <section className={css.talk} aria-label={say('console.talk')}>
        {error === null ? (
          <LoadingState />
        ) : (
          <FailedState error={error} isBusy={isFetching} onRetry={retry} />
        )}
      </section>
    );
  }
  return (
    <OpenTalk
      {...{ mail, merchant, id, isWide, onBack, now, loadEarlier, refresh }}
      opened={data}
      isStale={error !== null && codeOf(error) === null}
    />
  );
}

type OpenTalkProps = Props & {
  opened: OpenedTalk;
  now: number;
  /** Whether the last try did not reach the server. */
  isStale: boolean;
  loadEarlier: () => Promise<void>;
  refresh: () => Promise<void>;
};

function hintOf(say: Say, { state, takenBy }: OpenedTalk['talk']): string | null {
  if (state === 'closed') return say('console.answer_opens');
  return takenBy === null ? say('console.answer_takes') : null;
}

function OpenTalk({
  mail,
  isWide,
  onBack,
  opened,
  now,
  isStale,
  loadEarlier,
  refresh,
  ...of
}: OpenTalkProps) {
  const say = useSay();
  const { call, device } = useOffice();
  const acts = useTalkActs(of, refresh);
  const name = readAnswerName(device, mail);
  const tellWriting = useTellWriting(of, name);
  const { talk } = opened;
  const { place } = useAccount();
  const canned = useCannedAnswers(of.merchant, talk.language, {
    name,
    member: talk.username,
    merchant: place?.name ?? of.merchant,
  });
  const [kind, setKind] = useState<WritingKind>('answer');
  const isLocked = talk.takenBy !== null && talk.takenBy !== mail;
  const owner = { mail, ...of };
  async function send(sent: () => Promise<unknown>): Promise<void> {
    try {
      await sent();
    } finally {
      await refresh();
    }
  }
  return (
    <section className={css.talk} aria-label={say('console.talk_with', { name: talk.username })}>
      <TalkBar
        {...{ opened, mail, acts, onBack }}
        memberButton={isWide ? null : <MemberButton of={of} />}
      />
      {isStale && <output className={css.stale}>{say('console.stale')}</output>}
      <MessageList of={of} opened={opened} now={now} loadEarlier={loadEarlier} />
      <KindSwitch kind={kind} onChange={setKind} />
      {/* Hidden and not left out, so that chosen pictures stay. */}
      <div hidden={kind !== 'answer'}>
        {isLocked ? (
          <output>
            <Alert className={css.locked ?? ''} severity="info" role="note">
              {say('console.locked', { name: talk.takenBy ?? '' })}
            </Alert>
          </output>
        ) : (
          <Composer
            owner={owner}
            hint={hintOf(say, talk)}
            canned={canned}
            language={talk.language}
            onSend={(answer) =>
              send(() => call(answerTalk, { ...of, ...answer, ...(name !== '' && { name }) }))
            }
            onWrite={tellWriting}
          />
        )}
      </div>
      {kind === 'note' && (
        <NoteForm
          owner={owner}
          onSend={(note) => send(() => call(addTalkNote, { ...of, ...note }))}
        />
      )}
    </section>
  );
}
