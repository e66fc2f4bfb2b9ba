// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { NumberField, philippines } from '#foundation/testing/number-entry.tsx';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { IdentityService } from './service.ts';
import { problemOf, type SignInProblem } from './sign-in-problem.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

type FormProps = { service: Partial<IdentityService>; fail: SignInElsewhere['fail'] };

/** The form on a page that keeps the problem, as the sign-in page does. */
function Form({ service, fail }: FormProps) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const doing = {
    stage: 'ready',
    service: service as IdentityService,
    problem,
    finish: () => undefined,
    fail: (error: unknown) => {
      fail(error);
      setProblem(problemOf(error));
    },
    clear: () => setProblem(null),
  } satisfies Partial<SignInElsewhere> as Partial<SignInElsewhere> as SignInElsewhere;
  return <PhoneForm doing={doing} phoneField={NumberField} />;
}

/** Shows the form with a service that only records what is sent. */
async function show(country: Replies['country'] = philippines) {
  const sendCode = vi.fn<IdentityService['sendCode']>().mockResolvedValue('sent');
  const confirm = vi.fn<IdentityService['confirm']>();
  const fail = vi.fn<SignInElsewhere['fail']>();
  const { server } = await showInSite(<Form service={{ sendCode, confirm }} fail={fail} />, {
    replies: { country },
  });
  return { server, sendCode, confirm, fail };
}
const codeField = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const ofCode = () =>
  (codeField().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const failed = (code: string) => Object.assign(new Error('It did not work.'), { code });

async function askFor(typed: string) {
  const { server, ...site } = await show();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await user.type(screen.getByLabelText('Number'), typed);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return site;
}

it('IDP-07, LOGIN-09 a press that comes before the country waits for it, and sends one code', async () => {
  const known = Promise.withResolvers<void>();
  const { sendCode, fail } = await show(() => known.promise.then(() => philippines));
  await user.type(screen.getByLabelText('Number'), '0917 000 0001');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true');
  known.resolve();
  await waitFor(() => expect(sendCode).toHaveBeenCalledOnce());
  expect(sendCode.mock.calls[0]?.[0]).toBe('+639170000001');
  expect(fail).not.toHaveBeenCalled();
});

it.each(['0917 000 0001', '639170000001', '00639170000001', '+63 63 917 000 0001'])(
  'IDP-07, LOGIN-09 the service gets %s as one number that exists',
  async (typed) => {
    const { sendCode } = await askFor(typed);
    await waitFor(() => expect(sendCode).toHaveBeenCalledOnce());
    expect(sendCode.mock.calls[0]?.[0]).toBe('+639170000001');
  },
);

it('IDP-07, LOGIN-09 what is no number of any network is not sent to the service', async () => {
  const { sendCode, fail } = await askFor('900 000 0001');
  await waitFor(() => expect(fail).toHaveBeenCalledOnce());
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/invalid-phone-number' }));
  expect(sendCode).not.toHaveBeenCalled();
});

it('IDP-08, NET-17 a number that is none is said beside its field, until it is mended', async () => {
  await askFor('900 000 0001');
  expect(await screen.findByText('This number isn’t right. Check it and try again.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  await user.type(screen.getByLabelText('Number'), '2');
  expect(screen.queryByText('This number isn’t right. Check it and try again.')).toBeNull();
});

it.each([
  ['auth/invalid-verification-code', 'That code isn’t right.'],
  ['auth/code-expired', 'The code has expired. Send a new one.'],
  ['auth/invalid-verification-id', 'The code has expired. Send a new one.'],
])(
  'IDP-07, IDP-08, NET-17 %s is said beside the code, until another is typed',
  async (code, text) => {
    const { sendCode, confirm } = await askFor('917 000 0001');
    await waitFor(() => expect(sendCode).toHaveBeenCalledOnce());
    await screen.findByText(/We texted a code to/);
    confirm.mockRejectedValue(failed(code));
    await user.type(codeField(), '123456');
    await waitFor(() => expect(ofCode()).toContain(text));
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(codeField());
    expect([codeField().selectionStart, codeField().selectionEnd]).toEqual([0, 6]);
    await user.keyboard('7');
    expect(codeField().value).toBe('7');
    expect(ofCode()).not.toContain(text);
  },
);

/** Sends a code and waits for its cells. */
async function openCode() {
  const site = await askFor('917 000 0001');
  await screen.findByLabelText('Verification code');
  return site;
}

it('IDP-07 the main button sends a code, whose cells come with the focus, and then it confirms the number', async () => {
  await show();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm number' })).toBeNull();
  cleanup();
  await openCode();
  expect(document.activeElement).toBe(codeField());
  expect(screen.queryByText('We’ll text you a code.')).toBeNull();
  expect(screen.getByText('Enter the code to confirm your number.')).toBeDefined();
  const confirm = screen.getByRole('button', { name: 'Confirm number' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
});

it('IDP-07 without a code that is waiting to be confirmed it has expired', async () => {
  const { confirm } = await openCode();
  confirm.mockResolvedValue({ channel: 'phone', idToken: 'token', label: '+639170000001' });
  await user.type(codeField(), '123456');
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  cleanup();
  // The code is used up, and the time to another one goes on.
  const again = await show();
  await user.type(screen.getByLabelText('Number'), '917 000 0001');
  await user.type(await screen.findByLabelText('Verification code'), '123456');
  await waitFor(() => expect(ofCode()).toContain('The code has expired. Send a new one.'));
  expect(again.confirm).not.toHaveBeenCalled();
});

it('IDP-07, NET-17 fewer than six digits are not sent, and the field says so', async () => {
  const { confirm } = await openCode();
  await user.type(codeField(), '12345');
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(ofCode()).toBe('Enter the six-digit code.');
  expect(document.activeElement).toBe(codeField());
  expect(confirm).not.toHaveBeenCalled();
  confirm.mockResolvedValue({ channel: 'phone', idToken: 'token', label: '+639170000001' });
  await user.type(codeField(), '6');
  expect(ofCode()).not.toContain('Enter the six-digit code.');
});

it('IDP-08 what no field has caused is said beside none', async () => {
  const { sendCode, fail } = await show();
  sendCode.mockRejectedValue(failed('auth/quota-exceeded'));
  await user.type(screen.getByLabelText('Number'), '917 000 0001');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(fail).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Number').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.queryByText(/can’t send any more codes/)).toBeNull();
});

it('IDP-07, TFA-05 number, time to another code and the use of the code outlive a reload', async () => {
  await askFor('917 000 0001');
  expect(await screen.findByText('Resend code in 1:00')).toBeDefined();
  cleanup();
  const { server, sendCode, confirm } = await show();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('917 000 0001');
  expect(await screen.findByText('Resend code in 1:00')).toBeDefined();
  expect(screen.getByText(/We texted a code to .\+63 917 ••• 0001/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Resend code in/ }));
  expect(sendCode).not.toHaveBeenCalled();
  confirm.mockResolvedValue({ channel: 'phone', idToken: 'token', label: '+639170000001' });
  await user.type(codeField(), '123456');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('sent', '123456'));
  cleanup();
  await show();
  // The code is used up.
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('');
});

it('IDP-07, TFA-05 another number may have its code at once', async () => {
  const { sendCode } = await askFor('917 000 0001');
  await screen.findByText('Resend code in 1:00');
  await user.clear(screen.getByLabelText('Number'));
  await user.type(screen.getByLabelText('Number'), '917 000 0002');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(sendCode.mock.calls.map(([to]) => to)).toEqual(['+639170000001', '+639170000002']),
  );
});
