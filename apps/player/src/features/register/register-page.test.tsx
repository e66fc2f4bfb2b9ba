// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerSettings } from '@parlour/contract/register/calls';
import { user } from '#foundation/testing/test-site.tsx';
import { byMobile, byName, field } from './testing/settings.ts';
import {
  box,
  fill,
  good,
  goOn,
  replies,
  sendCode,
  sentCode,
  show,
  submit,
} from './testing/show-form.tsx';
import { stillMs } from './parts/use-name-check.ts';

const stored = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as unknown;
beforeEach(() => localStorage.clear());

describe('the form', () => {
  it('REG-01, REG-03 a name and a password log in and lead home, and both events are told of once', async () => {
    const { sent } = await show();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(stored()).toMatchObject({ token: 'fresh', id: '7', userName: 'tala.rivers' });
    expect(sent('registerMember')[0]?.input).toMatchObject({
      username: 'tala.rivers',
      password: good,
      confirmPassword: good,
      registerMethod: 'WEB',
      login: true,
    });
    await waitFor(() =>
      expect(sent('collectEvents').map(({ input }) => input)).toMatchObject([
        { events: [{ eventName: 'registerSubmit' }] },
      ]),
    );
  });

  it('REG-01 the fields stand in the merchant’s order, and those that are off do not stand there', async () => {
    await show({
      settings: {
        ...byName,
        email: field({ order: 5 }),
        payeeName: field({ order: 15, required: false }),
        referralCode: field({ enabled: false }),
      },
    });
    const named = [...document.querySelectorAll('input')].map(({ name }) => name);
    expect(named).toEqual(['email', 'username', 'payeeName', 'password', 'confirmPassword']);
    expect(box('Full name, as on your bank account (optional)')).toBeDefined();
  });

  it('REG-01, LOGIN-12 what is missing is said beside each field of the step, the first has the focus, and nothing is sent', async () => {
    const { server } = await show({
      settings: {
        ...byName,
        email: field({ order: 30 }),
        terms: { leastAge: 18, termsUrl: null, privacyUrl: null },
      },
    });
    await goOn();
    for (const said of ['Enter your username.', 'Choose a password.']) {
      expect(screen.getByText(said)).toBeDefined();
    }
    expect(document.activeElement).toBe(box('Username'));
    await user.type(box('Username'), 'tala');
    expect(screen.queryByText('Enter your username.')).toBeNull();
    // Mending a field leaves the focus where it is.
    expect(box('Username').value).toBe('tala');
    await user.type(box('Password'), good);
    await user.type(box('Confirm password'), good);
    await goOn();
    await user.click(submit());
    for (const said of ['Fill in this field.', 'Tick the box to continue.']) {
      expect(screen.getByText(said)).toBeDefined();
    }
    expect(document.activeElement).toBe(box('Email address'));
    expect(server.calls.map(({ name }) => name)).not.toContain('registerMember');
  });

  it.each([
    ['tal', good, 'Use at least 4 characters.'],
    ['TALA', good, 'Use other letters or symbols.'],
    ['tala.rivers', 'another', 'The passwords don’t match.'],
  ])('REG-01 of %s and %s as the second password the page says: %s', async (name, again, said) => {
    const { sent } = await show();
    await fill(name, good, again);
    await user.click(submit());
    expect(screen.getByText(said)).toBeDefined();
    expect(sent('registerMember')).toEqual([]);
  });

  it('REG-01 the merchant’s own words stand in the place of ours', async () => {
    await show({
      settings: { ...byName, username: field({ minLength: 4, message: 'Four letters.' }) },
    });
    await fill('tal');
    await user.click(submit());
    expect(screen.getByText('Four letters.')).toBeDefined();
  });

  it('A7 the meter says what the password lacks next', async () => {
    await show();
    const says = (text: string) => expect(screen.getByText(text)).toBeDefined();
    says('Use at least 8 characters');
    await user.type(box('Username'), 'tala.rivers');
    await user.type(box('Password'), 'tala.rivers1');
    says('Don’t use your username or the site’s name');
    await user.type(box('Password'), ' and a boat');
    says('Looks good. We’ll make sure it isn’t a common one.');
    expect(document.querySelectorAll('.meter .on')).toHaveLength(3);
  });

  it('REG-01 terms and privacy notice are links in their sentence, and are accepted with it', async () => {
    const terms = {
      leastAge: 18,
      termsUrl: 'https://lumen.example/terms',
      privacyUrl: 'https://lumen.example/privacy',
    };
    const { sent } = await show({ settings: { ...byName, terms } });
    const accept = screen.getByRole('checkbox', {
      name: 'I’m 18 or older and accept the terms and the privacy notice',
    });
    const links = ['terms', 'privacy notice'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([terms.termsUrl, terms.privacyUrl]);
    await user.click(accept);
    await fill();
    await user.click(submit());
    await waitFor(() => expect(sent('registerMember')).toHaveLength(1));
    expect(sent('registerMember')[0]?.input).toMatchObject({ accepted: true });
  });

  it('REG-01 where registration is closed the page says so, and leads to the login', async () => {
    await show({ settings: { ...byName, open: false } });
    expect(screen.getByText('Sign-up is closed at the moment.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  });

  it('REG-01 what the page was not painted with it asks for, and once more where that failed', async () => {
    const { server } = await show({
      painted: {},
      replies: { registerSettings: { refusal: 'service_unavailable', message: 'Busy.' } },
    });
    expect(
      await screen.findByText('This isn’t available right now. Try again in a moment.'),
    ).toBeDefined();
    server.replies = { ...replies, registerSettings: { answer: byName } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(box('Username')).toBeDefined());
  });

  it('REG-01 a gateway that says no more than that a field is there is enough', async () => {
    const bare = (maxLength: number) => ({
      enabled: true,
      acceptedPattern: '^(?=.*[a-z])[a-z]+$',
      minLength: 4,
      maxLength,
      patternId: '3',
      message: '',
    });
    const { sent } = await show({ settings: { username: bare(20), password: bare(128) } });
    await fill();
    await user.click(submit());
    await waitFor(() => expect(sent('registerMember')).toHaveLength(1));
  });
});

describe('whether a name is free', () => {
  it('REG-01 is asked when the typing rests, once, and said', async () => {
    const { sent } = await show();
    await user.type(box('Username'), 'tala.rivers');
    expect(await screen.findByText('This username is available')).toBeDefined();
    expect(sent('checkUsername').map(({ input }) => input)).toEqual([{ username: 'tala.rivers' }]);
  });
  it('REG-01 a taken one is said beside the field', async () => {
    await show({ replies: { checkUsername: { refusal: 'username_taken' } } });
    await user.type(box('Username'), 'tala.rivers');
    expect(await screen.findByText('This username is taken. Try another.')).toBeDefined();
    expect(box('Username').getAttribute('aria-invalid')).toBe('true');
  });
  it('REG-01 one that the form would refuse is not asked for', async () => {
    const { sent } = await show();
    await user.type(box('Username'), 'TALA');
    await user.clear(box('Username'));
    await user.type(box('Username'), 'tala');
    expect(await screen.findByText('This username is available')).toBeDefined();
    expect(sent('checkUsername').map(({ input }) => input)).toEqual([{ username: 'tala' }]);
  });
  it('REG-01, NET-09 after a limit nothing is asked for a while, and nothing is said', async () => {
    const headers = { 'retry-after': '60' };
    const { sent, foundation } = await show({
      replies: {
        checkUsername: { refusal: 'TOO_MANY_REQUEST.register', headers },
        registerSettings: { answer: byName },
      },
    });
    await user.type(box('Username'), 'tala');
    await waitFor(() => expect(sent('checkUsername')).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box('Username'), { target: { value: 'tala.rivers' } });
    vi.advanceTimersByTime(stillMs);
    vi.useRealTimers();
    // This later call is answered, so an earlier one would have been as well.
    await foundation.api(registerSettings, {});
    expect(sent('checkUsername')).toHaveLength(1);
    expect(foundation.notices.get()).toEqual([]);
  });
});

describe('a mobile number', () => {
  it('REG-01, LOGIN-09 goes with its dialling code, and the last digit of its code sends the form', async () => {
    const { sent } = await show({ settings: byMobile, replies: { sendRegisterCode: sentCode } });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    await fill();
    await goOn();
    expect(document.activeElement).toBe(box('Number'));
    await sendCode();
    expect(screen.getByText('Enter your mobile number.')).toBeDefined();
    expect(sent('sendRegisterCode')).toEqual([]);
    await user.type(box('Number'), '9175550142');
    await sendCode();
    expect(await screen.findByRole('button', { name: 'Resend code in 2:00' })).toBeDefined();
    // The number's field is out of sight, so the line has it whole.
    expect(screen.getByText(/We texted a code to .\+63 9175550142.\./)).toBeDefined();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(sent('sendRegisterCode')[0]?.input).toMatchObject({
      countryDialingCode: '63',
      mobileNo: '9175550142',
    });
    expect(document.activeElement).toBe(box('Verification code'));
    await user.click(submit());
    expect(screen.getByText('Enter the six-digit code.')).toBeDefined();
    await user.type(box('Verification code'), '482193');
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('registerByMobile').map(({ input }) => input)).toMatchObject([
      {
        username: 'tala.rivers',
        mobileNum: '9175550142',
        countryDialingCode: '63',
        verificationCode: '482193',
      },
    ]);
  });
  it('REG-01, TFA-05 the way back from the code changes the number and loses nothing; the same number gets no second code', async () => {
    const { sent } = await show({ settings: byMobile, replies: { sendRegisterCode: sentCode } });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    await fill();
    await goOn();
    await user.type(box('Number'), '9175550142');
    await sendCode();
    await user.click(await screen.findByRole('button', { name: 'Change number' }));
    expect(document.activeElement).toBe(box('Number'));
    expect(box('Number').value).toBe('9175550142');
    await goOn();
    await screen.findByRole('button', { name: 'Change number' });
    expect(sent('sendRegisterCode')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    await user.type(box('Number'), '3');
    await sendCode();
    await waitFor(() => expect(sent('sendRegisterCode')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Change number' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect([box('Username').value, box('Password').value]).toEqual(['tala.rivers', good]);
  });
  it('REG-01 a refused code is said beside its cells, and the time to another one goes on', async () => {
    const { sent } = await show({
      settings: byMobile,
      replies: {
        sendRegisterCode: sentCode,
        registerByMobile: { refusal: 'verification_code_err', message: 'No.' },
      },
    });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    await fill();
    await goOn();
    await user.type(box('Number'), '9175550142');
    await sendCode();
    await screen.findByRole('button', { name: /^Resend code in/ });
    await user.type(box('Verification code'), '482193');
    expect(await screen.findByText(/That code isn’t right/)).toBeDefined();
    expect(document.activeElement).toBe(box('Verification code'));
    expect(box('Verification code').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: /^Resend code in/ })).toBeDefined();
  });
  it('REG-01, NET-17 a name that is taken leads back to its step', async () => {
    const { sent } = await show({
      settings: byMobile,
      replies: {
        sendRegisterCode: sentCode,
        registerByMobile: { refusal: 'username_taken', message: 'No.' },
      },
    });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    await fill();
    await goOn();
    await user.type(box('Number'), '9175550142');
    await sendCode();
    await screen.findByRole('button', { name: /^Resend code in/ });
    await user.type(box('Verification code'), '482193');
    expect(await screen.findByText('This username is taken. Try another.')).toBeDefined();
    expect(await screen.findByText('Step 1 of 3')).toBeDefined();
    expect(document.activeElement).toBe(box('Username'));
  });
  it('REG-01 the last step has the terms: the code waits for them', async () => {
    const terms = { leastAge: 18, termsUrl: null, privacyUrl: null };
    const { sent } = await show({
      settings: { ...byMobile, terms },
      replies: { sendRegisterCode: sentCode },
    });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(screen.getByText('Next: Mobile number')).toBeDefined();
    await fill();
    await goOn();
    await user.type(box('Number'), '9175550142');
    await sendCode();
    await screen.findByRole('button', { name: /^Resend code in/ });
    await user.type(box('Verification code'), '482193');
    const accept = screen.getByRole('checkbox');
    expect(document.activeElement).toBe(accept);
    expect(sent('registerByMobile')).toEqual([]);
    await user.click(accept);
    await user.click(submit());
    await waitFor(() => expect(sent('registerByMobile')).toHaveLength(1));
  });
  it('REG-01 one that may be left out may: then no code is asked for', async () => {
    const { sent } = await show({
      settings: { ...byMobile, mobileNum: field({ order: 30, required: false }) },
    });
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    await fill();
    await goOn();
    await user.click(submit());
    await waitFor(() => expect(sent('registerMember')).toHaveLength(1));
  });
});
