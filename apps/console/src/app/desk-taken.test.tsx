// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../testing/answering-office.ts';
import { idOf, me, message, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { account, showOffice, user } from '../testing/show-office.tsx';

const path = `/chat/${idOf(9)}`;
const withTalk = (takenBy: string | null = null): Replies => ({
  listQueue: queueOf(queued(9, { takenBy })),
  openTalk: { answer: opened(queued(9, { takenBy }), [message(1)]) },
});
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

describe('a talk', () => {
  it('CHAT-05 that somebody else has taken can be read and not answered', async () => {
    await showOffice(path, withTalk('robin@example.com'));
    expect((await screen.findByText(/only one who can answer/)).textContent).toContain('robin@');
    for (const name of ['Take', 'Take over', 'Hand over', 'Close', 'Send']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
  it('CHAT-05, STAFF-04 that somebody else has taken is taken over by owners and managers alone', async () => {
    const manages = { merchant: 'lumen', name: 'Lumen', roles: ['manager' as const] };
    const { server } = await showOffice(path, {
      ...withTalk('robin@example.com'),
      whoAmI: { answer: { ...account, merchants: [manages] } },
      takeOverTalk: { answer: {} },
    });
    await screen.findByText(/only one who can answer/);
    server.replies = {
      ...server.replies,
      openTalk: { answer: opened(queued(9, { takenBy: me }), [message(1)]) },
    };
    await press('Take over');
    expect(await field()).toBeDefined();
    expect(server.inputsOf('takeOverTalk')).toMatchObject([{ id: idOf(9) }]);
  });
  it('CHAT-05 that somebody takes at the same moment is said, and shown as taken', async () => {
    const { server } = await showOffice(path, {
      ...withTalk(),
      takeTalk: { refusal: 'talk_taken' },
    });
    await field();
    const theirs = queued(9, { takenBy: 'robin@example.com' });
    server.replies = { ...server.replies, openTalk: { answer: opened(theirs, [message(1)]) } };
    await press('Take');
    expect(await screen.findByText('Somebody else has taken this chat.')).toBeDefined();
    expect(await screen.findByText(/only one who can answer/)).toBeDefined();
  });
});
