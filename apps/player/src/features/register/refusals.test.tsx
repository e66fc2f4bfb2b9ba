// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { user } from '#foundation/testing/test-site.tsx';
import { byMobile, byName, field } from './testing/settings.ts';
import { box, fill, good, goOn, sendCode, sentCode, show, submit } from './testing/show-form.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a registration that does not come off', () => {
  it.each([
    ['username_taken', 'Username', 'This username is taken. Try another.'],
    ['password_weak', 'Password', 'Choose a stronger password.'],
  ] as const)(
    'REG-01, NET-17 %s is said beside %s, and nothing typed is lost',
    async (refusal, name, said) => {
      const { foundation } = await show({
        replies: { registerMember: { refusal, message: 'No.' } },
      });
      await fill();
      await user.click(submit());
      expect(await screen.findByText(said)).toBeDefined();
      expect(document.activeElement).toBe(box(name));
      expect([box('Username').value, box('Password').value]).toEqual(['tala.rivers', good]);
      expect(foundation.notices.get()).toEqual([]);
    },
  );
  it('A7, NET-17 the reasons are said in words, and the merchant’s rule in its own', async () => {
    const value = { reasons: ['common', 'rule'], rule: 'Put a digit in it.' };
    await show({ replies: { registerMember: { refusal: 'password_weak', value } as never } });
    await fill();
    await user.click(submit());
    expect(
      await screen.findByText('This password is too common. Choose another. Put a digit in it.'),
    ).toBeDefined();
  });
  it('NET-17 the faults that only the server finds stand beside their fields', async () => {
    const value = { fields: { username: 'pattern', confirmPassword: 'differs' } };
    await show({ replies: { registerMember: { refusal: 'register_invalid', value } as never } });
    await fill();
    await user.click(submit());
    expect(await screen.findByText('Use other letters or symbols.')).toBeDefined();
    expect(screen.getByText('The passwords don’t match.')).toBeDefined();
  });
  it('NET-17 a limit is said with the waiting time', async () => {
    const headers = { 'retry-after': '240' };
    await show({ replies: { registerMember: { refusal: 'TOO_MANY_REQUEST.register', headers } } });
    await fill();
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Try again in 4 minutes.',
    );
  });
  it('NET-17 without a line nothing is sent, and all of it stays', async () => {
    const { sent } = await show();
    await fill();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    expect(sent('registerMember')).toEqual([]);
    expect(box('Confirm password').value).toBe(good);
  });
  it('NET-17 where the answer is lost the same form is sent again, as it was', async () => {
    const { fetch } = globalThis;
    let isLost = false;
    const sentBodies: string[] = [];
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      const body = asked[1]?.body;
      if (typeof body === 'string' && body.includes('username')) sentBodies.push(body);
      return isLost ? Promise.reject(new TypeError('lost')) : fetch(...asked);
    });
    const { sent } = await show();
    await fill();
    isLost = true;
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('you’ll get in either way');
    isLost = false;
    await user.click(submit());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    vi.unstubAllGlobals();
    expect(sentBodies).toHaveLength(2);
    expect(sentBodies[0]).toBe(sentBodies[1]);
    expect(sent('registerMember')).toHaveLength(1);
  });
  it('CAP-06 an unsolved captcha sends nothing, a solved one goes along, and after a refusal it is renewed', async () => {
    const solved = vi.fn<() => { captcha: string } | null>(() => null);
    const renew = vi.fn<() => void>();
    const captcha = ({ ref }: CaptchaFieldProps) => {
      if (ref && typeof ref === 'object') ref.current = { check: solved, renew };
      return null;
    };
    const { sent } = await show({
      captcha,
      info: { register: { captcha: { enabled: true } } },
      replies: { registerMember: { refusal: 'username_taken', message: 'No.' } },
    });
    await fill();
    await user.click(submit());
    expect(sent('registerMember')).toEqual([]);
    solved.mockReturnValue({ captcha: '4927' });
    await user.click(submit());
    expect(await screen.findByText('This username is taken. Try another.')).toBeDefined();
    expect(sent('registerMember')[0]?.input).toMatchObject({ captcha: '4927' });
    expect(renew).toHaveBeenCalledOnce();
  });
  it('CAP-02, TFA-05 the captcha of a code stands before it and is gone once that was sent; another code leads back to it', async () => {
    const captcha = ({ gate, ref }: CaptchaFieldProps) => {
      if (ref && typeof ref === 'object') {
        ref.current = { check: () => ({ captcha: '4927' }), renew: () => undefined };
      }
      return <p>captcha of {gate}</p>;
    };
    const { sent } = await show({
      captcha,
      settings: byMobile,
      info: { whitelabelVal: { GEETESTVCODE3: true } },
      status: { gw: { GEETEST_ID: '', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 9 } },
      replies: { sendRegisterCode: { answer: { expiredMinutes: 2, expirationTime: Date.now() } } },
    });
    await waitFor(() => expect(sent('country')).toHaveLength(1));
    const isShown = () => screen.getByText('captcha of sms').closest('[hidden]') === null;
    await fill();
    expect(isShown()).toBe(false);
    await goOn();
    expect(isShown()).toBe(true);
    await user.type(box('Number'), '9175550142');
    await sendCode();
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(isShown()).toBe(true);
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    await sendCode();
    await waitFor(() => expect(sent('sendRegisterCode')).toHaveLength(2));
    expect(isShown()).toBe(false);
  });
  it('REG-01 a second press while one is under way sends nothing', async () => {
    const { sent } = await show();
    await fill();
    await user.dblClick(submit());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('registerMember')).toHaveLength(1);
  });
});

