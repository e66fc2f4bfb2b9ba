// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

type CodeFieldOptions = { first?: string; error?: string; hint?: string; labelHidden?: boolean };

function Code({ first = '', ...props }: CodeFieldOptions) {
  const [value, setValue] = useState(first);
  return <CodeField {...props} label="Code" value={value} onValue={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const boxes = () => [...document.querySelectorAll('i')].map((box) => box.textContent);

test('HOUSE a code is typed into one field, whose digits the boxes show', async () => {
  render(<Code />);
  await userEvent.type(field(), '12a3');
  expect(field().value).toBe('123');
  expect(boxes()).toEqual(['1', '2', '3', '', '', '']);
  expect(document.querySelector('.is-next')).toBe(document.querySelectorAll('i')[3]);
});

test('HOUSE a code takes six digits, and the phone offers them', async () => {
  render(<Code />);
  await userEvent.type(field(), '1234567');
  expect(field().value).toBe('123456');
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});

test.each([
  ['Thai', '๑๒๓๔๕๖'],
  ['Arabic-Indic', '١٢٣٤٥٦'],
  ['Extended Arabic-Indic', '۱۲۳۴۵۶'],
])('HOUSE a code in %s digits becomes 0-9', async (_, typed) => {
  render(<Code />);
  await userEvent.type(field(), typed);
  expect(field().value).toBe('123456');
});

test.each([
  ['123 456', '123456'],
  ['Order 77: your code is 204819.', '204819'],
  ['۱۲۳-۴۵۶', '123456'],
  ['12', '12'],
  ['12345678', '123456'],
])('HOUSE of the pasted text %s the code is taken', async (pasted, code) => {
  render(<Code first="9" />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe(code);
});

test.each([
  ['123 456', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
])('LOGIN-12 what the browser fills in as %s is in all six boxes', (filled, code) => {
  render(<Code />);
  // A browser cuts an autofilled value at the field's limit.
  const most = field().maxLength;
  fireEvent.change(field(), { target: { value: most < 0 ? filled : filled.slice(0, most) } });
  expect(field().value).toBe(code);
  expect(boxes().join('')).toBe(code);
});

test('HOUSE a pasted text without a digit leaves what was typed', async () => {
  render(<Code first="98" />);
  await userEvent.click(field());
  await userEvent.paste('no code');
  expect(field().value).toBe('98');
});

test('HOUSE a whole code that is touched again is typed anew', async () => {
  render(<Code first="123456" />);
  await userEvent.click(field());
  await userEvent.keyboard('9');
  expect(field().value).toBe('9');
});

test('HOUSE the hint of a code is tied to it, and what is wrong takes its place', () => {
  const noted = () => field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const notes = () => noted().map((id) => document.getElementById(id)?.textContent);
  const { rerender } = render(<Code hint="Codes change" labelHidden />);
  expect(notes()).toEqual(['Codes change']);
  rerender(<Code error="Wrong code" hint="Codes change" labelHidden />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(notes()).toEqual(['Wrong code']);
});

test('HOUSE the last digit completes a code, once, however it came, and a replaced code completes anew', async () => {
  const done: string[] = [];
  const Sending = () => {
    const [value, setValue] = useState('');
    return (
      <>
        <CodeField
          label="Code"
          value={value}
          onValue={setValue}
          onComplete={() => done.push(value)}
        />
        <button type="button" onClick={() => setValue('204819')}>
          arrive
        </button>
      </>
    );
  };
  render(<Sending />);
  await userEvent.type(field(), '12345');
  expect(done).toEqual([]);
  await userEvent.type(field(), '6');
  expect(done).toEqual(['123456']);
  await userEvent.paste('Your code is 774411.');
  expect(done).toEqual(['123456', '774411']);
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(done).toEqual(['123456', '774411', '204819']);
});

test('HOUSE a code that was there from the start completes nothing', () => {
  const complete = vi.fn<() => void>();
  render(<CodeField label="Code" value="123456" onValue={() => undefined} onComplete={complete} />);
  expect(complete).not.toHaveBeenCalled();
});
