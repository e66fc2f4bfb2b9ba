// What the player must read and answer: one at a time, in order.
import { createStore, type Readable } from '#foundation/store.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type Choice<T extends string = string> = { name: T; say: Phrase };
export type Notice = {
  id: number;
  say: Phrase;
  /** The first one is the safe one: closing means it. */
  choices: readonly [Choice, ...Choice[]];
  /** The address of the site has failed: a dialog of its own says so, and closes itself (BOOT-11). */
  kind?: 'line' | undefined;
};
export type Notices = Readable<readonly Notice[]> & {
  /** A notice that is only confirmed. The same one never stands twice. */
  show: (say: Phrase, kind?: Notice['kind']) => void;
  /** Resolves with the name of what was chosen; closing counts as the first choice. */
  ask: <T extends string>(say: Phrase, choices: readonly [Choice<T>, ...Choice<T>[]]) => Promise<T>;
  /** Answers the one that is shown. */
  answer: (name: string) => void;
};

const confirm: Choice = { name: 'confirm', say: (t) => t('notices.confirm') };

/** `isClosed`: the page in front of the site says what is the matter, so a failure is not told once more (NET-10). */
export function createNotices(isClosed: () => boolean): Notices {
  const store = createStore<readonly Notice[]>([]);
  const waiting = new Map<number, (name: string) => void>();
  let count = 0;

  function add(say: Phrase, choices: Notice['choices'], kind?: Notice['kind']): Promise<string> {
    count += 1;
    const id = count;
    store.set([...store.get(), { id, say, choices, kind }]);
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (say, kind) => {
      if (isClosed()) return;
      if (!store.get().some((notice) => notice.say === say)) void add(say, [confirm], kind);
    },
    ask: async (say, choices) => {
      const name = await add(say, choices);
      return (choices.find((choice) => choice.name === name) ?? choices[0]).name;
    },
    answer: (name) => {
      const [shown, ...rest] = store.get();
      if (!shown) return;
      store.set(rest);
      waiting.get(shown.id)?.(name);
      waiting.delete(shown.id);
    },
  };
}
