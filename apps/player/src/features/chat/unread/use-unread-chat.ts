import { useEffect } from 'react';
import { hearChanges, pollUnlessTold } from '#foundation/signals/signals.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import { makeUnreadChat } from './unread-chat.ts';

const everyMs = 60_000;

/** The number of unread messages of the chat, 0 until it is known. The page's own data is fetched first. Nothing is asked for guests, or without the flag. */
export function useUnreadChat(): number {
  const foundation = useFoundation();
  const { keep, site } = foundation;
  const unread = keep(makeUnreadChat);
  const owner = useSession()?.token;
  const isOn = site.flag('CBS3');
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    let isLeft = false;
    let stop = () => undefined as void;
    async function begin(of: string): Promise<void> {
      await quietMoment();
      if (isLeft) return;
      unread.need({ owner: of, wording: '' });
      const stopPoll = pollUnlessTold(foundation, everyMs, unread.retry);
      const stopHearing = hearChanges(foundation, 'chat', unread.renew);
      stop = () => {
        stopPoll();
        stopHearing();
      };
    }
    void begin(owner);
    return () => {
      isLeft = true;
      stop();
    };
  }, [foundation, unread, owner, isOn]);
  const { value } = useStore(unread);
  return owner === undefined || !isOn ? 0 : (value ?? 0);
}
