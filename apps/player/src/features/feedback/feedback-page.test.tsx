// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mostCharacters } from '@parlour/contract/feedback/message-length';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { tabStorage } from '#platform/storage.ts';
import { FeedbackPage } from './feedback-page.tsx';
import type { OwnMessage } from './list/use-messages.ts';

const ids = [1, 2, 3, 4].map((each) => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f6${each}`);
const [first = '', second = '', third = '', made = ''] = ids;
const at = new Date(2026, 10, 18, 20, 14).getTime();
const message = (traits: Partial<OwnMessage>): OwnMessage => ({
  id: first,
  category: 'idea',
  content: 'Could the list remember?',
  pictures: [],
  sentAt: at,
  state: 'sent',
  answer: null,
  answeredAt: null,
  ...traits,
});
/** The member who logs in next. */
const eve = {
  token: 'other',
  userName: 'eve',
  id: '8',
  firstTimeLogin: false,
  updatePassword: false,
};
const all = [
  message({ state: 'answered', answer: 'It does from today.', answeredAt: at + 2 * 86_400_000 }),
  message({ id: second, category: 'money', content: 'Twice.', state: 'read' }),
  message({ id: third, category: 'other', content: 'Hello', pictures: [made] }),
];
const helpPath = 'https://help.example/chat';
const show = (items: OwnMessage[] = [], { replies, ...options }: TestOptions = {}) =>
  showInSite(<FeedbackPage />, {
    path: '/m/feedback',
    session: { id: '7' },
    replies: {
      feedbackList: { answer: { items } },
      sendFeedback: { answer: { id: made } },
      addFeedbackPicture: { answer: { id: first } },
      ...replies,
    },
    ...options,
  });

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
async function write(content = 'More games, please') {
  await choose('Idea');
  await user.click(field());
  await user.paste(content);
}
const cards = async () => (await screen.findAllByRole('article')).map((card) => card.textContent);
const sentForms = (calls: { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'sendFeedback').map(({ input }) => input);

describe('the member’s messages', () => {
  it('MEMBER-12 stand with what became of each, and the team’s answer', async () => {
    await show(all);
    expect(await cards()).toEqual([
      expect.stringMatching(
        /^Idea18 Nov.* 20:14RepliedCould the list remember\?ReplyIt does from today\.Lumen team, 20 Nov$/,
      ),
      expect.stringMatching(/^Money.*ReadTwice\.$/),
      expect.stringMatching(/^Other.*SentHello1 picture$/),
    ]);
  });
  it('MEMBER-12 are none at first, and the page says what will be there', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined();
  });
  it('MEMBER-12 that do not come can be asked for again, with the form at hand all the while', async () => {
    const { server } = await show([], {
      replies: { feedbackList: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    await write();
    server.replies = { feedbackList: { answer: { items: all } } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(3);
    expect(field().value).toBe('More games, please');
  });
});

describe('sending', () => {
  it('MEMBER-12 is possible with a subject and something to read, and not before', async () => {
    await show();
    expect(sendButton()).toHaveProperty('disabled', true);
    await user.type(field(), '  ');
    await choose('Problem');
    expect(sendButton()).toHaveProperty('disabled', true);
    await user.type(field(), 'x');
    expect(sendButton()).toHaveProperty('disabled', false);
  });
  it('MEMBER-12 empties the form; the message heads the list, has the focus near it and is announced', async () => {
    const { server, foundation } = await show(all);
    await write();
    const later = Promise.withResolvers<{ answer: { items: OwnMessage[] } }>();
    server.replies = {
      sendFeedback: { answer: { id: made } },
      feedbackList: () => later.promise,
    };
    await user.click(sendButton());
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    expect((await cards())[0]).toMatch(/^Idea.*SentMore games, please$/);
    expect([field().value, screen.queryByRole('radio', { checked: true })]).toEqual(['', null]);
    expect(document.activeElement?.textContent).toBe('Your messages');
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe(
      'Message sent. Thank you.',
    );
    expect(sentForms(server.calls)).toEqual([
      {
        category: 'idea',
        content: 'More games, please',
        pictureIds: [],
        formId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    await act(async () => later.resolve({ answer: { items: [message({ id: made }), ...all] } }));
    expect(await cards()).toHaveLength(4);
  });
  it('MEMBER-12 a second press while the first is on its way sends nothing', async () => {
    const held = Promise.withResolvers<{ answer: { id: string } }>();
    const { server } = await show([], { replies: { sendFeedback: () => held.promise } });
    await write();
    await user.dblClick(sendButton());
    await user.type(field(), 'x');
    await act(async () => held.resolve({ answer: { id: made } }));
    await waitFor(() => expect(field().value).toBe(''));
    expect(sentForms(server.calls)).toHaveLength(1);
  });
  it('MEMBER-12, NET-11 after a lost line the same form is sent again, and a changed one is another', async () => {
    const { server } = await show([], {
      replies: { sendFeedback: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    await write();
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This isn’t available right now. Try again in a moment.',
    );
    expect(field().value).toBe('More games, please');
    await user.click(sendButton());
    await waitFor(() => expect(sentForms(server.calls)).toHaveLength(2));
    await user.type(field(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(sendButton());
    await waitFor(() => expect(sentForms(server.calls)).toHaveLength(3));
    const formIds = (sentForms(server.calls) as { formId: string }[]).map(({ formId }) => formId);
    expect(formIds[1]).toBe(formIds[0]);
    expect(formIds[2]).not.toBe(formIds[0]);
  });
  it('MEMBER-12 a limit is said in the form, and nothing of it is lost', async () => {
    await show([], {
      replies: {
        sendFeedback: {
          refusal: 'TOO_MANY_REQUEST.feedback',
          message: 'You’ve sent us a lot today.',
          value: { retryAfter: 80_000 },
        },
      },
    });
    await write();
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You’ve sent a lot of messages. Try again later.',
    );
    expect(field().value).toBe('More games, please');
  });
});

describe('the field', () => {
  const family = '👨‍👩‍👧‍👦';
  const counter = () => screen.getByText(/ \/ 1,000$/);
  it('MEMBER-12 counts as a person counts, and takes a thousand by paste and not one more by keys', async () => {
    await show();
    await user.click(field());
    await user.paste(family.repeat(2));
    expect(counter().textContent).toBe('2 / 1,000');
    expect(counter().className).not.toMatch(/full/);
    await user.paste('a'.repeat(2_000));
    expect(counter().textContent).toBe('1,000 / 1,000');
    expect(counter().className).toMatch(/full/);
    expect(screen.getByText(/the limit of 1,000 characters/)).toBeDefined();
    await user.type(field(), 'b');
    expect(field().value).toBe(family.repeat(2) + 'a'.repeat(mostCharacters - 2));
    await user.type(field(), 'b', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field().value.startsWith(family)).toBe(true);
    expect(field().selectionStart).toBe(0);
  });
});

describe('a draft', () => {
  it('MEMBER-12 is there after a reload, and gone after logging out', async () => {
    const { foundation } = await show();
    await write('Half a tho');
    await show([], { replies: { feedbackPicture: { refusal: 'not_found' } } });
    const fields = screen.getAllByRole<HTMLTextAreaElement>('textbox');
    expect(fields.at(-1)?.value).toBe('Half a tho');
    expect(tabStorage.keys('own.')).toHaveLength(1);
    act(() => foundation.session.end());
    expect(tabStorage.keys('own.')).toEqual([]);
    expect(fields[0]?.value).toBe('');
  });
  it('MEMBER-12, C4 is no other member’s', async () => {
    const { foundation } = await show();
    await write('Mine alone');
    await act(async () => foundation.session.start(eve));
    expect(field().value).toBe('');
    expect(tabStorage.keys('own.')).toEqual([]);
  });
  it('MEMBER-12 that makes no sense is an empty form', async () => {
    tabStorage.write('own.feedback', '{"category":"rant","content":7,"pictureIds":{}}');
    await show();
    expect(field().value).toBe('');
    await write();
    await user.clear(field());
    expect(within(screen.getByRole('radiogroup')).getAllByRole('radio')).toHaveLength(5);
  });
});

describe('who needs an answer now', () => {
  it('MEMBER-12, ROUTE-15 is led to customer service, where there is one', async () => {
    const info = { customerService: [{ title: 'help.example', path: helpPath }] };
    await show([], { info });
    expect(screen.getByText('Need an answer now?')).toBeDefined();
    const help = screen.getByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe(helpPath);
  });
  it('MEMBER-12 reads nothing of it where there is none', async () => {
    await show();
    expect(screen.queryByText('Need an answer now?')).toBeNull();
  });
});
