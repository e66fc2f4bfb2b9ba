// A process's log on its output. Lines are gathered and written without waiting, so that no request waits for whoever reads them.
// A disk without room costs lines and never the process; how many is told when there is room again.
import { write, writeSync } from 'node:fs';

export type LineStream = {
  /** Whole lines, each with its end. */
  write: (lines: string) => void;
  /** Writes at once what was gathered, for the end of the process; never throws. */
  flushSync: () => void;
};
type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;
export type LineStreamOptions = {
  /** What each line of the process has. */
  base: object;
  /** How long lines are gathered, in milliseconds. */
  longest: number;
  /** Characters that are gathered at most. */
  gathered: number;
  /** Writes bytes and says how many found room; the process's output unless told. */
  put?: (bytes: Buffer, written: Written) => void;
};

/** Characters that wait at most, for a reader that is slow; of more, lines are dropped. */
const mostWaiting = 1024 * 1024;
/** How long a reader that takes nothing just now is left alone, in milliseconds. */
const pause = 100;
const lineEnd = 10;
const output = 1;

const putOut = (bytes: Buffer, written: Written): void => write(output, bytes, written);

const countLines = (bytes: Buffer): number =>
  bytes.reduce((lines, byte) => lines + Number(byte === lineEnd), 0);

export function openLineStream(options: LineStreamOptions): LineStream {
  const { base, longest, gathered, put = putOut } = options;
  let waiting = '';
  let lost = 0;
  /** Whether the last line that was written lacks its end. */
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
        // The process ends: nobody is left to be told.
      }
    },
  };
}
