// Slows senders of wrong signatures by address (W5). Only a call whose signature is wrong is held, so a valid one never waits.
// Counted in this process: a database row for each forged call would be work for us and none for the sender.
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of wrong calls that are answered at once, so that a vendor with a wrong key sees the refusal. */
const atOnce = 5;
const holdMs = 5_000;
/** Limits of held calls. Further calls get no answer, so the sender needs a new connection for each guess. */
const mostHeld = { ofOne: 10, ofAll: 200 };
/** Time without a wrong call after which a sender is forgotten. */
const memoryMs = 60_000;
const mostSenders = 10_000;

type Sender = { wrong: number; until: number; held: number };

/** Whether the refusal is sent, and the number of wrong calls from its sender so far. */
export type Verdict = { wrong: number; isAnswered: boolean };
export type SlowSenders = {
  /** Waits until the refusal may be sent, or until `caller` is aborted because the connection has closed. */
  hold: (sender: string, caller: AbortController) => Promise<Verdict>;
  /** Releases all held calls, because the process is ending. */
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
    // Senders are ordered by their last wrong call; the oldest is removed first.
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
