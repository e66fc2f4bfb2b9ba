import { randomUUID } from 'node:crypto';
import { collectEvents } from '@parlour/contract/tracking/calls';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let visitor: Visitor;
let code: string;
beforeAll(async () => {
  site = await startTestSite();
  const merchant = await createMerchant(site.urls.ownerUrl);
  await site.merchants.reload();
  code = merchant.code;
  visitor = visit(site.app, merchant);
});
afterAll(() => site.close());

const game = { vendor: 'PAPERFOX', gameId: 'jet' };
const start = () => ({ eventName: 'startTrial', eventID: randomUUID(), ...game });
const silent = () => ({
  eventName: 'silentFailure',
  eventID: randomUUID(),
  path: '/wps/v2/wallets/balance',
  code: 'unknown',
  status: 502,
  count: 3,
});
const linesAbout = (text: string) =>
  site
    .logged()
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => JSON.parse(line) as object);

describe('POST /wps/system/collect', () => {
  test('LAUNCH-04, TRACK-01 a trial that was started is a line with its merchant, for a guest too', async () => {
    const [one, two] = [start(), start()];
    const reply = await visitor.call(collectEvents, { events: [one, two] });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(reply.headers['cache-control']).toBe('no-store');
    for (const event of [one, two]) {
      expect(linesAbout(event.eventID)).toMatchObject([{ level: 30, merchant: code, ...event }]);
    }
  });

  test('H4 messages that nobody reads are a warning with their number', async () => {
    const event = { ...start(), eventName: 'ignoredMessages', count: 500 };
    expect((await visitor.call(collectEvents, { events: [event] })).status).toBe(204);
    expect(linesAbout(event.eventID)).toMatchObject([{ level: 40, merchant: code, ...event }]);
  });

  test('NET-09 a failure that no player was told of is a warning with its number, for who operates the site', async () => {
    const event = silent();
    expect((await visitor.call(collectEvents, { events: [event] })).status).toBe(204);
    expect(linesAbout(event.eventID)).toMatchObject([{ level: 40, merchant: code, ...event }]);
  });

  test.each([
    ['no event', []],
    ['more than twenty', Array.from({ length: 21 }, start)],
    ['an event that is none', [{ ...start(), eventName: 'nothing' }]],
    ['an id that is none', [{ ...start(), eventID: '7' }]],
    ['a line break', [{ ...start(), vendor: 'A\nB' }]],
    ['a count of a start', [{ ...start(), count: 1 }]],
    ['no count', [{ ...start(), eventName: 'ignoredMessages' }]],
    ['a line break in a code', [{ ...silent(), code: 'a\nb' }]],
    ['a query in a path', [{ ...silent(), path: '/wps/PAPERFOX?name=demo' }]],
    ['a status that is none', [{ ...silent(), status: 1000 }]],
  ])('V1 %s is refused, and nothing is noted', async (_, events) => {
    const before = site.logged().split('PAPERFOX').length;
    expect(await visitor.call(collectEvents, { events })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
    });
    expect(site.logged().split('PAPERFOX').length).toBe(before);
  });

  test('A5 an address may tell so much a minute', async () => {
    const from = '198.51.100.9';
    const tell = () => visitor.call(collectEvents, { events: [start()] }, { from });
    for (let left = 6; left > 0; left -= 1) {
      const replies = await Promise.all(Array.from({ length: 100 }, tell));
      expect(replies.every(({ status }) => status === 204)).toBe(true);
    }
    expect(await tell()).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect((await visitor.call(collectEvents, { events: [start()] })).status).toBe(204);
  });
});
