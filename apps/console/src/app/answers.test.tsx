// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../testing/answering-office.ts';
import { idOf } from '../testing/sample-talks.ts';
import { account, showOffice, user } from '../testing/show-office.tsx';

const welcome = {
  id: idOf(1),
  title: 'You’re welcome',
  language: 'EN' as const,
  text: 'You’re welcome, {member}.',
};
const thai = { id: idOf(2), title: 'ยินดีค่ะ', language: 'TH' as const, text: 'ยินดีค่ะ {member}' };
const manages = { merchant: 'lumen', name: 'Lumen', roles: ['manager' as const] };
const asManager: Replies = {
  whoAmI: { answer: { ...account, merchants: [manages] } },
  listCannedAnswers: { answer: { answers: [welcome, thai] } },
};
const show = (replies: Replies = {}) => showOffice('/answers', { ...asManager, ...replies });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the answers to choose from', () => {
  it('STAFF-08 are listed with language and text', async () => {
    await show();
    expect(await rows()).toEqual([
      expect.stringMatching(/^You’re welcomeEnglishYou’re welcome, \{member\}\./),
      expect.stringMatching(/^ยินดีค่ะThai/),
    ]);
  });
  it('STAFF-04, STAFF-08 are read by support, who cannot change them', async () => {
    await show({ whoAmI: { answer: account } });
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(New answer|Edit|Remove)/ })).toBeNull();
  });
  it('STAFF-08 are written, with variables at the caret, and listed', async () => {
    const { server } = await show({
      listCannedAnswers: { answer: { answers: [] } },
      saveCannedAnswer: { answer: {} },
    });
    await screen.findByText('There are no prepared answers yet.');
    await press('New answer');
    await user.type(field(/^Title/), ' Hello ');
    await user.type(field(/^Answer/), 'Hello, !');
    field(/^Answer/).setSelectionRange(7, 7);
    await press('Member’s username');
    expect(field(/^Answer/).value).toBe('Hello, {member}!');
    server.replies = { ...server.replies, ...asManager };
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [saved] = server.inputsOf('saveCannedAnswer');
    expect(saved).toMatchObject({ merchant: 'lumen', language: 'EN', text: 'Hello, {member}!' });
    expect(await rows()).toHaveLength(2);
  });
  it.each([
    {
      refusal: 'title_taken',
      value: {},
      name: /^Title/,
      says: 'Another answer in this language has this title.',
    },
    {
      refusal: 'unknown_variable',
      value: { unknown: '{balance}' },
      name: /^Answer/,
      says: /^Nothing is filled in for \{balance\}/,
    },
  ] as const)(
    'STAFF-08 that is refused as $refusal says so at its field, and keeps what was typed',
    async ({ refusal, value, name, says }) => {
      const { server } = await show({ saveCannedAnswer: { refusal, value } });
      await press('Edit You’re welcome');
      await user.type(field(/^Answer/), ' Bye.');
      await press('Save');
      expect(await screen.findByText(says)).toBeDefined();
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(field(/^Answer/).value).toBe('You’re welcome, {member}. Bye.');
      server.replies = { ...server.replies, saveCannedAnswer: { answer: {} } };
      await press('Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const ids = server.inputsOf('saveCannedAnswer').map((input) => input['answerId']);
      expect(ids).toEqual([welcome.id, welcome.id]);
    },
  );
  it('STAFF-08 are removed after a question', async () => {
    const { server } = await show({ removeCannedAnswer: { answer: {} } });
    await press('Remove ยินดีค่ะ');
    const dialog = await screen.findByRole('dialog', { name: 'Remove this answer?' });
    server.replies = {
      ...server.replies,
      listCannedAnswers: { answer: { answers: [welcome] } },
    };
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('removeCannedAnswer')).toMatchObject([{ answerId: thai.id }]);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
  it('STAFF-08 that did not load can be asked for again', async () => {
    const { server } = await show({ listCannedAnswers: { refusal: 'service_unavailable' } });
    await press('Retry');
    server.replies = { ...server.replies, ...asManager };
    await press('Retry');
    expect(await rows()).toHaveLength(2);
  });
});
