import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLines } from './request-log.ts';

/** The lines of a request, written by our own code and by the logger. */
function linesOf(known: object): unknown[] {
  const lines: string[] = [];
  const out = { write: (line: string) => void lines.push(line) };
  const base = { pid: 7, hostname: 'a "host"' };
  const { say, flush } = requestLines(out, base);
  say(known);
  flush();
  pino({ base }, out).info(known, 'request');
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  return lines.map((line) => ({ ...(JSON.parse(line) as object), time: 0 }));
}

test.each([
  { reqId: 'r', merchant: 'lumen', member: null, status: 200, error: null, milliseconds: 3 },
  { merchant: undefined, status: null, error: 'connection_lost' },
  { method: 'GET', route: '/m/"quoted"\n{"level":60}\u2028', error: 'a\\b' },
])('L3 the line of a request is the one that the logger would write: %j', (known) => {
  const [ours, theirs] = linesOf(known);
  expect(ours).toEqual(theirs);
  expect(ours).toMatchObject({ level: 30, msg: 'request', pid: 7 });
});

test('L3 the lines of one turn are written together, in their order, and each once', async () => {
  const written: string[] = [];
  const { say, flush } = requestLines({ write: (lines) => void written.push(lines) }, {});
  for (const reqId of ['a', 'b', 'c']) say({ reqId });
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  say({ reqId: 'd' });
  flush();
  await new Promise((resolve) => setImmediate(resolve));
  const turns = written.map((lines) => lines.match(/(?<="reqId":")\w/g));
  expect(turns).toEqual([['a', 'b', 'c'], ['d']]);
});
