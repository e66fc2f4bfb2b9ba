// What the merchant's other tabs tell this one, and what it tells them (SESS-06, SESS-07).
import type { TabChannel } from '#platform/tabs/tab-channel.ts';
import { parseSession } from './session-record.ts';
import type { TabRecord } from './tab-record.ts';

export type OtherTabs = {
  /** Takes over a session that another tab told. It counts when it is decided who this is: a hand-off asks the member of it first. */
  keep: (text: string | null) => void;
  /** Asks once more where one may answer, and waits for it: a busy tab answers later than the early script waits. */
  waitForAnswer: () => Promise<void>;
  /** Waits for the session of a tab that shows one: at most as long as a busy tab takes to answer. Resolves at once where none does. */
  join: () => Promise<void>;
};

/**
 * Milliseconds for an answer that is late. A tab that shows its session is only busy, or asleep; where the browser cannot tell,
 * most often none is open. The public page stands meanwhile, and nobody is sent anywhere.
 */
const patience = { shown: 5000, unknown: 500 };

type Options = {
  tabs: TabChannel;
  own: TabRecord;
  merchantCode: string;
  /** The session of this tab is over, because another tab heard so from the server. */
  onLost?: (() => void) | undefined;
};

export function hearOtherTabs({ tabs, own, merchantCode, onLost }: Options): OtherTabs {
  let onAnswer = () => {};

  /** As `keep`, but it counts at once. */
  function adopt(text: string): void {
    const record = parseSession(text, merchantCode);
    if (record && record.token !== own.get()?.token) own.save(record);
  }
  function keep(text: string | null): void {
    const record = parseSession(text, merchantCode);
    if (record && own.stored() === null) own.keep(record);
  }
  function takeAnswer(text: string): void {
    // The session is this browser's, so a tab that was taken for a guest's takes a late answer all the same.
    if (own.get() === null) adopt(text);
    else if (own.get() === undefined) keep(text);
    onAnswer();
  }
  tabs.listen((message) => {
    const record = own.get();
    if (message.kind === 'ask' && record) {
      tabs.tell({ kind: 'session', record: JSON.stringify(record) });
    } else if (message.kind === 'login') adopt(message.record);
    else if (message.kind === 'session') takeAnswer(message.record);
    else if (message.kind === 'logout') {
      // A tab that has lost it by itself has said so.
      own.forget();
      if (record && message.isLost) onLost?.();
    }
  });
  const showOwn = () => tabs.show(Boolean(own.get()));
  own.subscribe(showOwn);
  showOwn();

  async function waitForAnswer(): Promise<void> {
    const answered = new Promise<void>((resolve) => (onAnswer = resolve));
    tabs.tell({ kind: 'ask' });
    const isShown = await tabs.isShown();
    if (isShown === false) return;
    const wait = isShown ? patience.shown : patience.unknown;
    const waited = new Promise((resolve) => setTimeout(resolve, wait));
    await Promise.race([answered, own.known(), waited]);
  }
  async function join(): Promise<void> {
    if (own.get() !== null || !(await tabs.isShown())) return;
    const joined = new Promise<void>((resolve) => void own.subscribe(resolve));
    tabs.tell({ kind: 'ask' });
    await Promise.race([joined, new Promise((resolve) => setTimeout(resolve, patience.shown))]);
  }
  return { keep, waitForAnswer, join };
}
