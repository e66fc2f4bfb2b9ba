// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showInSite, teachDialogs, user } from '#foundation/testing/test-site.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

beforeAll(teachDialogs);

const page = (
  <>
    <button type="button">trigger</button>
    <NoticeDialog />
  </>
);

it('LOGIN-06 notices come one at a time, are confirmed, and give the focus back', async () => {
  const { foundation } = await showInSite(page);
  const trigger = screen.getByText('trigger');
  trigger.focus();
  act(() => {
    foundation.notices.show(() => 'first');
    foundation.notices.show(() => 'second');
  });
  const dialog = screen.getByRole('dialog', { name: 'Notice' });
  expect(dialog.textContent).toContain('first');
  expect(screen.queryByText('second')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Got it');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.getByRole('dialog').textContent).toContain('second');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
it('LANG-04 an open notice is spoken in the language that is chosen', async () => {
  const { foundation } = await showInSite(page);
  act(() => foundation.notices.show((t) => t('session.please_log_in')));
  await act(() => foundation.language.change('TH'));
  expect(screen.getByRole('dialog').textContent).toContain('โปรดเข้าสู่ระบบ');
});
