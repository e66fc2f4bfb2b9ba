// Slows whoever sends wrong signatures (W5), by his address. A call is held only after its signature was found wrong, so a right one never waits, wherever it comes from. Counted in this process: a row for each forged call would be work for us and none for the sender.
import { setTimeout as sleep } from 'node:timers/promises';

/** A vendor with a wrong key shall see the refusal, and not a line that hangs. */
const atOnce = 5;
const holdMs = 5_000;
/** Beyond these there is no answer at all: the sender needs a new connection for each guess. */
const mostHeld = { ofOne: 10, ofAll: 200 };
/** Forgotten after a minute without a wrong one. */
const memoryMs = 60_000;
const mostSenders = 10_000;

type Sender = { wrong: number; until: number; held: number };

/** What becomes of a refusal, and how many wrong ones its sender has sent so far. */
export type Verdict = { wrong: number; isAnswered: boolean };
export type SlowSenders = {
  /** Resolves when the refusal may go out; `caller` is aborted where nobody waits for it any more. */
  hold: (sender: string, caller: AbortController) => Promise<Verdict>;
  /** Nobody waits any longer: the process ends. */
  releaseAll: () => void;
};

export function slowSenders(clock: () => Date): SlowSenders {
  const senders = new Map<string, Sender>();
  const waiting = new Set<AbortController>();

  function note(key: string): Sender {
    const now = clock().getTime();
    const found = senders.get(key);
    const sender = found && now < found.until ? found : { wrong: 0, until: 0, held: 0 };
    sender.wrong += 1;
    sender.until = now + memoryMs;
    // The one that was quiet for longest goes first.
    senders.delete(key);
    senders.set(key, sender);
    const [oldest] = senders.keys();
    if (senders.size > mostSenders && oldest !== undefined) senders.delete(oldest);
    return sender;
  }

  async function wait(sender: Sender, caller: AbortController): Promise<void> {
    sender.held += 1;
    waiting.add(caller);
    await sleep(holdMs, undefined, { signal: caller.signal }).catch(() => undefined);
    waiting.delete(caller);
    sender.held -= 1;
  }

  return {
    hold: async (key, caller) => {
      const sender = note(key);
      const { wrong } = sender;
      if (wrong <= atOnce) return { wrong, isAnswered: true };
      const isFull = sender.held >= mostHeld.ofOne || waiting.size >= mostHeld.ofAll;
      if (isFull) return { wrong, isAnswered: false };
      await wait(sender, caller);
      return { wrong, isAnswered: true };
    },
    releaseAll: () => {
      for (const caller of waiting) caller.abort();
    },
  };
}
