// The process's log: lines of JSON on its output. A full disk costs lines and not the process.
import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger } from 'pino';
import { faultLines, openLineStream, requestLines, type SayRequest } from '#http/request-log';

/** Characters that are gathered at most, and for how long, in milliseconds. */
const gathered = 32 * 1024;
const longest = 100;

/** Lines that hold no value of a statement that failed (S3). */
export const createLog = (
  out: DestinationStream,
  options: { level: string; base?: Record<string, unknown> },
): Logger => pino({ ...options, ...faultLines }, out);

export type ServerLog = { log: Logger; sayRequest: SayRequest };

/** What is fatal is written at once, and so is the rest when the process ends by itself; who kills it loses a tenth of a second. */
export function openLog(level: string): ServerLog {
  const base = { pid: process.pid, hostname: hostname() };
  const out = openLineStream({ base, longest, gathered });
  const log = createLog(out, { level, base });
  const { say: sayRequest, flush } = requestLines(out, base);
  process.once('exit', () => {
    flush();
    out.flushSync();
  });
  return { log, sayRequest: log.isLevelEnabled('info') ? sayRequest : () => undefined };
}
