// Calls to the stand-ins of the networks that are told of events, with events that they take.
import type { TestSandbox } from './test-sandbox.ts';

type Fields = Record<string, unknown>;
const json = { 'content-type': 'application/json' };
const noonSeconds = Date.parse('2026-11-21T12:00:00Z') / 1_000;
export const hash = 'a1'.repeat(32);

export const metaEvent = (changed: Fields = {}, user: Fields = {}): Fields => ({
  event_name: 'Login',
  event_time: noonSeconds - 60,
  event_id: 'event-1',
  action_source: 'website',
  event_source_url: 'https://lumen.example/m/login',
  user_data: { em: [hash], client_user_agent: 'Mozilla/5.0', ...user },
  ...changed,
});
export const tiktokEvent = (changed: Fields = {}, user: Fields = {}): Fields => ({
  event: 'Login',
  event_time: noonSeconds - 60,
  event_id: 'event-1',
  user: { email: hash, ip: '192.0.2.7', ...user },
  page: { url: 'https://lumen.example/m/login' },
  ...changed,
});
export const ga4Event = (changed: Fields = {}, params: Fields = {}): Fields => ({
  name: 'login',
  timestamp_micros: (noonSeconds - 60) * 1_000_000,
  params: { event_id: 'event-1', engagement_time_msec: 1, ...params },
  ...changed,
});

const post = (sandbox: TestSandbox, path: string, body: unknown) =>
  sandbox.ask('POST', path, {
    headers: { ...json, 'access-token': 'token' },
    body: JSON.stringify(body),
  });

export const tellMeta = (
  sandbox: TestSandbox,
  data: unknown,
  path = '/v25.0/1001/events?access_token=token',
) => post(sandbox, `/ads/meta${path}`, { data });

export const tellTiktok = (sandbox: TestSandbox, data: unknown, changed: Fields = {}) =>
  post(sandbox, '/ads/tiktok/open_api/v1.3/event/track/', {
    event_source: 'web',
    event_source_id: 'PIXEL',
    data,
    ...changed,
  });

export const tellGa4 = (sandbox: TestSandbox, body: Fields, path = '/mp/collect') =>
  post(sandbox, `/ads/ga4${path}?measurement_id=G-1&api_secret=secret`, {
    client_id: 'browser',
    ...body,
  });

export type SeenEvent = {
  network: string;
  account: string;
  name: string | null;
  eventId: string | null;
  problem: string | null;
  isDuplicate: boolean;
};

/** Returns the events of an account, or of one id, newest first. */
export async function seenEvents(sandbox: TestSandbox, to: string): Promise<SeenEvent[]> {
  const answer = await sandbox.ask('GET', `/ads/inbox?to=${to}`);
  return answer.json()['messages'] as SeenEvent[];
}
