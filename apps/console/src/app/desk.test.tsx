// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { longestChatText } from '@parlour/contract/chat/talk';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import type { Replies } from '../testing/answering-office.ts';
import { allowPictureAddresses } from '../testing/picture-addresses.ts';
import { idOf, me, message, noon, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice, user } from '../testing/show-office.tsx';

const minute = 60_000;
const queue = [
  queued(1),
  queued(5, { takenBy: 'robin@example.com' }),
  queued(9, { subject: 'ایک سوال' }),
  queued(2, { takenBy: me, unread: 0 }),
  queued(3, { state: 'closed', waitsSince: null, unread: 0 }),
];
const base: Replies = { listQueue: queueOf(...queue) };
const one = queued(9);
const withTalk = (over: Parameters<typeof opened>[2] = {}, talk = one): Replies => ({
  ...base,
  openTalk: { answer: opened(talk, [message(1)], over) },
  tellStaffWriting: { answer: {} },
});
const path = `/chat/${idOf(9)}`;

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const rows = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((row) => row.querySelector('b')?.textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the lists', () => {
  it('CHAT-05 show who waits, longest first, one’s own talks and closed ones, with counts', async () => {
    await showOffice('/chat', base);
    expect(await tab(/^Waiting 2$/)).toBeDefined();
    await waitFor(() => expect(rows()).toEqual(['member9', 'member1']));
    await user.click(await tab(/^Mine 1$/));
    await waitFor(() => expect(rows()).toEqual(['member2']));
    await user.click(await tab(/^Others$/));
    await waitFor(() => expect(rows()).toEqual(['member5']));
    await user.click(await tab(/^Closed$/));
    await waitFor(() => expect(rows()).toEqual(['member3']));
    expect(await tab(/^Waiting 2$/)).toBeDefined();
  });
  it('STAFF-08, S1 are asked for one at a time, and the choice of one is an action', async () => {
    const { server } = await showOffice('/chat', base);
    await waitFor(() => expect(rows()).toEqual(['member9', 'member1']));
    await user.click(await tab(/^Others$/));
    await waitFor(() => expect(rows()).toEqual(['member5']));
    const looks = server.calls.filter(({ name }) => name === 'listQueue');
    expect(looks.map(({ input, isUnasked }) => [input['whose'], isUnasked])).toEqual([
      ['waiting', true],
      ['others', false],
    ]);
  });
  it('STAFF-08 show the language of a member and how the last message begins, one’s own as such', async () => {
    deviceStorage.write(`answer-name.${me}`, 'Imke');
    const last = (from: 'member' | 'staff', name: string | null, text: string) => ({
      last: { from, name, text },
    });
    const mine = [
      queued(4, { takenBy: me, language: 'TH', ...last('member', null, 'شکریہ') }),
      queued(3, { takenBy: me, ...last('staff', 'Imke', 'I have asked.') }),
      queued(2, { takenBy: me, ...last('staff', 'Robin', 'Hello.') }),
      queued(1, { takenBy: me, ...last('staff', null, '') }),
    ];
    await showOffice('/chat', { listQueue: queueOf(...mine) });
    await user.click(await tab(/^Mine 4$/));
    await waitFor(() => expect(rows()).toHaveLength(4));
    for (const text of ['شکریہ', 'You: I have asked.', 'Robin: Hello.', 'Team: Picture']) {
      expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
    }
    expect(screen.getByTitle('Thai').textContent).toBe('TH');
  });
  it('CHAT-05 mark long waits, unread messages, and who has taken a talk', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(noon);
    await showOffice('/chat', base);
    const [long, short] = await screen.findAllByRole('link', { name: /member/ });
    expect(long?.querySelector('[data-late]')?.outerHTML).toMatch(/data-late="true".*9 min/);
    expect(short?.querySelector('[data-late]')?.outerHTML).toMatch(/data-late="false".*1 min/);
    expect(long?.textContent).toContain('1 unread message');
    expect(screen.getByText('ایک سوال').getAttribute('dir')).toBe('auto');
    await user.click(await tab(/^Others$/));
    expect(await screen.findByTitle('Taken by robin@example.com')).toBeDefined();
  });
  it('CHAT-05 are walked through by arrow keys, and Esc leads back', async () => {
    await showOffice('/chat', withTalk());
    const [first, second] = await screen.findAllByRole('link', { name: /member/ });
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    await user.click(first as HTMLElement);
    await field();
    expect(location.pathname).toBe(path);
    (await field()).focus();
    // Esc in the field only leaves the field.
    await user.keyboard('{Escape}');
    expect([location.pathname, document.activeElement]).toEqual([path, document.body]);
    await user.keyboard('{Escape}');
    expect(location.pathname).toBe('/chat');
    expect(document.activeElement?.id).toBe(`talk-${idOf(9)}`);
  });
  it('CHAT-05 follow the open talk, and stay where they are when it is left', async () => {
    const mine = queued(2, { takenBy: me, unread: 0 });
    await showOffice(`/chat/${idOf(2)}`, withTalk({}, mine));
    await field();
    await waitFor(async () =>
      expect((await tab(/^Mine/)).getAttribute('aria-selected')).toBe('true'),
    );
    await press('Back to the list');
    await waitFor(() => expect(location.pathname).toBe('/chat'));
    await waitFor(() => expect(rows()).toEqual(['member2']));
  });
  it('CHAT-05, S1 are asked for again by polls, which are no action of anybody', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const { server } = await showOffice(path, withTalk());
    await vi.waitFor(() => expect(server.inputsOf('openTalk')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5_100);
    vi.useRealTimers();
    await waitFor(() => expect(server.inputsOf('openTalk').length).toBeGreaterThan(1));
    const looks = server.calls.filter(({ name }) => name === 'openTalk');
    expect(looks.slice(0, 2).map(({ isUnasked }) => isUnasked)).toEqual([false, true]);
    const polls = server.calls.filter(({ name }) => name === 'listQueue');
    expect(polls.length).toBeGreaterThan(1);
    expect(polls.every(({ isUnasked }) => isUnasked)).toBe(true);
  });
  it('CHAT-05 say what is wrong, and are there again after a retry', async () => {
    const { server } = await showOffice('/chat', { listQueue: { refusal: 'not_allowed' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Your role doesn’t allow this.');
    server.replies = { ...server.replies, ...base };
    await press('Retry');
    await waitFor(() => expect(rows()).toEqual(['member9', 'member1']));
  });
});

describe('the search', () => {
  const search = () => screen.findByRole('searchbox', { name: 'Search chats' });
  const found = () =>
    within(screen.getByRole('region', { name: 'Search results' }))
      .queryAllByRole('link')
      .map((row) => row.querySelector('b')?.textContent);

  it('STAFF-08, S1 begins 300 ms after the last key, finds talks of all lists, and is not polled', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { server } = await showOffice('/chat', base);
    const searches = () => server.inputsOf('listQueue').filter(({ find }) => find !== undefined);
    const box = await search();
    await waitFor(() => expect(rows()).toHaveLength(2));
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    for (const value of ['T', 'Ti', 'Tick', ' Ticket ']) {
      fireEvent.change(box, { target: { value } });
      await vi.advanceTimersByTimeAsync(290);
    }
    expect(searches()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(found()).toHaveLength(4));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(searches()).toEqual([{ merchant: 'lumen', find: 'Ticket' }]);
    const asked = server.calls.filter(({ input }) => input['find'] !== undefined);
    expect(asked.map(({ isUnasked }) => isUnasked)).toEqual([false]);
  });
  it('STAFF-08 looks for nothing shorter than two characters, and Esc leads back to the lists', async () => {
    const { server } = await showOffice('/chat', base);
    await user.type(await search(), 'xx');
    expect(await screen.findByText('Nothing found')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await search()).toHaveProperty('value', '');
    await waitFor(() => expect(rows()).toEqual(['member9', 'member1']));
    await user.type(await search(), ' x ');
    expect(screen.getByRole('tabpanel')).toBeDefined();
    const searches = server.inputsOf('listQueue').filter(({ find }) => find !== undefined);
    expect(searches).toHaveLength(1);
  });
  it('STAFF-08 says when somebody searches too often', async () => {
    const { server } = await showOffice('/chat', base);
    await waitFor(() => expect(rows()).toHaveLength(2));
    server.replies = { ...server.replies, listQueue: { refusal: 'too_many_searches' } };
    await user.type(await search(), 'Ticket');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s a lot of searches/);
  });
});

