// /chat and /chat/ID: the lists of talks and the open one, beside each other or, on a phone, one after the other (CHAT-05).
import { consolePages } from '@parlour/contract/staff/console-pages';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOffice } from '#foundation/office.ts';
import { useSignals } from '#foundation/signals/use-signals.ts';
import { useSay } from '#foundation/texts.ts';
import { askerOf } from './chat-queries.ts';
import css from './desk.module.css';
import { MemberPanel } from './member/member-panel.tsx';
import { useWide } from './member/use-wide.ts';
import { TalkList } from './queue/talk-list.tsx';
import { rowId } from './queue/talk-row.tsx';
import { TalkView } from './talk/talk-view.tsx';
import { useTalk } from './talk/use-talk.ts';

type Props = { mail: string; merchant: string };

/** Goes back by Esc, unless a field, a dialog or a menu has taken the key. */
function useEscape(isOn: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) goBack();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, goBack]);
}

/** The desk of one merchant; for another one it is built anew. */
export function DeskPage({ mail, merchant }: Props) {
  const say = useSay();
  const { queries } = useOffice();
  const [askAgain] = useState(() => askerOf(queries, merchant));
  const isHeard = useSignals(() => void askAgain());
  const { id = null } = useParams();
  const read = useTalk(merchant, id, isHeard);
  const isWide = useWide();
  const navigate = useNavigate();
  function goBack(): void {
    if (id !== null) document.getElementById(rowId(id))?.focus();
    void navigate(consolePages.desk);
  }
  useEscape(id !== null, goBack);
  return (
    <div className={css.desk} data-open={id !== null}>
      <h1 className={css.title}>{say('console.desk')}</h1>
      <TalkList {...{ mail, merchant, isHeard }} openId={id} openTalk={read.data?.talk ?? null} />
      {id === null ? (
        <p className={css.nothing}>{say('console.choose_talk')}</p>
      ) : (
        <TalkView key={id} {...{ mail, merchant, id, read }} isWide={isWide} onBack={goBack} />
      )}
      {isWide && id !== null && read.data && (
        <MemberPanel
          key={`member ${id}`}
          of={{ merchant, id }}
          isPressed={false}
          onLeave={() => undefined}
          close={null}
        />
      )}
    </div>
  );
}
