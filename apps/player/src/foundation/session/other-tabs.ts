// Messages between the merchant's tabs about the session (SESS-06, SESS-07).
import type { TabChannel } from '#platform/tabs/tab-channel.ts';
import { parseSession } from './session-record.ts';
import type { TabRecord } from './tab-record.ts';

export type OtherTabs = {
  /** Stores a session received from another tab. It counts once this tab is settled: a hand-off asks its member first. */
  keep: (text: string | null) => void;
  /** Requests the session again if another tab may have one, and waits: a busy tab answers later than the early script waits. */
  waitForAnswer: () => Promise<void>;
  /** Waits for the session of a tab that shows one: at most as long as a busy tab takes to answer. Resolves at once where none does. */
  join: () => Promise<void>;
};

/**
 * Longest wait for a late answer, in milliseconds. A tab known to have the session is only busy or asleep. Where the browser cannot tell
 * (`unknown`), most often no tab is open. The public page is shown meanwhile, and there is no redirect.
 */
const patience = { shown: 5000, unknown: 500 };

type Options = {
  tabs: TabChannel;
  own: TabRecord;
  merchantCode: string;
  /** Called when this tab loses its session because the server ended it for another tab. */
  onLost?: (() => void) | undefined;
};

export function hearOtherTabs({ tabs, own, merchantCode, onLost }: Options): OtherTabs {
  let onAnswer = () => {};

  /** Takes over a session that counts at once. */
  function adopt(text: string): void {
    const record = parseSession(text, merchantCode);
    if (record && record.token !== own.get()?.token) own.save(record);
  }
  function keep(text: string | null): void {
    const record = parseSession(text, merchantCode);
    if (record && own.stored() === null) own.keep(record);
  }
  function takeAnswer(text: string): void {
    // The session belongs to the whole browser, so a tab that counted as a guest's takes a late answer, too.
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
      // A tab that lost the session by its own call has reported it already.
      own.forget(message.isLost);
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
