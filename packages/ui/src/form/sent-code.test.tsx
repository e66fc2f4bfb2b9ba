// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CodeButton } from './code-button.tsx';
import { SentCode, type ResendButtonProps } from './sent-code.tsx';

function show(state: Partial<ResendButtonProps> = {}) {
  const onPress = vi.fn<() => void>();
  const takesFocus = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  const field = { label: 'Code', value: '', onValue: () => undefined, takesFocus };
  const resend = { label: 'Resend code', isWaiting: false, isBusy: false, onPress, ...state };
  const { rerender } = render(<SentCode {...field} resend={resend} />);
  return {
    onPress,
    takesFocus,
    renderAgain: () => rerender(<SentCode {...field} resend={resend} />),
  };
}
const again = () => screen.getByRole('button', { name: 'Resend code' });

test('HOUSE another code is sent at a press', async () => {
  const { onPress } = show();
  await userEvent.click(again());
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['the time counts down', { isWaiting: true }],
  ['one is on its way', { isBusy: true }],
])('HOUSE while %s a press sends no code, and the button keeps the focus', async (_, state) => {
  const { onPress } = show(state);
  await userEvent.click(again());
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(again());
  expect(again().getAttribute('aria-disabled')).toBe('true');
});

test('HOUSE the field takes the focus once for each code that was sent', () => {
  const { takesFocus, renderAgain } = show();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  again().focus();
  renderAgain();
  expect(document.activeElement).toBe(again());
  takesFocus.mockReturnValueOnce(true);
  renderAgain();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('HOUSE the main button sends a code, then the form, and is off until the code is whole', () => {
  const button = { sendLabel: 'Send code', isSending: false, isBusy: false, children: 'Log in' };
  const { rerender } = render(<CodeButton {...button} hasCode={false} code="" />);
  const shown = () => screen.getByRole('button');
  const looks = () => [shown().textContent, shown().getAttribute('aria-disabled')];
  expect(looks()).toEqual(['Send code', null]);
  rerender(<CodeButton {...button} hasCode code="12345" />);
  expect(looks()).toEqual(['Log in', 'true']);
  rerender(<CodeButton {...button} hasCode code="123456" />);
  expect(looks()).toEqual(['Log in', null]);
});
