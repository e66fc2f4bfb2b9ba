import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { FailureRow, Reaction } from '@parlour/contract/failures/failure-row';
import { anyOther, failures } from '@parlour/contract/failures/failures';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { obeyFailure, type Foundation } from '#foundation/foundation.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { siteStatus as statusOf } from '#foundation/testing/site-status.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import type { Teller } from './failed-call.ts';

afterEach(() => void vi.restoreAllMocks());

const ofMember = { session: { id: '7' }, path: '/m/member/home' } as const;
const foreign = (status: number, body: object) => ({
  foreign: { status, body: { success: false, ...body } },
});
const always = {
  collectEvents: { answer: null },
  siteStatus: foreign(500, { message: 'Afterwards.' }),
} satisfies Replies;

const visit = (replies: Replies) =>
  showInSite(null, { ...ofMember, replies: { ...always, ...replies } });
const ask = async ({ api }: Foundation, teller: Teller = 'alert', endpoint = memberInfo) =>
  api(endpoint, {}, { teller }).catch((error: unknown) => error);

/** Returns the messages, the path and the session after a failure. */
function seen({ notices, toasts, session, language }: Foundation) {
  const { t } = language.get();
  return {
    notices: notices.get().map(({ say }) => say(t)),
    toast: toasts.get()?.kind ?? null,
    session: session.get() && (session.get()?.updatePassword ? 'limited' : 'whole'),
    path: location.pathname,
  };
}
/** Returns the same after all earlier failures were handled: a further call fails, and its own message is left out. */
async function seenInTheEnd(foundation: Foundation) {
  await foundation.api(siteStatus, {}).catch(() => null);
  await waitFor(() => expect(seen(foundation).notices.at(-1)).toBe('Afterwards.'));
  const all = seen(foundation);
  return { ...all, notices: all.notices.slice(0, -1) };
}
const nothing = { notices: [], toast: null, session: 'whole', path: '/m/member/home' };
/** Reactions that are tested here; `front` and `line` take the whole page and are tested below and in `line.test.tsx`. */
type TestedReaction = Exclude<Reaction, 'front' | 'line'>;
const outcomes: Record<TestedReaction, object> = {
  logOut: { ...nothing, notices: ['Please log in.'], session: null, path: '/m/login' },
  changePassword: { ...nothing, session: 'limited' },
  silent: nothing,
  wait: nothing,
  inPlace: nothing,
  toast: { ...nothing, toast: 'offline' },
  alert: { ...nothing, notices: ['The server’s words.'] },
};

type Case = [name: string, reply: ReturnType<typeof foreign>, does: TestedReaction];

/** Replies for every code, kind and status of a row. */
function answersOf(row: FailureRow): Case[] {
  const { does } = row;
  if (does === 'front' || does === 'line') return [];
  const message = 'The server’s words.';
  const answers = [
    ...(row.statuses ?? []).map((status) => ({ status, body: { message } })),
    ...(row.codes ?? []).map((errorCode) => ({ status: 400, body: { errorCode, message } })),
    ...(row.beginnings ?? []).map((each) => ({
      status: 400,
      body: { errorCode: `${each}.anything`, message },
    })),
    ...(row.messages ?? []).map((each) => ({ status: 200, body: { message: each } })),
  ];
  return answers.map(({ status, body }) => [
    `HTTP ${status} ${Object.values(body).join(', ')}`,
    foreign(status, body),
    does,
  ]);
}
const unknownCode = { errorCode: 'house.on.fire', message: 'The server’s words.' };

describe('each row of the table', () => {
  it.each([
    ...failures.flatMap(answersOf),
    ['a code that is in no row', foreign(418, unknownCode), anyOther.does] as Case,
  ])('NET-08, NET-09, NET-10, LOGIN-04 %s is obeyed', async (_case, reply, does) => {
    const { foundation } = await visit({ memberInfo: reply });
    await ask(foundation);
    expect(await seenInTheEnd(foundation)).toEqual(outcomes[does]);
  });
  it.each([
    ['system_maintenance', 'maintenance'],
    ['region_restricted', 'region'],
  ])(
    'BOOT-05, BOOT-06, NET-10 %s is said by the page in front, and by no alert',
    async (errorCode, by) => {
      const { foundation } = await visit({
        memberInfo: foreign(503, { errorCode, message: 'No.' }),
      });
      await ask(foundation);
      expect(foundation.front.get().closedBy).toBe(by);
      // No message once the site is open again either.
      foundation.front.take(statusOf());
      expect(await seenInTheEnd(foundation)).toEqual(nothing);
    },
  );
  it('NET-10 while the page in front stands no other failure is told', async () => {
    const status = { maintenance: true };
    const { foundation } = await showInSite(null, { ...ofMember, status, replies: always });
    const { notices, toasts } = foundation;
    notices.show(() => 'No.');
    toasts.show('failed', () => 'No.');
    expect(seen(foundation)).toEqual(nothing);
    toasts.show('offline', () => 'Gone.');
    expect(seen(foundation)).toEqual(outcomes.toast);
  });
  it('NET-11 a call that does not get through is a toast', async () => {
    const { foundation, server } = await visit({});
    server.close();
    await ask(foundation);
    await waitFor(() => expect(seen(foundation)).toEqual(outcomes.toast));
  });
  it('LAUNCH-03, NET-10 a call that is not answered in time says so', async () => {
    const { foundation } = await visit({ memberInfo: () => new Promise(() => {}) });
    await ask(foundation, 'alert', { ...memberInfo, timeoutMs: 50 });
    const late = { ...nothing, notices: ['This is taking too long. Try again.'] };
    await waitFor(() => expect(seen(foundation)).toEqual(late));
  });
  it.each([400, 500, 503])(
    'NET-10 an answer of %i without words is an unknown error',
    async (status) => {
      const { foundation } = await visit({ memberInfo: foreign(status, {}) });
      await ask(foundation);
      const unknown = { ...nothing, notices: ['Something went wrong. Try again.'] };
      expect(await seenInTheEnd(foundation)).toEqual(unknown);
    },
  );
});

