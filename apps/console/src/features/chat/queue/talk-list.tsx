import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { FailedState } from '#foundation/failed-state.tsx';
import { LoadingState } from '#foundation/loading-state.tsx';
import { useSay, type Say } from '#foundation/texts.ts';
import css from './queue.module.css';
import { TalkRow } from './talk-row.tsx';
import { listOf, splitTalks, talkLists, type TalkList as ListName } from './talks.ts';
import { useQueue } from './use-queue.ts';

type Props = {
  mail: string;
  merchant: string;
  /** The id of the open talk; null if none is open. */
  openId: string | null;
  /** Whether signals tell of changes. */
  isHeard: boolean;
};

const tabTexts: Record<ListName, (say: Say, count: number) => string> = {
  waiting: (say, count) => say('console.list_waiting', { count }),
  mine: (say, count) => say('console.list_mine', { count }),
  closed: (say, count) => say('console.list_closed', { count }),
};
const emptyTexts: Record<ListName, (say: Say) => string> = {
  waiting: (say) => say('console.none_waiting'),
  mine: (say) => say('console.none_mine'),
  closed: (say) => say('console.none_closed'),
};
const panelId = 'talks';
const tabId = (list: ListName): string => `talks-${list}`;

/** The talks of the merchant in three lists, those that wait longest first. */
export function TalkList({ mail, merchant, openId, isHeard }: Props) {
  const say = useSay();
  const { talks, error, isFetching, now, retry } = useQueue(merchant, isHeard);
  const [list, setList] = useState<ListName>('waiting');
  const [followed, setFollowed] = useState('');
  const own = talks?.find(({ id }) => id === openId);
  const ownList = own ? listOf(own, mail) : null;
  // The list follows the open talk, into one's own when it is taken, and stays when the talk is left.
  const seen = `${openId} ${ownList}`;
  if (ownList !== null && seen !== followed) {
    setFollowed(seen);
    setList(ownList);
  }
  const lists = splitTalks(talks ?? [], mail);
  return (
    <section className={css.queue} aria-label={say('console.chats')}>
      <h2>{say('console.chats')}</h2>
      <Tabs
        value={list}
        variant="fullWidth"
        aria-label={say('console.lists')}
        onChange={(_, next: ListName) => setList(next)}
      >
        {talkLists.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            value={name}
            aria-controls={panelId}
            label={tabTexts[name](say, lists[name].length)}
          />
        ))}
      </Tabs>
      <div className={css.panel} id={panelId} role="tabpanel" aria-labelledby={tabId(list)}>
        {error !== null && talks !== null && (
          <output className={css.stale}>{say('console.stale')}</output>
        )}
        {talks === null && error === null && <LoadingState />}
        {talks === null && error !== null && (
          <FailedState error={error} isBusy={isFetching} onRetry={retry} />
        )}
        {talks !== null && lists[list].length === 0 && (
          <p className={css.none}>{emptyTexts[list](say)}</p>
        )}
        <ul title={say('console.list_keys')}>
          {lists[list].map((talk) => (
            <TalkRow key={talk.id} talk={talk} mail={mail} now={now} isOpen={talk.id === openId} />
          ))}
        </ul>
      </div>
    </section>
  );
}
