// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mostPictureBytes } from '@parlour/contract/feedback/pictures';
import type { Replies } from '../testing/answering-office.ts';
import { allowPictureAddresses } from '../testing/picture-addresses.ts';
import { idOf, message, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice, user } from '../testing/show-office.tsx';

const one = queued(9);
const path = `/chat/${idOf(9)}`;
/** Replies in which each picture gets the next id, from 71 on. */
function withPictures(): Replies {
  let last = 70;
  return {
    listQueue: queueOf(one),
    openTalk: { answer: opened(one, [message(1)]) },
    tellStaffWriting: { answer: {} },
    addAnswerPicture: async () => ({ answer: { id: idOf((last += 1)) } }),
    answerTalk: { answer: { id: idOf(200) } },
  };
}
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const choose = async (...files: File[]) =>
  user.upload(await screen.findByLabelText('Add a picture'), files);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const chosen = () => screen.queryAllByRole('button', { name: /^Remove picture/ });
const isSendable = () => !screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ }).disabled;

describe('pictures of an answer', () => {
  it('STAFF-08 are sent as they are chosen, and go with the answer, without a text, too', async () => {
    allowPictureAddresses();
    const { server } = await showOffice(path, withPictures());
    await choose(picture('a.png'), picture('b.jpg', 'image/jpeg'));
    await waitFor(() => expect(isSendable()).toBe(true));
    expect(server.inputsOf('addAnswerPicture')).toMatchObject([
      { merchant: 'lumen', id: idOf(9) },
      { merchant: 'lumen', id: idOf(9) },
    ]);
    expect(server.inputsOf('answerTalk')).toEqual([]);
    await press('Send');
    await waitFor(() => expect(chosen()).toEqual([]));
    await choose(picture('c.png'));
    await waitFor(() => expect(isSendable()).toBe(true));
    await user.type(await field(), 'Here.{Enter}');
    await waitFor(() => expect(server.inputsOf('answerTalk')).toHaveLength(2));
    expect(server.inputsOf('answerTalk')).toMatchObject([
      { text: '', pictureIds: [idOf(71), idOf(72)] },
      { text: 'Here.', pictureIds: [idOf(73)] },
    ]);
  });
  it('STAFF-08 are three at most, of known types and sizes', async () => {
    allowPictureAddresses();
    const { server } = await showOffice(path, withPictures());
    const huge = new File([new Uint8Array(mostPictureBytes + 1)], 'b.png', { type: 'image/png' });
    await choose(huge);
    expect((await screen.findByRole('alert')).textContent).toContain('up to 5 MB');
    expect(server.inputsOf('addAnswerPicture')).toEqual([]);
    await choose(...['a', 'b', 'c', 'd'].map((name) => picture(name)));
    expect(chosen()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(server.inputsOf('addAnswerPicture')).toHaveLength(3));
    expect(await screen.findByLabelText('Add a picture')).toHaveProperty('disabled', true);
  });
  it('CHAT-05, STAFF-08 that are added or removed make it another message', async () => {
    allowPictureAddresses();
    const { server } = await showOffice(path, { ...withPictures(), answerTalk: { lost: true } });
    await choose(picture('a.png'));
    await user.type(await field(), 'Here.');
    await waitFor(() => expect(isSendable()).toBe(true));
    await press('Send');
    await press('Send again');
    await waitFor(() => expect(server.inputsOf('answerTalk')).toHaveLength(2));
    await waitFor(() => expect(isSendable()).toBe(true));
    await press('Remove picture 1');
    await press('Send again');
    await waitFor(() => expect(server.inputsOf('answerTalk')).toHaveLength(3));
    const [first, second, third] = server.inputsOf('answerTalk');
    expect(second).toEqual(first);
    expect(third).toMatchObject({ text: 'Here.', pictureIds: [] });
    expect(third?.['clientId']).not.toBe(first?.['clientId']);
  });
  it.each([
    ['picture_refused', /^This picture can’t be used/],
    ['too_many_pictures', /as many pictures as one person may send/],
  ])(
    'STAFF-08 that are refused say why, hold the answer back, and can be sent again: %s',
    async (refusal, said) => {
      allowPictureAddresses();
      const replies = withPictures();
      const { server } = await showOffice(path, { ...replies, addAnswerPicture: { refusal } });
      await user.type(await field(), 'Here.');
      await choose(picture('a.png'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(said);
      expect(isSendable()).toBe(false);
      server.replies = { ...server.replies, ...replies };
      await user.click(within(alert).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(isSendable()).toBe(true));
    },
  );
});
