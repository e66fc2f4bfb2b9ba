import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { takeHandOff } from './hand-off.ts';

const signedIn = {
  token: 'new',
  id: '8',
  userName: 'samira',
  firstTimeLogin: false,
  passwordExpired: false,
};
const answers = (sameMember: boolean): TestOptions['replies'] => ({
  inspectHandoff: { answer: { maskedName: 's•••••ra', sameMember } },
  redeemHandoff: { answer: signedIn },
  discardHandoff: { answer: null },
  logOut: { answer: null },
});

async function arrive(options: TestOptions) {
  const { foundation, server } = await showInSite(<NoticeHost />, options);
  const done = takeHandOff(foundation, 'code');
  const names = () => server.calls.map((call) => call.name);
  const inputs = () => server.calls.map((call) => call.input);
  const token = () => foundation.session.get()?.token;
  return { done, names, inputs, token, foundation };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a code in the address', () => {
  it('ROUTE-04 becomes the session, and a notice names the member', async () => {
    const { done, inputs, token } = await arrive({ replies: answers(false) ?? {} });
    await act(() => done);
    expect(token()).toBe('new');
    const loginDeviceId = localStorage.getItem('loginDeviceId');
    expect(inputs()).toEqual([{ code: 'code' }, { code: 'code', loginDeviceId }]);
    await screen.findByText('You’re logged in as s•••••ra.');
    await press('Got it');
    expect(token()).toBe('new');
  });
  it('ROUTE-04 “Not me” ends the session that the link began', async () => {
    const { done, names, token } = await arrive({ replies: answers(false) ?? {} });
    await act(() => done);
    await press('Not me');
    await expect.poll(names).toEqual(['inspectHandoff', 'redeemHandoff', 'logOut']);
    await expect.poll(token).toBeUndefined();
  });
  it('ROUTE-04 of the same member is taken without a word', async () => {
    const { done, token } = await arrive({ replies: answers(true) ?? {}, session: {} });
    await act(() => done);
    expect(token()).toBe('new');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('ROUTE-04 of another member asks first: staying keeps the session and spends the code', async () => {
    const options = { replies: answers(false) ?? {}, session: {} };
    const { done, names, inputs, token } = await arrive(options);
    await press('Stay as demo');
    await act(() => done);
    expect(token()).toBe('tok');
    expect(names()).toEqual(['inspectHandoff', 'discardHandoff']);
    expect(inputs()).toEqual([{ code: 'code' }, { code: 'code' }]);
  });
  it('ROUTE-04 of another member asks first: switching takes the new session', async () => {
    const { done, token } = await arrive({ replies: answers(false) ?? {}, session: {} });
    await press('Switch to s•••••ra');
    await act(() => done);
    expect(token()).toBe('new');
  });
  it('ROUTE-04 that is used or too old says so, and whoever was logged in stays', async () => {
    const replies: TestOptions['replies'] = { inspectHandoff: { refusal: 'handoff_invalid' } };
    const { done, token } = await arrive({ replies, session: {} });
    await act(() => done);
    await screen.findByText('text of handoff_invalid');
    expect(token()).toBe('tok');
  });
  it('ROUTE-04, NET-09 that cannot be looked at now is told by a toast and no notice', async () => {
    const replies = { inspectHandoff: { refusal: 'TOO_MANY_REQUEST.handoff' } } as const;
    const { done, foundation } = await arrive({ replies });
    await act(() => done);
    const { t } = foundation.language.get();
    expect(foundation.toasts.get()?.say(t)).toBe('Too many attempts. Try again in a moment.');
    expect(foundation.notices.get()).toEqual([]);
  });
});