describe('by which link the player came', () => {
  it('REG-02, TRACK-05 the codes of the address go along, and then they are forgotten', async () => {
    const { sent } = await show({ path: '/m/register?affiliateCode=north&r=LUNA48' });
    expect(screen.getByText('LUNA48')).toBeDefined();
    await fill();
    await user.click(submit());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('registerMember')[0]?.input).toMatchObject({
      affiliateCode: 'north',
      referralCode: 'LUNA48',
      domain: location.host,
      registerUrl: `${location.origin}/m/register`,
    });
    expect(localStorage.getItem('affiliateCode')).toBeNull();
    expect(localStorage.getItem('r')).toBeNull();
  });
  it('REG-02 who takes the invitation away is not invited', async () => {
    const { sent } = await show({ path: '/m/register?r=LUNA48' });
    await user.click(screen.getByRole('button', { name: 'Remove the referral code' }));
    expect(screen.queryByText('LUNA48')).toBeNull();
    // The code does not return after a reload either.
    expect(location.search).toBe('');
    await fill();
    await user.click(submit());
    await waitFor(() => expect(sent('registerMember')).toHaveLength(1));
    expect(sent('registerMember')[0]?.input).not.toHaveProperty('referralCode');
  });
  it('REG-02 a code can be typed where the merchant has a field for it', async () => {
    const { sent } = await show({
      settings: { ...byName, referralCode: field({ required: false, order: 60 }) },
    });
    await fill();
    await goOn();
    await user.type(box('Referral code (optional)'), 'LUNA48');
    await user.click(submit());
    await waitFor(() => expect(sent('registerMember')).toHaveLength(1));
    expect(sent('registerMember')[0]?.input).toMatchObject({ referralCode: 'LUNA48' });
  });
  it('REG-02 one in a link that the merchant’s form would refuse is none', async () => {
    await show({
      path: '/m/register?r=not.ours',
      settings: {
        ...byName,
        referralCode: field({ required: false, acceptedPattern: '[A-Z0-9]+' }),
      },
    });
    expect(screen.queryByText('not.ours')).toBeNull();
    expect(box('Referral code (optional)').value).toBe('');
  });
});

it('NET-17, S3 a reload keeps what was typed, but nothing that proves anything', async () => {
  await show({
    settings: { ...byMobile, terms: { leastAge: 18, termsUrl: null, privacyUrl: null } },
    replies: { sendRegisterCode: sentCode },
  });
  await fill();
  await goOn();
  await user.type(box('Number'), '9175550142');
  await sendCode();
  await screen.findByRole('button', { name: /^Resend code in/ });
  await user.type(box('Verification code'), '482193');
  const kept = [...Object.values(sessionStorage), ...Object.values(localStorage)].join(' ');
  expect(kept).toContain('tala.rivers');
  expect(kept).toContain('9175550142');
  expect(kept).not.toContain(good);
  expect(kept).not.toContain('482193');
});
