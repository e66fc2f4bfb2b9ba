// The process's log: lines of JSON on its output. They are gathered and written without waiting, so that no request waits for whoever reads them.
import { pino, type Logger } from 'pino';

/** Bytes that are gathered at most, and for how long, in milliseconds. */
const gathered = 32 * 1024;
const longest = 100;

/** What is fatal is written at once, and so is the rest when the process ends by itself; who kills it loses a tenth of a second. */
export const openLog = (level: string): Logger =>
  pino(
    { level },
    pino.destination({
      fd: 1,
      sync: false,
      minLength: gathered,
      maxWrite: 2 * gathered,
      periodicFlush: longest,
    }),
  );