describe('an open talk', () => {
  it('CHAT-05 has lines of days, authors and times, and how far an answer came', async () => {
    const messages = [
      message(1, { at: noon - 24 * 60 * minute, text: 'Where is it?' }),
      message(2, { at: noon - 9 * minute, from: 'staff', name: 'Imke', text: 'It was paid.' }),
      message(3, {
        at: noon - 8 * minute,
        from: 'staff',
        name: 'Imke',
        text: 'See?',
        isRead: false,
      }),
      message(4, { at: noon - minute, text: 'شکریہ, thanks' }),
    ];
    await showOffice(path, {
      ...withTalk(),
      openTalk: { answer: opened(one, messages, { isWriting: true }) },
    });
    const log = await screen.findByRole('log', { name: 'Messages' });
    const items = within(log).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
      'Yesterday',
      'Where is it?member9, 12:00',
      'Today',
      'It was paid.See?Imke, 11:52Sent',
      'شکریہ, thanksmember9, 11:59',
    ]);
    expect(screen.getByText('شکریہ, thanks').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('Writing…')).toBeDefined();
  });
  it('CHAT-05 loads earlier messages, and keeps them when it is asked for again', async () => {
    const { server } = await showOffice(path, withTalk({ hasEarlier: true }));
    await screen.findByRole('button', { name: 'Earlier messages' });
    const earlier = { answer: opened(one, [message(7, { text: 'long ago' })]) };
    const newest = server.replies.openTalk;
    server.replies = { ...server.replies, openTalk: earlier };
    await press('Earlier messages');
    expect(await screen.findByText('long ago')).toBeDefined();
    expect(server.inputsOf('openTalk').at(-1)).toMatchObject({ before: idOf(101) });
    server.replies = {
      ...server.replies,
      ...(newest && { openTalk: newest }),
      takeTalk: { answer: {} },
    };
    await press('Take');
    await waitFor(() => expect(server.inputsOf('openTalk').length).toBeGreaterThan(2));
    expect(screen.getByText('long ago')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });
  it('STAFF-08 has notes of staff between its messages, marked as theirs', async () => {
    const note = message(2, { from: 'note', name: 'robin@example.com', text: 'Booked at 20:47.' });
    const answer = opened(one, [message(1), note]);
    await showOffice(path, { ...withTalk(), openTalk: { answer } });
    const shown = await screen.findByText('Booked at 20:47.', { exact: false });
    expect(shown.textContent).toBe('Note for staff: Booked at 20:47.');
    expect(shown.closest('li')?.textContent).toContain('robin@example.com');
    expect(shown.closest('li')?.textContent).not.toContain('Read');
  });
  it('CHAT-05 is taken, handed over and closed', async () => {
    const { server } = await showOffice(path, { ...withTalk(), takeTalk: { answer: {} } });
    await screen.findByText('Your answer takes this chat.');
    const mine = queued(9, { takenBy: me });
    const taken = { openTalk: { answer: opened(mine, [message(1)]) } };
    server.replies = { ...server.replies, ...taken, listQueue: queueOf(mine) };
    await press('Take');
    await tab(/^Mine 1$/);
    await waitFor(() => expect(rows()).toEqual(['member9']));
    const colleagues = [{ mail: 'robin@example.com' }];
    server.replies = {
      ...server.replies,
      listColleagues: { answer: { colleagues } },
      handOverTalk: { answer: {} },
      closeTalk: { answer: {} },
    };
    await press('Hand over');
    const dialog = await screen.findByRole('dialog', { name: 'Hand this chat over' });
    const choice = await within(dialog).findByRole('option', { name: 'robin@example.com' });
    await user.selectOptions(within(dialog).getByLabelText(/^Your colleague/), choice);
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(server.inputsOf('handOverTalk')).toMatchObject([{ to: 'robin@example.com' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Close');
    await waitFor(() => expect(server.inputsOf('closeTalk')).toHaveLength(1));
  });
  it('CHAT-05 shows its pictures, large on a press', async () => {
    allowPictureAddresses();
    await showOffice(path, {
      ...withTalk(),
      openTalk: { answer: opened(one, [message(1, { pictureIds: [idOf(70)] })]) },
      queuedPicture: { answer: new Uint8Array([1]) },
    });
    await press('Picture 1');
    expect(await screen.findByRole('dialog', { name: 'Picture 1' })).toBeDefined();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('CHAT-05, T3 that does not exist says so', async () => {
    await showOffice(path, { ...base, openTalk: { refusal: 'not_found' } });
    expect((await screen.findByRole('alert')).textContent).toBe('This chat doesn’t exist.');
  });
});

describe('answering', () => {
  const accepted: Replies = { answerTalk: { answer: { id: idOf(200) } } };

  it('CHAT-05 sends by Enter, with the name that members see, and empties the field', async () => {
    deviceStorage.write(`answer-name.${me}`, 'Imke');
    const { server } = await showOffice(path, { ...withTalk(), ...accepted });
    await user.type(await field(), 'It was paid{Shift>}{Enter}{/Shift}at noon.{Enter}');
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(server.inputsOf('answerTalk')).toMatchObject([
      { id: idOf(9), text: 'It was paid\nat noon.', name: 'Imke' },
    ]);
    expect(server.inputsOf('tellStaffWriting').at(0)).toMatchObject({ name: 'Imke' });
  });
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'CHAT-05 Enter of an input method sends nothing: %j',
    async (traits) => {
      const { server } = await showOffice(path, withTalk());
      await user.type(await field(), 'にほん');
      fireEvent.keyDown(await field(), { key: 'Enter', ...traits });
      expect((await field()).value).toBe('にほん');
      expect(server.inputsOf('answerTalk')).toEqual([]);
    },
  );
  it('CHAT-05 keeps what was not sent, which is the same message at the next try', async () => {
    const { server } = await showOffice(path, { ...withTalk(), answerTalk: { lost: true } });
    await user.type(await field(), 'Soon.{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    server.replies = { ...server.replies, ...accepted };
    await press('Send again');
    await waitFor(async () => expect((await field()).value).toBe(''));
    const [first, second] = server.inputsOf('answerTalk');
    expect(second).toEqual(first);
    await user.type(await field(), 'More.{Enter}');
    await waitFor(() => expect(server.inputsOf('answerTalk')).toHaveLength(3));
    expect(server.inputsOf('answerTalk')[2]?.['clientId']).not.toBe(first?.['clientId']);
  });
  it('CHAT-05 refuses what does not fit as a whole, and nothing to read', async () => {
    await showOffice(path, withTalk());
    fireEvent.change(await field(), { target: { value: 'a'.repeat(longestChatText + 1) } });
    expect((await field()).value).toBe('');
    expect(screen.getByRole('alert').textContent).toContain('10,000');
    await user.type(await field(), '  ');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });
  it('STAFF-03, CHAT-05 after the end of a session the login says so, and the text is there afterwards', async () => {
    const { server } = await showOffice(path, {
      ...withTalk(),
      answerTalk: { refusal: 'not_logged_in' },
      logInStaff: { answer: {} },
    });
    await user.type(await field(), 'Half a tho{Enter}');
    expect(await screen.findByText(/^Your session has ended/)).toBeDefined();
    expect(location.pathname).toBe('/login');
    expect(server.inputsOf('logOutStaff')).toEqual([]);
    await user.type(await screen.findByLabelText(/^E-mail/), me);
    await user.type(await screen.findByLabelText(/^Password/), 'x');
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await press('Log in');
    expect((await field()).value).toBe('Half a tho');
    expect(location.pathname).toBe(path);
  });
  it('STAFF-03, C4 a logout removes drafts from the tab', async () => {
    await showOffice(path, { ...withTalk(), logOutStaff: { answer: {} } });
    await user.type(await field(), 'Half a tho');
    expect(tabStorage.keys('own.')).toHaveLength(1);
    await press(`Account of ${me}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByText('You’re logged out.');
    expect(tabStorage.keys('own.')).toEqual([]);
  });
  it('CHAT-05 the name for members is chosen in the account’s menu', async () => {
    await showOffice('/chat', base);
    await press(`Account of ${me}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Name for members' }));
    await user.type(await screen.findByLabelText('Your name'), 'Imke');
    await press('Save');
    await waitFor(() => expect(deviceStorage.read(`answer-name.${me}`)).toBe('Imke'));
  });
});
