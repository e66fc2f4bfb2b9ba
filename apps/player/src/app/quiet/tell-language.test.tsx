// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { tabStorage } from '#platform/storage.ts';
import { keepLanguageTold } from './tell-language.ts';
import { demo, signedIn } from '../testing/visit.tsx';

const asMember = { session: { id: '7' } };
const start = async (member: Partial<typeof demo>, options: TestOptions = asMember) => {
  const site = await showInSite(null, {
    ...options,
    replies: {
      memberInfo: { answer: { ...demo, ...member } },
      updateLanguage: { answer: null },
      ...options.replies,
    },
  });
  keepLanguageTold(site.foundation);
  const called = () => site.server.calls.map(({ name, input }) => ({ name, input }));
  const told = () => called().filter(({ name }) => name === 'updateLanguage');
  return { ...site, called, told };
};
const known = () => tabStorage.read('own.language');

describe('the language that the member uses', () => {
  it('MEMBER-02 is told with the merchant where member info has another one, and once', async () => {
    const { told, called } = await start({ language: 'TH' });
    await waitFor(() => expect(known()).toBe('EN'));
    expect(told()).toEqual([
      { name: 'updateLanguage', input: { language: 'EN', merchantCode: 'lumen' } },
    ]);
    expect(called()).toHaveLength(2);
  });
  it('MEMBER-02 is not told where member info has it, also written otherwise', async () => {
    const { told } = await start({ language: 'en_GB' });
    await waitFor(() => expect(known()).toBe('EN'));
    expect(told()).toEqual([]);
  });
  it('MEMBER-02 is told when another one is chosen, without asking again', async () => {
    const { foundation, told, called } = await start({ language: 'EN' });
    await waitFor(() => expect(known()).toBe('EN'));
    await act(() => foundation.language.change('TH'));
    await waitFor(() => expect(known()).toBe('TH'));
    expect(told()).toMatchObject([{ input: { language: 'TH' } }]);
    expect(called().filter(({ name }) => name === 'memberInfo')).toHaveLength(1);
  });
  it('MEMBER-02 of a restricted member is never told', async () => {
    const { foundation, told } = await start({ language: 'TH', type: 4 });
    await waitFor(() => expect(known()).toBe('untold'));
    await act(() => foundation.language.change('UR'));
    expect(told()).toEqual([]);
  });
  it('MEMBER-02 that cannot be told is told at the next occasion, and nobody hears of it', async () => {
    const { foundation, server, told } = await start(
      { language: 'TH' },
      {
        ...asMember,
        replies: {
          updateLanguage: { refusal: 'service_unavailable' },
          collectEvents: { answer: null },
        },
      },
    );
    await waitFor(() => expect(told()).toHaveLength(1));
    expect([foundation.notices.get(), foundation.toasts.get()]).toEqual([[], null]);
    server.replies = { ...server.replies, updateLanguage: { answer: null } };
    await act(() => foundation.language.change('UR'));
    await waitFor(() => expect(known()).toBe('UR'));
  });
  it('MEMBER-02 of a guest is nobody’s; who logs in is looked at, and the next member too', async () => {
    const { foundation, called } = await start({ language: 'EN' }, {});
    expect(called()).toEqual([]);
    const record = { ...signedIn, updatePassword: false };
    act(() => foundation.session.start(record));
    await waitFor(() => expect(known()).toBe('EN'));
    act(() => foundation.session.end());
    expect(known()).toBeNull();
    act(() => foundation.session.start({ ...record, id: '8' }));
    await waitFor(() => expect(called()).toHaveLength(2));
  });
  it('MEMBER-02, LOGIN-04 waits while the password must be changed', async () => {
    const { called } = await start({ language: 'TH' }, { session: { updatePassword: true } });
    await act(async () => {});
    expect(called()).toEqual([]);
  });
});
