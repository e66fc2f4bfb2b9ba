import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { queueParts, type QueuePart } from '@parlour/contract/chat/talk';
import { useState } from 'react';
import { useSay, type Say } from '#foundation/texts.ts';
import css from './queue.module.css';
import { SearchField } from './search-field.tsx';
import { TalkRows } from './talk-rows.tsx';
import { listOf, type Queue, type QueuedTalk } from './talks.ts';
import { useFound } from './use-found.ts';
import { useQueue } from './use-queue.ts';

type Props = {
  mail: string;
  merchant: string;
  /** The id of the open talk; null if none is open. */
  openId: string | null;
  /** The open talk; null if none is open, or it has not been read yet. */
  openTalk: QueuedTalk | null;
  /** Whether signals tell of changes. */
  isHeard: boolean;
};

const tabTexts: Record<QueuePart, (say: Say) => string> = {
  waiting: (say) => say('console.list_waiting'),
  mine: (say) => say('console.list_mine'),
  others: (say) => say('console.list_others'),
  closed: (say) => say('console.list_closed'),
};
const emptyTexts: Record<QueuePart, (say: Say) => string> = {
  waiting: (say) => say('console.none_waiting'),
  mine: (say) => say('console.none_mine'),
  others: (say) => say('console.none_others'),
  closed: (say) => say('console.none_closed'),
};
const panelId = 'talks';
const tabId = (list: QueuePart): string => `talks-${list}`;

/** The list that is shown. It follows the open talk, into one's own when it is taken, and stays when the talk is left. */
function useChosenList(mail: string, openTalk: QueuedTalk | null) {
  const [list, setList] = useState<QueuePart>('waiting');
  const [isChosen, setChosen] = useState(false);
  const [followed, setFollowed] = useState('');
  const ownList = openTalk && listOf(openTalk, mail);
  const seen = `${openTalk?.id} ${ownList}`;
  if (ownList !== null && seen !== followed) {
    setFollowed(seen);
    setList(ownList);
  }
  function choose(next: QueuePart): void {
    setChosen(true);
    setList(next);
  }
  return { list, isChosen, choose };
}

/** The talks of the merchant in lists, those that wait longest first; or those that a search finds. */
export function TalkList({ mail, merchant, openId, openTalk, isHeard }: Props) {
  const say = useSay();
  const { list, isChosen, choose } = useChosenList(mail, openTalk);
  const { counts, now, ...shown } = useQueue(merchant, { whose: list, isChosen, isHeard });
  const [text, setText] = useState('');
  const found = useFound(merchant, text);
  const rows = { mail, now, openId };
  return (
    <section className={css.queue} aria-label={say('console.chats')}>
      <h2>{say('console.chats')}</h2>
      <SearchField text={text} onChange={setText} />
      {found ? (
        <section className={css.panel} aria-label={say('console.found')}>
          <TalkRows {...rows} {...found} none={say('console.none_found')} />
        </section>
      ) : (
        <>
          <ListTabs list={list} counts={counts} onChoose={choose} />
          <div className={css.panel} id={panelId} role="tabpanel" aria-labelledby={tabId(list)}>
            <TalkRows {...rows} {...shown} none={emptyTexts[list](say)} />
          </div>
        </>
      )}
    </section>
  );
}

type TabsProps = {
  list: QueuePart;
  /** The numbers of talks in lists that have one; null while they are unknown. */
  counts: Queue['counts'] | null;
  onChoose: (list: QueuePart) => void;
};

function ListTabs({ list, counts, onChoose }: TabsProps) {
  const say = useSay();
  const numbers: Partial<Record<QueuePart, number>> = counts ?? {};
  return (
    <Tabs
      className={css.tabs ?? ''}
      value={list}
      variant="fullWidth"
      aria-label={say('console.lists')}
      onChange={(_, next: QueuePart) => onChoose(next)}
    >
      {queueParts.map((name) => (
        <Tab
          key={name}
          id={tabId(name)}
          value={name}
          aria-controls={panelId}
          label={[tabTexts[name](say), numbers[name]].join(' ').trim()}
        />
      ))}
    </Tabs>
  );
}
