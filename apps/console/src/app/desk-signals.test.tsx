// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writingShownMs } from '@parlour/contract/chat/talk';
import type { AnsweringOffice, Replies } from '../testing/answering-office.ts';
import { idOf, message, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice } from '../testing/show-office.tsx';
import { openSignalStream } from '../testing/signal-stream.ts';

const one = queued(9);
const path = `/chat/${idOf(9)}`;
const withTalk = (over: Parameters<typeof opened>[2] = {}): Replies => ({
  listQueue: queueOf(one),
  openTalk: { answer: opened(one, [message(1)], over) },
});

/** The numbers of calls for the lists, for the talk, and for a stream. */
const askedOf = ({ inputsOf }: AnsweringOffice) =>
  (['listQueue', 'openTalk', 'openStaffSignals'] as const).map((name) => inputsOf(name).length);

/** Shows an open talk with a stream, until all is asked for that the beginning of the stream needs. */
async function showHeard(replies: Replies) {
  const signals = openSignalStream();
  const { server } = await showOffice(path, { ...replies, openStaffSignals: { stream: signals } });
  await vi.waitFor(() => {
    const [lists = 0, talks = 0] = askedOf(server);
    expect(Math.min(lists, talks)).toBeGreaterThan(1);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  return { server, signals };
}

describe('signals', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  });
  afterEach(() => void vi.useRealTimers());

  it('STAFF-07, CHAT-05, S1 have the lists and the talk asked for again, which is no action, and polls rest', async () => {
    const { server, signals } = await showHeard(withTalk());
    const before = server.calls.length;
    await vi.advanceTimersByTimeAsync(35_000);
    expect(server.calls).toHaveLength(before);
    signals.change();
    await vi.waitFor(() => expect(server.calls.length).toBeGreaterThan(before + 1));
    await vi.advanceTimersByTimeAsync(1_000);
    const after = server.calls.slice(before);
    expect(after.map(({ name }) => name).toSorted()).toEqual(['listQueue', 'openTalk']);
    expect(after.every(({ isUnasked }) => isUnasked)).toBe(true);
  });
  it('STAFF-07 that arrive while an answer is under way have one more asked for', async () => {
    const { server, signals } = await showHeard(withTalk());
    const [before = 0] = askedOf(server);
    const answers: (() => void)[] = [];
    const planned = server.replies;
    server.replies = {
      ...planned,
      listQueue: (input) =>
        new Promise((resolve) => answers.push(() => resolve(queueOf(one)(input)))),
    };
    signals.change();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    signals.change();
    signals.change();
    await vi.advanceTimersByTimeAsync(100);
    expect(askedOf(server)[0]).toBe(before + 1);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(askedOf(server)[0]).toBe(before + 2);
  });
  it('CHAT-05 do not say that a member has stopped writing, which is asked for once', async () => {
    const { server, signals } = await showHeard(withTalk({ isWriting: true }));
    expect(screen.getByText('Writing…')).toBeDefined();
    signals.change();
    await vi.advanceTimersByTimeAsync(1_000);
    const [lists = 0, talks = 0] = askedOf(server);
    server.replies = { ...server.replies, ...withTalk() };
    await vi.advanceTimersByTimeAsync(writingShownMs);
    expect(screen.queryByText('Writing…')).toBeNull();
    await vi.advanceTimersByTimeAsync(2 * writingShownMs);
    expect(askedOf(server).slice(0, 2)).toEqual([lists, talks + 1]);
  });
  it('STAFF-07 that do not pass are tried again when the server says, and polls go on', async () => {
    const busy = { refusal: 'service_unavailable', headers: { 'retry-after': '20' } };
    const { server } = await showOffice(path, { ...withTalk(), openStaffSignals: busy });
    await vi.waitFor(() => expect(askedOf(server)[2]).toBe(1));
    await vi.advanceTimersByTimeAsync(19_500);
    const [lists = 0, talks = 0, streams] = askedOf(server);
    expect([lists > 3, talks > 3, streams]).toEqual([true, true, 1]);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(askedOf(server)[2]).toBe(2);
  });
  it('STAFF-07 that end are polled for until there is another stream', async () => {
    const { server, signals } = await showHeard(withTalk());
    const [lists = 0, , streams = 0] = askedOf(server);
    const next = openSignalStream();
    server.replies = { ...server.replies, openStaffSignals: { stream: next } };
    signals.end();
    await vi.advanceTimersByTimeAsync(400);
    expect(askedOf(server)[2]).toBe(streams);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(askedOf(server)[2]).toBe(streams + 1);
    expect(askedOf(server)[0]).toBeGreaterThan(lists);
  });
  it('STAFF-07 of a talk that could not be asked for are made up for by a poll', async () => {
    const { server, signals } = await showHeard(withTalk());
    const planned = server.replies;
    server.replies = { ...planned, openTalk: { lost: true } };
    signals.change();
    await vi.waitFor(() => expect(screen.getByText('No connection. Trying again…')).toBeDefined());
    server.replies = planned;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.queryByText('No connection. Trying again…')).toBeNull();
  });
  it('STAFF-07 are not heard by a hidden page, which closes its stream', async () => {
    const { server, signals } = await showHeard(withTalk());
    const [, , streams = 0] = askedOf(server);
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(signals.isLeft()).toBe(true));
    const hidden = server.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls).toHaveLength(hidden);
    sight.mockRestore();
    server.replies = { ...server.replies, openStaffSignals: { stream: openSignalStream() } };
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(askedOf(server)[2]).toBe(streams + 1));
  });
});

it('CHAT-05 waits grow while nothing is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const replies = { ...withTalk(), openStaffSignals: { stream: openSignalStream() } };
  await showOffice('/chat', replies);
  await waitFor(() => expect(screen.getByTitle(/^How long/).textContent).toBe('9 min'));
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  await waitFor(() => expect(screen.getByTitle(/^How long/).textContent).toBe('12 min'));
  vi.useRealTimers();
});
