// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longestChatText } from '@parlour/contract/chat/talk';
import { deviceStorage } from '#platform/storage.ts';
import type { Replies } from '../testing/answering-office.ts';
import { idOf, me, message, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice, user } from '../testing/show-office.tsx';

const one = queued(9, { language: 'TH' });
const path = `/chat/${idOf(9)}`;
const answers = [
  { id: idOf(31), title: 'Ask', language: 'EN', text: 'Which ticket, {member}?' },
  { id: idOf(32), title: 'Greet', language: 'EN', text: 'I’m {name} of {merchant}.' },
  { id: idOf(33), title: 'สวัสดี', language: 'TH', text: 'สวัสดีครับ' },
] as const;
const withAnswers: Replies = {
  listQueue: queueOf(one),
  openTalk: { answer: opened(one, [message(1)]) },
  tellStaffWriting: { answer: {} },
  listCannedAnswers: { answer: { answers: [...answers] } },
};
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('prepared answers', () => {
  it('STAFF-08 stand over the field, those in the member’s language first', async () => {
    const { server } = await showOffice(path, withAnswers);
    const list = await screen.findByRole('list', { name: 'Prepared answers' });
    const chips = within(list).getAllByRole('button');
    expect(chips.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['สวัสดี', 'th'],
      ['AskEN', 'en'],
      ['GreetEN', 'en'],
    ]);
    const looks = server.calls.filter(({ name }) => name === 'listCannedAnswers');
    expect(looks.map(({ isUnasked }) => isUnasked)).toEqual([true]);
  });
  it('STAFF-08 are put at the caret with their variables filled in, and not sent', async () => {
    deviceStorage.write(`answer-name.${me}`, 'Imke');
    const { server } = await showOffice(path, withAnswers);
    await user.type(await field(), 'Hello.  Thanks.');
    (await field()).setSelectionRange(7, 7);
    await press('Greet, English');
    expect((await field()).value).toBe('Hello. I’m Imke of Lumen. Thanks.');
    const { selectionStart, selectionEnd } = await field();
    expect([selectionStart, selectionEnd, document.activeElement]).toEqual([25, 25, await field()]);
    (await field()).setSelectionRange(0, 25);
    await press('Ask, English');
    expect((await field()).value).toBe('Which ticket, member9? Thanks.');
    expect(server.inputsOf('answerTalk')).toEqual([]);
  });
  it('STAFF-08 with a name wait until one is chosen', async () => {
    await showOffice(path, withAnswers);
    await press('Greet, English');
    expect(await screen.findByText(/^This answer has your name in it/)).toBeDefined();
    expect((await field()).value).toBe('');
  });
  it('STAFF-08 that do not fit leave the field as it is', async () => {
    const text = 'a'.repeat(2_000);
    const long = { id: idOf(34), title: 'Long', language: 'TH', text } as const;
    const replies = { ...withAnswers, listCannedAnswers: { answer: { answers: [long] } } };
    await showOffice(path, replies);
    for (let length = 0; length < longestChatText; length += text.length) await press('Long');
    expect((await field()).value).toHaveLength(longestChatText);
    await press('Long');
    expect((await field()).value).toHaveLength(longestChatText);
    expect(screen.getByRole('alert').textContent).toContain('10,000');
  });
  it('STAFF-08 that did not come can be asked for again', async () => {
    const { server } = await showOffice(path, {
      ...withAnswers,
      listCannedAnswers: { lost: true },
    });
    await screen.findByText(/^The prepared answers didn’t load/);
    server.replies = { ...server.replies, ...withAnswers };
    await press('Retry');
    await waitFor(() => expect(screen.getByRole('button', { name: 'สวัสดี' })).toBeDefined());
  });
});
