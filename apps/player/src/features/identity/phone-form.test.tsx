// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { NumberField, philippines } from '#foundation/testing/number-entry.tsx';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { IdentityService } from './service.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

/** Shows the form with a service that only records what is sent. */
async function show(country: Replies['country'] = philippines) {
  const sendCode = vi.fn<IdentityService['sendCode']>();
  const doing = {
    stage: 'ready',
    service: { sendCode } as Partial<IdentityService> as IdentityService,
    fail: vi.fn<SignInElsewhere['fail']>(),
  } satisfies Partial<SignInElsewhere> as Partial<SignInElsewhere> as SignInElsewhere;
  const { server } = await showInSite(<PhoneForm doing={doing} phoneField={NumberField} />, {
    replies: { country },
  });
  return { server, sendCode, fail: doing.fail };
}

async function askFor(typed: string) {
  const { server, sendCode, fail } = await show();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await user.type(screen.getByLabelText('Number'), typed);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return { sendCode, fail };
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
