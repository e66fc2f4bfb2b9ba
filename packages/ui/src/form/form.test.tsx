// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('HOUSE a hint is tied to its field, and an error takes its place', () => {
  const { rerender } = render(<TextField label="Email" hint="We send a code" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(describedBy(field)).toEqual(['We send a code']);
  rerender(<TextField label="Email" error="Enter your email address" hint="We send a code" />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toEqual(['Enter your email address']);
  expect(screen.queryByText('We send a code')).toBeNull();
});

test('HOUSE a field without error says nothing of one', () => {
  render(<TextField label="Email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('HOUSE a hidden label still names the field and stands in it', () => {
  render(<TextField label="Username" labelHidden ltr />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.getAttribute('placeholder')).toBe('Username');
  expect(field.className).toBe('ltr');
});

test('HOUSE a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('HOUSE a search can be cleared once there is something in it', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const field = { label: 'Search games', clearLabel: 'Clear', onValue };
  const { rerender } = render(<SearchField {...field} value="" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SearchField {...field} value="koi" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValue).toHaveBeenCalledWith('');
});

test('HOUSE a checkbox is named by its words and toggled by them', async () => {
  render(<Checkbox defaultChecked>Remember me</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  await userEvent.click(screen.getByText('Remember me'));
  expect(box).toHaveProperty('checked', false);
});

test('HOUSE bad news is announced, other news is not', () => {
  render(<Message tone="bad">Wrong password</Message>);
  expect(screen.getByRole('alert').textContent).toBe('Wrong password');
  cleanup();
  render(<Message>Open until 18:00</Message>);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('HOUSE a busy button keeps name and focus and takes no press, a submit included', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const onClick = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Log in
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Log in' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