describe('one failure, one message', () => {
  it('NET-10 ten calls that fail together of one thing raise one alert', async () => {
    const { foundation, server } = await visit({ memberInfo: foreign(503, unknownCode) });
    await Promise.all(Array.from({ length: 10 }, () => ask(foundation)));
    expect(server.calls).toHaveLength(10);
    expect(await seenInTheEnd(foundation)).toEqual(outcomes.alert);
  });
  it('NET-08 ten calls that are answered by 401 end the session once', async () => {
    const { foundation } = await visit({ memberInfo: foreign(401, {}) });
    await Promise.all(Array.from({ length: 10 }, () => ask(foundation)));
    expect(await seenInTheEnd(foundation)).toEqual(outcomes.logOut);
  });
  it.each<Teller>(['page', 'nobody'])(
    'NET-10 where the teller is %s no alert is raised',
    async (teller) => {
      const { foundation } = await visit({ memberInfo: foreign(503, unknownCode) });
      await ask(foundation, teller);
      expect(await seenInTheEnd(foundation)).toEqual(nothing);
    },
  );
  it('NET-08 the end of a session is said whoever tells', async () => {
    const { foundation } = await visit({ memberInfo: foreign(401, {}) });
    await ask(foundation, 'nobody');
    expect(await seenInTheEnd(foundation)).toEqual(outcomes.logOut);
  });
});

describe('where the table cannot be fetched', () => {
  const obeyWithout = async (teller: Teller) => {
    const { foundation } = await visit({});
    const message = 'The server’s words.';
    const error = new ApiError({ kind: 'answer', code: 'unknown', status: 503, message });
    await obeyFailure(foundation, { error, path: memberInfo.path, teller }, () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    return seen(foundation);
  };
  it('NET-10 the alert says it all the same', async () => {
    expect(await obeyWithout('alert')).toEqual(outcomes.alert);
  });
  it('NET-10 what the page says itself is no alert either', async () => {
    expect(await obeyWithout('page')).toEqual(nothing);
  });
});

const leavePage = () => void window.dispatchEvent(new Event('pagehide'));

describe('what nobody is told', () => {
  it('NET-09 is counted and told to the server when the page is left, and once', async () => {
    const { foundation, server } = await visit({
      memberInfo: foreign(502, { errorCode: 'bad gate\nway' }),
      playerRankProgress: { refusal: 'service_unavailable' },
    });
    await ask(foundation);
    await ask(foundation);
    await foundation.api(playerRankProgress, {}, { teller: 'nobody' }).catch(() => null);
    await seenInTheEnd(foundation);
    leavePage();
    leavePage();
    const told = () => server.calls.filter(({ name }) => name === 'collectEvents');
    // Without leaving the page the report would be sent after ten seconds.
    await waitFor(() => expect(told()).toHaveLength(1), { timeout: 5_000 });
    expect(told()[0]?.input).toMatchObject({
      events: [
        {
          eventName: 'silentFailure',
          path: '/wps/member/info',
          code: 'other',
          status: 502,
          count: 2,
        },
        {
          eventName: 'silentFailure',
          path: '/wps/relay/MCSFE_getPlayerRankProgress',
          code: 'service_unavailable',
          status: 503,
          count: 1,
        },
      ],
    });
  });
  it('NET-10 what the page or the alert says is not told', async () => {
    const { foundation, server } = await visit({ memberInfo: foreign(503, unknownCode) });
    await ask(foundation, 'page');
    await ask(foundation);
    await seenInTheEnd(foundation);
    leavePage();
    await seenInTheEnd(foundation);
    expect(server.calls.map(({ name }) => name)).not.toContain('collectEvents');
  });
  it('NET-11 of a line that is gone nothing is told', async () => {
    const { foundation, server } = await visit({ memberInfo: foreign(502, {}) });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await ask(foundation);
    await seenInTheEnd(foundation);
    leavePage();
    await seenInTheEnd(foundation);
    expect(server.calls.map(({ name }) => name)).not.toContain('collectEvents');
  });
});
