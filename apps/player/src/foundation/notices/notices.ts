// Dialogs that the player must read and answer: one at a time, in order.
import { createStore, type Readable } from '#foundation/store.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type Choice<T extends string = string> = { name: T; say: Phrase };
export type Notice = {
  id: number;
  say: Phrase;
  /** The first choice is the safe one: closing the dialog selects it. */
  choices: readonly [Choice, ...Choice[]];
  /**
   * Notices with a dialog of their own. `line`: the domain has failed; it closes itself (BOOT-11). `leaving`: a link leads to another site
   * (REDIR-02).
   */
  kind?: 'line' | 'leaving' | undefined;
};
export type Notices = Readable<readonly Notice[]> & {
  /** Shows a notice that is only confirmed. A phrase that is already in the queue is not added again. */
  show: (say: Phrase, kind?: Notice['kind']) => void;
  /** Shows choices and resolves with the name of the chosen one; closing counts as the first. */
  ask: <T extends string>(say: Phrase, choices: readonly [Choice<T>, ...Choice<T>[]]) => Promise<T>;
  /** Answers the current notice. */
  answer: (name: string) => void;
};

const confirm: Choice = { name: 'confirm', say: (t) => t('notices.confirm') };

/** Creates the queue of notices. `isClosed`: the site is closed and its page shows the reason, so failures are not shown (NET-10). */
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
