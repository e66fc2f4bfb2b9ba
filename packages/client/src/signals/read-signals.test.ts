// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSignals } from './read-signals.ts';

afterEach(() => void vi.useRealTimers());

type AnswerStream = (response: ServerResponse) => void;
const begin: AnswerStream = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': begun\n\n');
};

async function serve(answer: AnswerStream) {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const control = new AbortController();
  const onAlive = vi.fn<() => void>();
  const onChanged = vi.fn<(what: string[]) => void>();
  const caller = {
    origin: `http://127.0.0.1:${port}`,
    merchant: 'lumen',
    language: 'TH',
    token: 'tok',
  };
  const end = readSignals({ caller, signal: control.signal, onAlive, onChanged });
  return { asked, control, onAlive, onChanged, end };
}

test('SIG-01 a stream is read with the usual headers, and says what changed', async () => {
  const { asked, onAlive, onChanged, end } = await serve((response) => {
    begin(response);
    response.end('event: changed\ndata: {"what":["balance"]}\n\n');
  });
  expect(await end).toEqual({ hasBegun: true, status: 200, retryAfter: null });
  expect(onChanged.mock.calls).toEqual([[['balance']]]);
  expect(onAlive.mock.calls.length).toBeGreaterThan(0);
  expect(asked).toMatchObject([
    {
      url: '/wps/signals',
      headers: {
        authorization: 'tok',
        merchant: 'lumen',
        language: 'TH',
        accept: 'text/event-stream',
      },
    },
  ]);
});
test('SIG-08 a refusal tells its status and when to come again', async () => {
  const { end, onAlive } = await serve((response) =>
    response.writeHead(503, { 'retry-after': '7' }).end('{}'),
  );
  expect(await end).toEqual({ hasBegun: false, status: 503, retryAfter: 7 });
  expect(onAlive).not.toHaveBeenCalled();
});
test('SIG-08 a page of something on the way is no stream', async () => {
  const { end, onAlive } = await serve((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please pay for this line'),
  );
  expect(await end).toMatchObject({ hasBegun: false, status: null });
  expect(onAlive).not.toHaveBeenCalled();
});
test('SIG-08 a connection that breaks ends it', async () => {
  const { end } = await serve((response) => {
    begin(response);
    setTimeout(() => response.destroy(), 20);
  });
  expect(await end).toMatchObject({ hasBegun: true, status: 200 });
});
test('SIG-08 whoever ends it is answered at once', async () => {
  const { end, control, onAlive } = await serve(begin);
  await vi.waitUntil(() => onAlive.mock.calls.length > 0);
  control.abort();
  expect(await end).toMatchObject({ hasBegun: true });
});
test.each([
  ['that is held back', (): void => undefined, false],
  ['that has fallen silent', begin, true],
])('SIG-08 a stream %s is dead after 40 s', async (_case, answer, hasBegun) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { end, asked, onAlive } = await serve(answer);
  // Vitest's own waiting would move the clock.
  const isUnderWay = () => asked.length > 0 && (!hasBegun || onAlive.mock.calls.length > 0);
  while (!isUnderWay()) await new Promise((resolve) => void setImmediate(resolve));
  const over = vi.fn<() => void>();
  void end.then(over);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  vi.useRealTimers();
  expect(await end).toMatchObject({ hasBegun });
});
