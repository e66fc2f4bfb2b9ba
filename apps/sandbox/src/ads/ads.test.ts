import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ga4Event,
  hash,
  metaEvent,
  seenEvents,
  tellGa4,
  tellMeta,
  tellTiktok,
  tiktokEvent,
} from '../testing/ads.ts';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const noonSeconds = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const weekSeconds = 7 * 24 * 3_600;
const page = async (path: string) => (await sandbox.ask('GET', path)).body;

describe('Meta', () => {
  it('TRACK-03 events are taken in the vendor’s shape', async () => {
    const told = [metaEvent(), metaEvent({ event_id: 'event-2', action_source: 'other' })];
    const answer = await tellMeta(sandbox, told);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      events_received: 2,
      messages: [],
      fbtrace_id: expect.stringMatching(/^[\w-]{12}$/) as string,
    });
  });

  it.each([
    [{ event_time: (noonSeconds - 60) * 1_000 }, {}, 'event_time: in the future'],
    [{ event_time: noonSeconds - weekSeconds - 1 }, {}, 'event_time: over 7 days old'],
    [{ event_time: String(noonSeconds) }, {}, 'event_time: Invalid input'],
    [{ event_name: undefined }, {}, 'event_name: Invalid input'],
    [{ action_source: 'web' }, {}, 'action_source: Invalid option'],
    [{ event_source_url: undefined }, {}, 'names its page and its browser'],
    [{}, { client_user_agent: undefined }, 'names its page and its browser'],
    [{ user_data: {} }, {}, 'user_data: nothing of the person'],
    [{}, { em: ['tala@example.test'] }, 'user_data.em.0: a contact detail in plain text'],
    [{}, { em: 'tala@example.test' }, 'no SHA-256 of 64 hex digits'],
    [{}, { ph: ['639170000101'] }, 'user_data.ph.0: a contact detail in plain text'],
    [{}, { external_id: ['tala'] }, 'no SHA-256 of 64 hex digits'],
    [{}, { em: [hash.toUpperCase()] }, 'no SHA-256 of 64 hex digits'],
    [{}, { em: [hash.slice(1)] }, 'no SHA-256 of 64 hex digits'],
    [{}, { fbc: 'IwAR-Click' }, 'user_data.fbc: not of the form of fbc'],
    [{}, { fbp: 'fb.1.1700000000000.letters' }, 'user_data.fbp: not of the form of fbp'],
    [{}, { client_ip_address: 'somewhere' }, 'user_data.client_ip_address: no IP address'],
    [{}, { username: 'tala' }, 'Unrecognized key: "username"'],
    [{ custom_data: { value: '250.00', currency: 'PHP' } }, {}, 'custom_data.value: Invalid input'],
    [{ custom_data: { value: 250 } }, {}, 'a value and its currency come together'],
    [{ custom_data: { note: 'tala@example.test' } }, {}, 'custom_data.note: a contact detail'],
    [
      { event_source_url: 'https://lumen.example/?mail=tala@example.test' },
      {},
      'event_source_url: a contact detail in plain text',
    ],
  ])('TRACK-03 an event with %j and %j is refused with its call', async (changed, user, why) => {
    const id = randomUUID();
    const bad = metaEvent({ ...changed, event_id: id }, user);
    const answer = await tellMeta(sandbox, [metaEvent({ event_id: `${id}-good` }), bad]);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {
        code: 100,
        error_subcode: 2_804_003,
        type: 'OAuthException',
        message: expect.stringContaining(why) as string,
      },
    });
    expect(await seenEvents(sandbox, id)).toMatchObject([
      { problem: expect.stringContaining(why) as string, isDuplicate: false },
    ]);
    expect(await seenEvents(sandbox, `${id}-good`)).toEqual([]);
  });

  it.each([
    ['/v25.0/1001/events', 190],
    ['/v25.0/1001/events?access_token=', 190],
    ['/v25.0/1001/events?access_token=is-bad', 190],
    ['/v25.0/bad/events?access_token=token', 190],
    ['/v25.0/lumen/events?access_token=token', 100],
    ['/25/1001/events?access_token=token', 100],
  ])('R4 %s is refused with the code %i', async (path, code) => {
    const answer = await tellMeta(sandbox, [metaEvent()], path);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code } });
  });

  it.each([[[]], [undefined], ['events'], [{ 0: metaEvent() }]])(
    'R4 data that is %j is refused',
    async (data) => {
      expect((await tellMeta(sandbox, data)).json()).toMatchObject({ error: { code: 100 } });
    },
  );
});

