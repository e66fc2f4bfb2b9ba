// One talk with its messages: the newest ones are fetched when the page is shown and upon signals, earlier ones when the reader asks for them.
import { useEffect, useState } from 'react';
import { listTalkMessages } from '@parlour/contract/chat/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { pollUnlessTold } from '#foundation/signals/signals.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { mergeNewest } from './merge-pages.ts';
import type { OpenTalk } from './open-talk.ts';

const pollMs = 5_000;

/** The talks as this page knows them, with earlier messages; dropped at the logout (C4). */
function makeKnownTalks({ session }: Foundation): Map<string, OpenTalk> {
  const known = new Map<string, OpenTalk>();
  session.subscribe(() => {
    if (session.get() === null) known.clear();
  });
  return known;
}

const talkData = defineOwnData<OpenTalk>({
  ask: async ({ read, part, foundation }) => {
    const newest = await read(listTalkMessages, { id: part });
    const known = foundation.keep(makeKnownTalks);
    const merged = mergeNewest(known.get(part), newest);
    known.set(part, merged);
    return merged;
  },
  isQuiet: true,
  changedBy: 'chat',
});

/** The messages before the first one shown. */
export type EarlierMessages = {
  load: () => Promise<void>;
  isLoading: boolean;
  problem: Phrase | null;
};

/** A talk; `value` is null until it is loaded, and while `id` is null. `renew` fetches it again, quietly. */
export function useTalk(id: string | null) {
  const foundation = useFoundation();
  const {
    value: found,
    change,
    ...rest
  } = useOwnResource(talkData, {
    part: id ?? '',
    isNeeded: id !== null,
  });
  // While another talk loads, the former one's messages are not shown.
  const value = id !== null && found?.talk.id === id ? found : null;
  const isShown = value !== null;
  const { renew } = foundation.keep(talkData.make);
  useEffect(
    () => (isShown ? pollUnlessTold(foundation, pollMs, renew) : undefined),
    [foundation, isShown, renew],
  );
  const earlier = useEarlier(value, change);
  return { value, ...rest, earlier, renew };
}

type Change = (edit: (value: OpenTalk) => OpenTalk) => void;

function useEarlier(value: OpenTalk | null, change: Change): EarlierMessages {
  const foundation = useFoundation();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<Phrase | null>(null);

  async function load(): Promise<void> {
    const [first] = value?.messages ?? [];
    if (!value || !first || isLoading) return;
    const { id } = value.talk;
    setLoading(true);
    setProblem(null);
    try {
      const input = { id, before: first.id };
      const page = await readsOf(foundation)(listTalkMessages, input, { teller: 'page' });
      change((now) => {
        if (now.talk.id !== id || now.messages[0]?.id !== first.id) return now;
        const messages = [...page.messages, ...now.messages];
        const merged = { ...now, messages, hasEarlier: page.hasEarlier };
        foundation.keep(makeKnownTalks).set(id, merged);
        return merged;
      });
    } catch (error) {
      // A function as state is set by a function that returns it.
      setProblem(() => sayFailure(error));
    } finally {
      setLoading(false);
    }
  }
  return { load, isLoading, problem };
}
