// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { NoticeHost } from './notice-host.tsx';

const page = (
  <>
    <button type="button">trigger</button>
    <NoticeHost />
  </>
);

it('LOGIN-06, NET-10 notices come one at a time, are confirmed, and give the focus back', async () => {
  const { foundation } = await showInSite(page);
  const trigger = screen.getByText('trigger');
  trigger.focus();
  act(() => {
    foundation.notices.show(() => 'first');
    foundation.notices.show(() => 'second');
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Notice' });
  expect(dialog.textContent).toContain('first');
  expect(screen.queryByText('second')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Got it');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('second');
  expect(document.activeElement?.textContent).toBe('Got it');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(trigger);
});
it('NET-08 one and the same notice never stands twice', async () => {
  const { foundation } = await showInSite(page);
  const say = () => 'the same';
  act(() => [say, say].forEach((each) => foundation.notices.show(each)));
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(foundation.notices.get()).toEqual([]);
});
it('LANG-04 an open notice is spoken in the language that is chosen', async () => {
  const { foundation } = await showInSite(page);
  act(() => foundation.notices.show((t) => t('session.please_log_in')));
  await act(() => foundation.language.change('TH'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('โปรดเข้าสู่ระบบ');
});
it('ROUTE-04 who closes a notice without an answer has given the safe one', async () => {
  const { foundation } = await showInSite(page);
  const choices = [
    { name: 'stay', say: () => 'Stay' },
    { name: 'switch', say: () => 'Switch' },
  ] as const;
  const first = foundation.notices.ask(() => 'Who?', choices);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(await first).toBe('stay');
});
it('ROUTE-04 a notice with several answers has a button for each, and tells which was pressed', async () => {
  const { foundation } = await showInSite(page);
  const choices = [
    { name: 'stay', say: () => 'Stay' },
    { name: 'switch', say: () => 'Switch' },
  ] as const;
  const picture = () => screen.getByRole('alertdialog').querySelector('path')?.getAttribute('d');
  act(() => foundation.notices.show(() => 'Read this'));
  await screen.findByText('Read this');
  const ofOne = picture();
  const answer = foundation.notices.ask(() => 'Who?', choices);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await screen.findByText('Who?');
  expect(picture()).not.toBe(ofOne);
  await user.click(await screen.findByRole('button', { name: 'Switch' }));
  expect(await answer).toBe('switch');
});
