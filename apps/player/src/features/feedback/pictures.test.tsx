// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mostPictureBytes } from '@parlour/contract/feedback/pictures';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { tabStorage } from '#platform/storage.ts';
import { FeedbackPage } from './feedback-page.tsx';

const ids = [1, 2, 3, 4].map((each) => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f6${each}`);
const [first = '', second = '', made = ''] = ids;
const show = ({ replies, ...options }: TestOptions = {}) =>
  showInSite(<FeedbackPage />, {
    path: '/m/feedback',
    session: { id: '7' },
    replies: {
      feedbackList: { answer: { items: [] } },
      sendFeedback: { answer: { id: made } },
      addFeedbackPicture: { answer: { id: first } },
      ...replies,
    },
    ...options,
  });
/** Bytes of a picture in the type that the contract's check accepts. */
const bytes = (...of: number[]) => new Uint8Array(of) as unknown as Blob;
const file = (name: string, type = 'image/png', size = 3) =>
  new File([new Uint8Array(size).fill(7)], name, { type });
const input = () => screen.getByLabelText<HTMLInputElement>('Add a picture');
/** Chooses files in a picker that accepts every type. */
const pick = (...files: File[]) => user.setup({ applyAccept: false }).upload(input(), files);
const named = (name: string) => screen.findByRole('button', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
async function write() {
  await user.click(screen.getByRole('radio', { name: 'Idea' }));
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Look');
}
const called = (calls: { name: string }[], name: string) =>
  calls.filter((each) => each.name === name);

describe('a picture', () => {
  it('MEMBER-12 is sent by itself as it is, shown, and goes with the message', async () => {
    const { server } = await show();
    await pick(file('a.png'));
    expect(await screen.findByText('Picture 1 added')).toBeDefined();
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Picture 1' });
    expect(image.src).toBe('data:image/png;base64,BwcH');
    // The browser tests check the body: Node's fetch does not accept a File of jsdom.
    expect(called(server.calls, 'addFeedbackPicture')).toHaveLength(1);
    await write();
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    expect(called(server.calls, 'sendFeedback')).toMatchObject([
      { input: { content: 'Look', pictureIds: [first] } },
    ]);
  });
  it('MEMBER-12 is one of three at most, sent one after the other', async () => {
    const held: PromiseWithResolvers<{ answer: { id: string } }>[] = [];
    const { server } = await show({
      replies: {
        addFeedbackPicture: () => {
          const next = Promise.withResolvers<{ answer: { id: string } }>();
          held.push(next);
          return next.promise;
        },
      },
    });
    await pick(file('a'), file('b'), file('c'), file('d'));
    expect(await screen.findAllByRole('button', { name: /^Remove picture/ })).toHaveLength(3);
    expect(screen.queryByLabelText('Add a picture')).toBeNull();
    await waitFor(() => expect(held).toHaveLength(1));
    await write();
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toContain('still uploading');
    for (const [at, id] of ids.slice(0, 3).entries()) {
      await waitFor(() => expect(held).toHaveLength(at + 1));
      await act(async () => held[at]?.resolve({ answer: { id } }));
    }
    expect(await screen.findByText(/Picture 3 added/)).toBeDefined();
    expect(called(server.calls, 'sendFeedback')).toEqual([]);
  });
  it('MEMBER-12 that fails is marked, can be sent again or removed, and the text stays', async () => {
    const { server } = await show({
      replies: { addFeedbackPicture: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    await write();
    await pick(file('a'), file('b'));
    expect(await screen.findByText(/Picture 2 didn’t upload/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(
      'This isn’t available right now. Try again in a moment.Upload again',
    );
    await user.click(sendButton());
    expect(screen.getByText(/A picture didn’t upload/)).toBeDefined();
    expect(called(server.calls, 'sendFeedback')).toEqual([]);
    server.replies = {
      ...server.replies,
      sendFeedback: { answer: { id: made } },
      feedbackList: { answer: { items: [] } },
    };
    await user.click(await named('Remove picture 1'));
    server.replies = {
      ...server.replies,
      addFeedbackPicture: { answer: { id: second } },
    };
    await user.click(await named('Upload again'));
    expect(await screen.findByText(/Picture 1 added/)).toBeDefined();
    expect(screen.queryByText('This isn’t available right now. Try again in a moment.')).toBeNull();
    await pick(file('c'));
    await user.click(await named('Remove picture 2'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pictures');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Look');
    await user.click(sendButton());
    await waitFor(() => expect(called(server.calls, 'sendFeedback')).toHaveLength(1));
    expect(called(server.calls, 'sendFeedback')).toMatchObject([
      { input: { pictureIds: [second] } },
    ]);
  });
  it('MEMBER-12 that the server cannot use is not offered to be sent again', async () => {
    await show({
      replies: { addFeedbackPicture: { refusal: 'picture_refused', message: 'Choose another.' } },
    });
    await pick(file('a'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This picture can’t be used. Choose another one.',
    );
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    await user.click(await named('Remove picture 1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it.each([
    ['a.gif', 'image/gif', 3, 'JPEG, PNG or WebP'],
    ['a.svg', 'image/svg+xml', 3, 'JPEG, PNG or WebP'],
    ['a', '', 3, 'JPEG, PNG or WebP'],
    ['a.png', 'image/png', mostPictureBytes + 1, 'larger than 5 MB'],
  ])(
    'MEMBER-12 %s of the type “%s” with %i bytes is not even sent',
    async (...[name, type, size, says]) => {
      const { server } = await show();
      await pick(file(name, type, size));
      expect((await screen.findByRole('alert')).textContent).toContain(says);
      expect(called(server.calls, 'addFeedbackPicture')).toEqual([]);
      expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    },
  );
  it('MEMBER-12 that is taken out while it is on its way leaves nothing behind', async () => {
    const held = Promise.withResolvers<{ answer: { id: string } }>();
    const { server } = await show({ replies: { addFeedbackPicture: () => held.promise } });
    await pick(file('a'));
    await waitFor(() => expect(server.calls.at(-1)?.name).toBe('addFeedbackPicture'));
    await user.click(await named('Remove picture 1'));
    await act(async () => held.resolve({ answer: { id: first } }));
    expect(tabStorage.keys('own.')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('pictures that the server has', () => {
  it('MEMBER-12 are there after a reload, and one that is gone says so once the message is sent', async () => {
    tabStorage.write(
      'own.feedback',
      JSON.stringify({ category: 'idea', content: 'Look', pictureIds: [first, second] }),
    );
    const { server } = await show({
      replies: {
        feedbackPicture: { answer: bytes(1, 2, 3) },
        sendFeedback: { refusal: 'not_found', value: { pictureIds: [second] } },
      },
    });
    const all = () => screen.getAllByRole<HTMLImageElement>('img');
    await waitFor(() => expect(all()).toHaveLength(2));
    expect(all().map(({ src }) => src)).toEqual(Array(2).fill('data:image/webp;base64,AQID'));
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toContain('no longer there');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    server.replies = { ...server.replies, sendFeedback: { answer: { id: made } } };
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  });
  it('MEMBER-12 of a message are fetched when they are asked for', async () => {
    const item = {
      id: made,
      category: 'game' as const,
      content: 'See',
      pictures: [first, second],
      sentAt: 0,
      state: 'sent' as const,
      answer: null,
      answeredAt: null,
    };
    const { server } = await show({
      replies: {
        feedbackList: { answer: { items: [item] } },
        feedbackPicture: async (asked) =>
          (asked as { id: string }).id === first
            ? { answer: bytes(1) }
            : { refusal: 'not_found' as const },
      },
    });
    const summary = await screen.findByText('2 pictures');
    expect(called(server.calls, 'feedbackPicture')).toEqual([]);
    await user.click(summary);
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeDefined();
    expect(await screen.findByText('Picture 2 didn’t load')).toBeDefined();
  });
});
