// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { philippines } from '#foundation/testing/number-entry.tsx';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { LoginPage } from '../login-page.tsx';
import { parts } from './testing/login-parts.tsx';

type CodeRequest = { otp?: object; signal: AbortSignal };
/** The page's requests to the browser; `arrive` delivers a message. */
let asked: CodeRequest[] = [];
let arrive: (code: string) => void = () => undefined;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('OTPCredential', Object);
  const get = (request: CodeRequest) => {
    asked.push(request);
    return new Promise((resolve, reject) => {
      arrive = (code) => resolve({ code });
      request.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

async function sendCode(replies: Replies = {}) {
  const shown = await showInSite(<LoginPage {...parts} />, {
    info: { sms: { enabled: true, firebase: false, apiKey: '' } },
    replies: {
      country: philippines,
      sendSmsCode: { answer: { expirationTime: Date.now() + 120_000 } },
      ...replies,
    },
  });
  await shown.foundation.language.need(['member']);
  await user.click(screen.getByRole('radio', { name: 'SMS code' }));
  await user.type(await screen.findByLabelText('Number'), '9175550142');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^Resend code in/ });
  return shown;
}
const box = () => screen.getByLabelText<HTMLInputElement>('Verification code');

it('LOGIN-12 the code of the message is filled in as soon as it comes, and logs in', async () => {
  const held = Promise.withResolvers<{ refusal: 'verification_code_err'; message: string }>();
  const { server } = await sendCode({ signIn: () => held.promise });
  expect(asked).toEqual([{ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) }]);
  await act(async () => arrive('482193'));
  await waitFor(() => expect(box().value).toBe('482193'));
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('signIn'));
  held.resolve({ refusal: 'verification_code_err', message: 'Not right.' });
  await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'));
});

it('LOGIN-12 a message that is faster than the answer to its call fills the cells as soon as they are there', async () => {
  const answered = Promise.withResolvers<NonNullable<Replies['sendSmsCode']>>();
  const sending = sendCode({
    sendSmsCode: () => answered.promise as never,
    signIn: { refusal: 'verification_code_err', message: 'Not right.' },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => arrive('482193'));
  answered.resolve({ answer: { expirationTime: Date.now() + 120_000 } });
  const { server } = await sending;
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('signIn'));
  expect(box().value).toBe('482193');
});

it('LOGIN-12 once the page goes, the browser is asked for no code any more', async () => {
  await sendCode();
  expect(asked[0]?.signal.aborted).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('LOGIN-12 once the form is sent, the browser is asked for no code any more', async () => {
  const held = Promise.withResolvers<{ refusal: 'verification_code_err'; message: string }>();
  await sendCode({ signIn: () => held.promise });
  await user.type(box(), '111111');
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  held.resolve({ refusal: 'verification_code_err', message: 'Not right.' });
  await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'));
  // Another message may still arrive.
  await waitFor(() => expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
});

it('LOGIN-12 a browser that cannot take it is not asked', async () => {
  vi.unstubAllGlobals();
  await sendCode();
  expect(asked).toEqual([]);
});
