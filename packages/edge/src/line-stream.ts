// A process's log on its output. Lines are buffered and written asynchronously, so that no request waits for the reader.
// A full disk loses lines but never ends the process; the number of lost lines is logged when there is space again.
import { write, writeSync } from 'node:fs';

export type LineStream = {
  /** Appends whole lines, each with its line end. */
  write: (lines: string) => void;
  /** Writes the buffer at once, for the end of the process; never throws. */
  flushSync: () => void;
};
type WriteCallback = (error: NodeJS.ErrnoException | null, bytes: number) => void;
export type LineStreamOptions = {
  /** Fields of every line of the process. */
  base: object;
  /** The longest time for which lines are buffered, in milliseconds. */
  longest: number;
  /** The most characters that are buffered. */
  gathered: number;
  /** Writes bytes and reports how many were written; by default to the process's output. */
  put?: (bytes: Buffer, written: WriteCallback) => void;
};

/** The most characters that wait for a slow reader; further lines are dropped. */
const mostWaiting = 1024 * 1024;
/** The pause before the next attempt when the reader accepts nothing, in milliseconds. */
const pause = 100;
const lineEnd = 10;
const output = 1;

const putOut = (bytes: Buffer, written: WriteCallback): void => write(output, bytes, written);

const countLines = (bytes: Buffer): number =>
  bytes.reduce((lines, byte) => lines + Number(byte === lineEnd), 0);

export function openLineStream(options: LineStreamOptions): LineStream {
  const { base, longest, gathered, put = putOut } = options;
  let waiting = '';
  let lost = 0;
  /** Whether the last written line is incomplete. */
  let isCut = false;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  const noticeOf = (lines: number): string => {
    const end = isCut ? '\n' : '';
    if (lines === 0) return end;
    const notice = { level: 40, time: Date.now(), ...base, lines, msg: 'the log had no room' };
    return `${end}${JSON.stringify(notice)}\n`;
  };
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const told = lost;
    const head = noticeOf(told);
    const bytes = Buffer.from(head + waiting);
    waiting = '';
    return { told, headBytes: Buffer.byteLength(head), bytes };
  };
  const note = ({ told, headBytes, bytes }: ReturnType<typeof take>, at: number): void => {
    if (at > 0) isCut = bytes[at - 1] !== lineEnd;
    if (at >= headBytes) lost -= told;
    lost += countLines(bytes.subarray(Math.max(at, headBytes)));
  };
  const begin = (): void => {
    const taken = take();
    isWriting = true;
    const end = (at: number): void => {
      note(taken, at);
      isWriting = false;
      if (waiting !== '') wait();
    };
    const go = (from: number): void => {
      put(taken.bytes.subarray(from), (error, count) => {
        const at = from + (error ? 0 : count);
        if (error?.code === 'EAGAIN') setTimeout(go, pause, at).unref();
        else if (error || at === taken.bytes.length) end(at);
        else go(at);
      });
    };
    go(0);
  };
  const wait = (): void => {
    if (waiting.length >= gathered) begin();
    else timer ??= setTimeout(begin, longest).unref();
  };
  return {
    write: (lines) => {
      if (waiting.length + lines.length > mostWaiting) {
        lost += countLines(Buffer.from(lines));
        return;
      }
      waiting += lines;
      if (!isWriting) wait();
    },
    flushSync: () => {
      const { bytes } = take();
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(output, bytes, at);
      } catch {
        // The process ends, so the error cannot be reported.
      }
    },
  };
}
