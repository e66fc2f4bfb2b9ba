// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerPress } from '../platform/early-result.ts';
import { keepPresses, type EarlyPresses } from './early-presses.ts';

let presses: EarlyPresses;
const openAnew = vi.fn<() => void>();
const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const showButton = () => screen.getByRole('button', { name: 'Show' });

beforeEach(() => {
  document.body.innerHTML =
    '<form><button><span>Send</span></button><button type="button">Show</button></form><a href="#x">On</a>';
  document.querySelector('form')?.addEventListener('submit', sent);
  presses = keepPresses(openAnew);
});
afterEach(() => {
  presses.take();
  sent.mockClear();
  openAnew.mockClear();
});

test('LOGIN-02 a press before the page answers is kept once, shown, and done by whoever takes it', () => {
  screen.getByText('Send').click();
  sendButton().click();
  expect(sent).not.toHaveBeenCalled();
  expect(sendButton().getAttribute('aria-busy')).toBe('true');

  presses.take()?.click();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sendButton().hasAttribute('aria-busy')).toBe(false);
  expect(presses.take()).toBeNull();
});

test('LOGIN-02 of two buttons the later one counts', () => {
  sendButton().click();
  showButton().click();
  expect(sendButton().hasAttribute('aria-busy')).toBe(false);
  expect(presses.take()).toBe(showButton());
});

test('LOGIN-02 what is no button goes its own way', () => {
  const followed = vi.fn<() => void>();
  const link = screen.getByRole('link');
  link.addEventListener('click', followed);
  link.click();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(presses.take()).toBeNull();
});

function fail(name: 'script' | 'img'): void {
  const element = document.body.appendChild(document.createElement(name));
  element.dispatchEvent(new Event('error'));
}

test('C2 scripts that fail after a press, or before it, make it open the page anew', () => {
  sendButton().click();
  fail('img');
  expect(openAnew).not.toHaveBeenCalled();
  fail('script');
  expect(openAnew).toHaveBeenCalledTimes(1);

  showButton().click();
  expect(openAnew).toHaveBeenCalledTimes(2);
});

test('C2 once the page answers, a later script that fails is none of its business', () => {
  presses.take();
  fail('script');
  showButton().click();
  expect(openAnew).not.toHaveBeenCalled();
});

test('LOGIN-02 a press that is begun at once stays busy and is not kept, and one that was kept is asked about later', () => {
  const answer = vi.fn<AnswerPress>((button) => (button === sendButton() ? 'begun' : 'kept'));
  sendButton().click();
  presses.answerWith(answer);
  expect(answer).toHaveBeenCalledTimes(1);
  showButton().click();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(sendButton().getAttribute('aria-busy')).toBe('true');

  expect(presses.take()).toBe(showButton());
  expect(sendButton().hasAttribute('aria-busy')).toBe(false);
});

test('LOGIN-12 a press that is done at once is neither busy nor kept, and what was kept before still is', () => {
  presses.answerWith((button) => (button === showButton() ? 'done' : 'kept'));
  sendButton().click();
  showButton().click();
  expect(showButton().hasAttribute('aria-busy')).toBe(false);
  fail('script');
  expect(openAnew).toHaveBeenCalledTimes(1);
  showButton().click();
  expect(openAnew).toHaveBeenCalledTimes(1);
  expect(presses.take()).toBe(sendButton());
});

test('C2 what is begun waits for the page: scripts that fail then open it anew', () => {
  presses.answerWith(() => 'begun');
  sendButton().click();
  fail('script');
  expect(openAnew).toHaveBeenCalledTimes(1);
});
