// @vitest-environment jsdom
// What a form does with a captcha; which one it is, is another feature's business.
import { act, screen, waitFor } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CaptchaAnswer,
  CaptchaFieldProps,
  CaptchaGate,
} from '#foundation/captcha/captcha-field.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-field.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { LoginPage } from './login-page.tsx';
import { SmsForm, type SmsFormProps } from './sms/sms-form.tsx';

let solved: CaptchaAnswer | null = null;
let renewed = 0;
let gates: CaptchaGate[] = [];
beforeEach(() => {
  solved = null;
  renewed = 0;
  gates = [];
});

function Captcha({ gate, ref }: CaptchaFieldProps) {
  useImperativeHandle(ref, () => {
    gates.push(gate);
    return { check: () => solved, renew: () => void (renewed += 1) };
  }, [gate]);
  return <p>captcha of {gate}</p>;
}
const NumberField = ({ value, onValue, trailing, ref }: PhoneFieldProps) => (
  <div>
    <input ref={ref} aria-label="Number" value={value} onChange={(e) => onValue(e.target.value)} />
    {trailing}
  </div>
);
const parts = {
  loadSmsForm: async () => (props: SmsFormProps) => <SmsForm {...props} phoneField={NumberField} />,
  loadSecondFactor: () => Promise.reject(new Error('nobody asks for more')),
  captchaField: Captcha,
};
const answer = { geetestChallenge: 'c', geetestSeccode: 's' };
const sms = { enabled: true, firebase: false, apiKey: '' };
type Flags = Record<string, boolean>;
type Beside = { test?: boolean; replies?: Replies };

const show = (whitelabelVal: Flags, { test = false, replies = {} }: Beside = {}) =>
  showInSite(<LoginPage {...parts} />, {
    info: { whitelabelVal, sms },
    status: { test },
    replies,
  });
const logIn = () => user.click(screen.getAllByRole('button', { name: 'Log in' })[0] as HTMLElement);

async function typeIn() {
  await user.type(screen.getByLabelText('Username'), 'demo');
  await user.type(screen.getByLabelText('Password', { selector: '[name=password]' }), 'demo-Pass1');
}

describe('the login by password', () => {
  it.each([
    [{}, false, false],
    [{ GEETEST3: true }, false, true],
    [{ GEETEST3: true }, true, true],
    [{ GEETEST3: true, GEETESTTEST3: true }, false, false],
    [{ GEETEST3: true, GEETESTTEST3: true }, true, true],
    [{ GEETESTTEST3: true }, true, false],
    [{ GEETESTVCODE3: true }, false, false],
  ])('CAP-02 with %j, in test %s: asked for %s', async (flags: Flags, test, isAsked) => {
    await show(flags, { test });
    expect(screen.queryByText('captcha of login') !== null).toBe(isAsked);
    expect(screen.getByLabelText('Username').closest('form')?.hasAttribute('data-captcha')).toBe(
      isAsked,
    );
  });
  it('CAP-06 unsolved, nothing is sent; solved, its fields go with the login', async () => {
    const { server } = await show(
      { GEETEST3: true },
      { replies: { signIn: { refusal: 'login.cred.err', message: 'No.' } } },
    );
    await typeIn();
    await logIn();
    expect(server.calls).toEqual([]);
    solved = answer;
    const before = renewed;
    await logIn();
    await screen.findByText('No.');
    expect(server.calls[0]?.input).toMatchObject({ username: 'demo', ...answer });
    // An answer counts once.
    await waitFor(() => expect(renewed).toBe(before + 1));
  });
  it('CAP-02 where none is asked for, none is sent', async () => {
    solved = answer;
    const { server } = await show({}, { replies: { signIn: { refusal: 'login.cred.err' } } });
    await typeIn();
    await logIn();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(Object.keys(server.calls[0]?.input as object)).not.toContain('geetestChallenge');
  });
});

describe('a code by text message', () => {
  const country: NonNullable<Replies['country']> = {
    answer: {
      countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
      countryCode: 'PH',
      countryDialingCode: '63',
      currency: 'PHP',
      currencySymbol: '₱',
    },
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send code' }));
  async function openTab(flags: Flags) {
    const sendSmsCode = { refusal: 'mobile_invalid', message: 'Not that one.' } as const;
    const shown = await show(flags, { replies: { country, sendSmsCode } });
    await act(() => shown.foundation.language.need(['member']));
    await user.click(screen.getByRole('radio', { name: 'SMS code' }));
    await user.type(await screen.findByLabelText('Number'), '9175550142');
    const sent = () => shown.server.calls.filter(({ name }) => name === 'sendSmsCode');
    return { ...shown, sent };
  }
  it('CAP-02, CAP-06 it is asked for before the code is sent', async () => {
    const { sent } = await openTab({ GEETESTVCODE3: true });
    expect(gates).toContain('sms');
    await send();
    expect(sent()).toEqual([]);
    solved = answer;
    const before = renewed;
    await send();
    await waitFor(() => expect(renewed).toBe(before + 1));
    expect(sent()[0]?.input).toMatchObject({ mobileNum: '9175550142', ...answer });
  });
  it('CAP-02 without the flag it is not', async () => {
    const { sent } = await openTab({ GEETEST3: true });
    expect(gates).not.toContain('sms');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
