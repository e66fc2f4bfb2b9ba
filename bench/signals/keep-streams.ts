// Many readers that come back when their stream ends, as the site does: after a random time, and not before the server says.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRawStream, type RawStream, type Reader } from './raw-stream.ts';

export type Crowd = {
  /** The number of streams that are open. */
  open: () => number;
  /** Answers by status. */
  answers: Map<number, number>;
  /** Attempts that nobody answered. */
  unanswered: () => number;
  close: () => Promise<void>;
};

const returnMs = { least: 500, more: 4_500 };
/** New streams are begun in this many turns, so that the beginning is no storm. */
const atATime = 100;

export async function gatherCrowd(
  site: { port: number; host: string },
  readers: readonly Reader[],
  onBalance: (memberId: string) => void = () => undefined,
): Promise<Crowd> {
  const answers = new Map<number, number>();
  const streams = new Set<RawStream>();
  let unanswered = 0;
  const closing = new AbortController();

  async function attempt(reader: Reader): Promise<{ stream: RawStream | null; waitMs: number }> {
    const stream = openRawStream(site, reader, onBalance);
    const begun = await stream.begun;
    const usual = returnMs.least + randomInt(returnMs.more);
    if (begun === null) {
      unanswered += 1;
      return { stream: null, waitMs: usual };
    }
    answers.set(begun.status, (answers.get(begun.status) ?? 0) + 1);
    if (begun.status === 200) return { stream, waitMs: usual };
    return {
      stream: null,
      waitMs: begun.retryAfter * 1_000 + randomInt(begun.retryAfter * 1_000 + 1),
    };
  }
  async function keep(reader: Reader, onFirst: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      const { stream, waitMs } = await attempt(reader);
      if (stream) {
        streams.add(stream);
        onFirst();
        await stream.over;
        streams.delete(stream);
      }
      if (!closing.signal.aborted) await sleep(waitMs);
    }
  }
  const kept: Promise<void>[] = [];
  for (let at = 0; at < readers.length; at += atATime) {
    const begun = readers
      .slice(at, at + atATime)
      .map((reader) => new Promise<void>((resolve) => kept.push(keep(reader, resolve))));
    await Promise.all(begun);
  }
  return {
    open: () => streams.size,
    answers,
    unanswered: () => unanswered,
    close: async () => {
      closing.abort();
      for (const { close } of streams) close();
      await Promise.all(kept);
    },
  };
}