describe('TikTok', () => {
  it('TRACK-03 events are taken in the vendor’s shape', async () => {
    const answer = await tellTiktok(sandbox, [tiktokEvent()]);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ code: 0, message: 'OK' });
  });

  it.each([
    [{ event_time: noonSeconds - weekSeconds - 1 }, {}, 'event_time: over 7 days old'],
    [{ page: {} }, {}, 'page.url: Invalid input'],
    [{ user: {} }, {}, 'user: nothing of the person'],
    [{}, { email: 'tala@example.test' }, 'user.email: a contact detail in plain text'],
    [{}, { phone: '+639170000101' }, 'user.phone: a contact detail in plain text'],
    [{}, { external_id: '7' }, 'no SHA-256 of 64 hex digits'],
    [{}, { first_name: 'Tala' }, 'Unrecognized key: "first_name"'],
    [{ properties: { currency: 'PHP' } }, {}, 'a value and its currency come together'],
  ])('TRACK-03 an event with %j and %j is refused in an answer of 200', async (...row) => {
    const [changed, user, why] = row;
    const id = randomUUID();
    const answer = await tellTiktok(sandbox, [tiktokEvent({ ...changed, event_id: id }, user)]);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 40_002,
      message: expect.stringContaining(why) as string,
    });
    expect(await seenEvents(sandbox, id)).toMatchObject([
      { problem: expect.stringContaining(why) as string },
    ]);
  });

  it.each([
    [{ event_source_id: 'bad' }, 40_105],
    [{ event_source_id: '' }, 40_002],
    [{ event_source: 'app' }, 40_002],
    [{ data: [] }, 40_002],
  ])('R4 a call with %j is refused with the code %i', async (changed, code) => {
    expect((await tellTiktok(sandbox, [tiktokEvent()], changed)).json()).toMatchObject({ code });
  });

  it('R4 a call without a token is refused', async () => {
    const path = '/ads/tiktok/open_api/v1.3/event/track/';
    const headers = { 'content-type': 'application/json' };
    const answer = await sandbox.ask('POST', path, { headers, body: '{}' });
    expect(answer.json()).toMatchObject({ code: 40_104 });
  });
});

describe('Google', () => {
  const checked = async (body: Record<string, unknown>) =>
    (await tellGa4(sandbox, body, '/debug/mp/collect')).json();

  it('TRACK-03 an event is answered 204 and taken, and nothing is said of it', async () => {
    const answer = await tellGa4(sandbox, { events: [ga4Event()] });
    expect([answer.status, answer.body]).toEqual([204, '']);
    const [newest] = await seenEvents(sandbox, 'G-1');
    expect(newest).toMatchObject({ network: 'ga4', name: 'login', problem: null });
    expect(await checked({ events: [ga4Event()] })).toEqual({ validationMessages: [] });
  });

  it.each([
    ['nothing', {}, 'events: Invalid input'],
    ['a reserved name', { events: [ga4Event({ name: 'first_open' })] }, 'name: a reserved name'],
    ['a long name', { events: [ga4Event({ name: 'n'.repeat(41) })] }, 'no name of an event'],
    ['an old event', { events: [ga4Event({ timestamp_micros: 1 })] }, 'over 72 hours old'],
    ['a long value', { events: [ga4Event({}, { a: 'x'.repeat(101) })] }, 'a value is too long'],
    ['no browser', { client_id: undefined, events: [ga4Event()] }, 'client_id: Invalid input'],
    ['a member', { user_id: '7', events: [ga4Event()] }, 'Unrecognized key: "user_id"'],
    ['a hash', { user_data: { em: hash }, events: [ga4Event()] }, 'Unrecognized key: "user_data"'],
    [
      'an address',
      { events: [ga4Event({}, { who: 'tala@example.test' })] },
      'params.who: a contact',
    ],
    ['26 events', { events: Array.from({ length: 26 }, () => ga4Event()) }, 'over 25 events'],
  ])('TRACK-03 %s is answered 204 too, and its record says what is wrong', async (...row) => {
    const [, body, why] = row;
    const answer = await tellGa4(sandbox, body);
    expect([answer.status, answer.body]).toEqual([204, '']);
    const problem = expect.stringContaining(why) as string;
    expect((await seenEvents(sandbox, 'G-1'))[0]).toMatchObject({ network: 'ga4', problem });
    expect(((await checked(body))['validationMessages'] as unknown[])[0]).toEqual({
      fieldPath: 'events[0]',
      description: problem,
      validationCode: 'VALUE_INVALID',
    });
  });

  it('TRACK-03 a bad event does not mark the others of its call', async () => {
    const [good, bad] = [randomUUID(), randomUUID()];
    const events = [
      ga4Event({}, { event_id: good }),
      ga4Event({}, { event_id: bad, a: 'a@b.example' }),
    ];
    await tellGa4(sandbox, { events });
    expect(await seenEvents(sandbox, good)).toMatchObject([{ problem: null }]);
    expect(await seenEvents(sandbox, bad)).toMatchObject([
      { problem: 'params.a: a contact detail in plain text' },
    ]);
  });
});

