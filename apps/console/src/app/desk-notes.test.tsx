// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../testing/answering-office.ts';
import { idOf, message, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice, user } from '../testing/show-office.tsx';

const path = `/chat/${idOf(9)}`;
const withTalk = (takenBy: string | null = null): Replies => ({
  listQueue: queueOf(queued(9, { takenBy })),
  openTalk: { answer: opened(queued(9, { takenBy }), [message(1)]) },
  addTalkNote: { answer: { id: idOf(300) } },
});
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

describe('a note for staff', () => {
  it('STAFF-08 is written in the place of an answer, and tells the member nothing', async () => {
    const { server } = await showOffice(path, withTalk());
    await press('Note for staff');
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
    await user.type(await note(), 'The bank has called.{Enter}');
    await waitFor(async () => expect((await note()).value).toBe(''));
    expect(server.inputsOf('addTalkNote')).toMatchObject([
      { merchant: 'lumen', id: idOf(9), text: 'The bank has called.' },
    ]);
    expect(server.inputsOf('tellStaffWriting')).toEqual([]);
    expect(server.inputsOf('answerTalk')).toEqual([]);
    expect(server.inputsOf('openTalk').length).toBeGreaterThan(1);
  });
  it('STAFF-08 and an answer keep their own texts', async () => {
    await showOffice(path, { ...withTalk(), tellStaffWriting: { answer: {} } });
    await user.type(await answer(), 'For the member');
    await press('Note for staff');
    expect((await note()).value).toBe('');
    await user.type(await note(), 'For us');
    await press('Answer');
    expect((await answer()).value).toBe('For the member');
    await press('Note for staff');
    expect((await note()).value).toBe('For us');
  });
  it('STAFF-08 is written in a talk that somebody else has taken, too', async () => {
    const { server } = await showOffice(path, withTalk('robin@example.com'));
    await press('Note for staff');
    await user.type(await note(), 'Ask me.');
    await press('Add note');
    await waitFor(() => expect(server.inputsOf('addTalkNote')).toHaveLength(1));
  });
  it('STAFF-08 that was not sent is the same note at the next try', async () => {
    const { server } = await showOffice(path, { ...withTalk(), addTalkNote: { lost: true } });
    await press('Note for staff');
    await user.type(await note(), 'Soon.{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    server.replies = { ...server.replies, ...withTalk() };
    await press('Try again');
    await waitFor(async () => expect((await note()).value).toBe(''));
    const [first, second] = server.inputsOf('addTalkNote');
    expect(second).toEqual(first);
  });
});
