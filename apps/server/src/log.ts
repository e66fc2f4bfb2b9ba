// The process's log: lines of JSON on standard output. A full disk loses lines but does not end the process.
import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger } from 'pino';
import { faultLines, openLineStream, requestLines, type SayRequest } from '#http/request-log';

/** The most characters that are buffered, and the longest time until they are written, in milliseconds. */
const gathered = 32 * 1024;
const longest = 100;

/** Creates a log whose lines contain no values of failed SQL statements (S3). */
export const createLog = (
  out: DestinationStream,
  options: { level: string; base?: Record<string, unknown> },
): Logger => pino({ ...options, ...faultLines }, out);

export type ServerLog = { log: Logger; sayRequest: SayRequest };

/** Fatal lines are written at once, and the buffered ones when the process exits; a killed process loses the last tenth of a second. */
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