describe('what is kept', () => {
  it('TRACK-03 a repetition within 48 hours is marked, by name, id, account and network', async () => {
    const id = randomUUID();
    const again = metaEvent({ event_id: id });
    const marks = async () =>
      (await seenEvents(sandbox, id)).toReversed().map(({ isDuplicate }) => isDuplicate);
    await tellMeta(sandbox, [again, again]);
    expect(await marks()).toEqual([false, true]);
    await tellMeta(sandbox, [metaEvent({ event_id: id, event_name: 'Lead' })]);
    await tellMeta(sandbox, [again], '/v25.0/1002/events?access_token=token');
    await tellTiktok(sandbox, [tiktokEvent({ event_id: id })]);
    expect((await marks()).slice(2)).toEqual([false, false, false]);
    await tellMeta(sandbox, [again]);
    expect((await marks()).slice(5)).toEqual([true]);
    sandbox.pass(48 * 3_600_000 + 1);
    await tellMeta(sandbox, [again]);
    expect((await marks()).slice(6)).toEqual([false]);
    sandbox.pass(-48 * 3_600_000 - 1);
  });

  it('TRACK-03 a refused event is no first time', async () => {
    const id = randomUUID();
    await tellMeta(sandbox, [metaEvent({ event_id: id, event_time: 1 })]);
    await tellMeta(sandbox, [metaEvent({ event_id: id })]);
    expect((await seenEvents(sandbox, id)).map(({ isDuplicate }) => isDuplicate)).toEqual([
      false,
      false,
    ]);
  });

  it('TRACK-03 a search finds whatever was told in plain text, and nothing else', async () => {
    const name = `tala-${randomUUID()}@example.test`;
    const found = async (text: string) =>
      (await sandbox.ask('GET', `/ads/records?q=${encodeURIComponent(text)}`)).json()['records'];
    expect(await found(name)).toEqual([]);
    await tellMeta(sandbox, [metaEvent({}, { em: [name] })]);
    expect(await found(name.toUpperCase())).toMatchObject([
      { network: 'meta', account: '1001', body: { user_data: { em: [name] } } },
    ]);
    expect(await found('%')).toEqual([]);
  });

  it('TRACK-03 the page shows each event with its account, its fields and its state', async () => {
    const id = randomUUID();
    await tellTiktok(sandbox, [tiktokEvent({ event_id: id })]);
    await tellTiktok(sandbox, [tiktokEvent({ event_id: id })]);
    await tellTiktok(sandbox, [tiktokEvent({ event_id: id, event: '<b>' }, { email: '1234' })]);
    const shown = await page(`/ads/inbox?q=${id}`);
    expect(shown).toContain('Ads inbox</h1>');
    expect(shown).toContain('3 events');
    for (const text of ['Taken', 'Duplicate', 'Refused', '<b>TikTok PIXEL</b>']) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain(`event_id: ${id}`);
    expect(shown).toContain('user.email.0: no SHA-256 of 64 hex digits');
    expect(shown).toContain('<b>&lt;b&gt;</b>');
    // A part of a hash is no code to type.
    expect(shown).not.toContain('data-copy=');
  });

  it('S3 the calls hold neither token nor secret', async () => {
    const token = `token-${randomUUID()}`;
    await tellMeta(sandbox, [metaEvent()], `/v25.0/77001/events?access%5Ftoken=${token}`);
    await vi.waitFor(async () => expect(await page('/ads/calls')).toContain('77001'));
    expect(await page('/ads/calls')).not.toContain(token);
    expect(await page('/ads/calls')).not.toContain('api_secret=secret');
    expect(sandbox.logged()).not.toContain(token);
  });
});

describe('triggers', () => {
  it('R4 the home lists them', async () => {
    const shown = await page('/ads');
    for (const ending of ['bad', 'slow', 'flaky']) expect(shown).toContain(`ends in ${ending}`);
  });

  it('R4 a slow account is answered after 12 s', async () => {
    await tellMeta(sandbox, [metaEvent()], '/v25.0/1001slow/events?access_token=token');
    expect(sandbox.waits).toEqual([12_000]);
  });

  it('R4 a flaky account fails twice, each by itself, and then takes what comes', async () => {
    const statusAt = async (token: string) =>
      (await tellMeta(sandbox, [metaEvent()], `/v25.0/1001/events?access_token=${token}`)).status;
    const statuses: number[] = [];
    for (const token of ['a-flaky', 'a-flaky', 'b-flaky', 'a-flaky', 'a-flaky']) {
      statuses.push(await statusAt(token));
    }
    expect(statuses).toEqual([500, 500, 500, 200, 200]);
  });

  it('R4 Google says nothing of a bad secret, and the record does', async () => {
    const headers = { 'content-type': 'application/json' };
    const path = '/ads/ga4/mp/collect?measurement_id=G-2&api_secret=bad';
    const body = JSON.stringify({ client_id: 'browser', events: [ga4Event()] });
    expect((await sandbox.ask('POST', path, { headers, body })).status).toBe(204);
    expect(await seenEvents(sandbox, 'G-2')).toMatchObject([
      { problem: 'unknown measurement or secret' },
    ]);
  });
});
