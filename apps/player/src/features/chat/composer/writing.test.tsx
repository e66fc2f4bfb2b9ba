// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writingEveryMs } from '@parlour/contract/chat/talk';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import type { OpenTalk } from '../talk/open-talk.ts';
import { TalkPage } from '../talk/talk-page.tsx';
import { desk, idOf, message, opened, viewer, withChat } from '../testing/sample-talks.ts';

const usual: Replies = {
  memberInfo: { answer: viewer },
  chatDesk: { answer: desk },
  readTalk: { answer: null },
  tellWriting: { answer: null },
  collectEvents: { answer: null },
};
const show = (found: OpenTalk, { replies, ...options }: TestOptions = {}) =>
  showInSite(<TalkPage />, {
    path: `/m/chat/talk?id=${idOf(1)}`,
    ...withChat,
    replies: { ...usual, listTalkMessages: { answer: found }, ...replies },
    ...options,
  });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

describe('who is writing', () => {
  const told = (calls: { name: string; input: unknown }[]) =>
    calls.filter(({ name }) => name === 'tellWriting').map(({ input }) => input);

  it('CHAT-05 the team is told when the member types, not for each key, and not of spaces', async () => {
    const { server } = await show(opened([message(1)]));
    await screen.findByText('number 1');
    await user.type(field(), '  ');
    expect(told(server.calls)).toEqual([]);
    await user.type(field(), 'Hello there');
    expect(told(server.calls)).toEqual([{ id: idOf(1) }]);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + writingEveryMs);
    await user.type(field(), ', Robin');
    clock.mockRestore();
    expect(told(server.calls)).toHaveLength(2);
  });
  it('CHAT-05 a call that fails disturbs nobody', async () => {
    await show(opened([message(1)]), {
      replies: { tellWriting: { refusal: 'service_unavailable' } },
    });
    await screen.findByText('number 1');
    await user.type(field(), 'Hello');
    expect(field().value).toBe('Hello');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('CHAT-05 the member sees who of the team writes, and no longer than for the time that was said', async () => {
    const writing = { name: 'Robin', forMs: 40 };
    const { server } = await show({ ...opened([message(1)]), writing });
    expect(await screen.findByText('Robin is writing…')).toBeDefined();
    server.replies = { ...usual, listTalkMessages: { answer: opened([message(1)]) } };
    await waitFor(() => expect(screen.queryByText('Robin is writing…')).toBeNull());
  });
  it('CHAT-05 it goes by itself if nothing is answered, and has words without a name', async () => {
    const writing = { name: null, forMs: 40 };
    const { server } = await show({ ...opened([message(1)]), writing });
    expect(await screen.findByText('Writing a reply…')).toBeDefined();
    server.replies = { ...usual, listTalkMessages: { refusal: 'service_unavailable' } };
    await waitFor(() => expect(screen.queryByText('Writing a reply…')).toBeNull(), {
      timeout: 3_000,
    });
    expect(screen.getByText('number 1')).toBeDefined();
  });
});
