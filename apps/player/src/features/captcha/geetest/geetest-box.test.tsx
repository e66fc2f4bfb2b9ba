// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import type { CaptchaHandle } from '#foundation/captcha/captcha-slot.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { CaptchaField } from '../captcha-field.tsx';

type BoxOptions = TestOptions & { gate?: CaptchaGate; version?: 'v3' | 'v4' };

async function show({ gate = 'login', version = 'v4', ...options }: BoxOptions = {}) {
  const ref = createRef<CaptchaHandle>();
  const shown = await showInSite(<CaptchaField gate={gate} ref={ref} />, {
    info: { whitelabelVal: { GEETEST3: true, GEETESTVCODE3: true } },
    status: { gw: { GEETEST_ID: 'id', GEETEST_VERSION: version, PROFILE_ICON_COUNT: 9 } },
    ...options,
  });
  await screen.findByRole('button');
  const said = () =>
    shown.foundation.notices.get().map((notice) => notice.say(shown.foundation.language.get().t));
  return { ...shown, ref, said };
}
const box = () => screen.getByRole('button', { name: /Tap to|Preparing|Verified|retry/ });
const frame = () => document.querySelector('iframe');

async function say(type: string, more: object = {}, origin = 'null') {
  const { contentWindow: source } = frame() ?? {};
  const data = { parlour: 'captcha', type, ...more };
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  });
}
const v4 = {
  captcha_id: 'id',
  lot_number: 'lot',
  pass_token: 'token',
  gen_time: '1',
  captcha_output: 'out',
};

describe('the box', () => {
  it('CAP-01, H1b nothing is loaded before it is pressed, and then into a frame that may run scripts and nothing else', async () => {
    await show();
    expect(frame()).toBeNull();
    await user.click(box());
    expect(box().textContent).toBe('Preparing check…');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()?.getAttribute('src')).toBe('/m/captcha');
    expect(frame()?.closest('dialog')?.open).toBe(false);
  });
  it('CAP-01 ready shows the provider’s box, solved says so, and what is solved is handed on once', async () => {
    const { ref } = await show();
    await user.click(box());
    await say('hello');
    await say('ready');
    expect(frame()?.closest('dialog')?.open).toBe(true);
    await say('solved', { answer: v4 });
    expect([box().textContent, frame()]).toEqual(['Verified', null]);
    expect(ref.current?.check()).toEqual({ geetestValidateV4: v4 });
    act(() => ref.current?.renew());
    expect(box().textContent).toBe('Tap to verify you’re human');
  });
  it('CAP-09 a provider’s error is said with the digits of its code, and a press begins anew', async () => {
    await show();
    await user.click(box());
    await say('ready');
    await say('error', { code: '60500', text: 'Request forbidden' });
    expect(box().textContent).toBe('Request forbidden (60500). Tap to retry');
    expect(screen.getByText('Still failing? Customer service can help.')).toBeDefined();
    await user.click(box());
    expect(box().textContent).toBe('Preparing check…');
  });
  it('CAP-10 where its script is blocked, the box says what may stop it and who helps, and can be tried again', async () => {
    await show({
      info: {
        whitelabelVal: { GEETEST3: true },
        customerService: [{ title: 'Help', path: 'https://help.example/chat' }],
      },
    });
    await user.click(box());
    // The frame reports a script that did not load by an error without a code, at both tries.
    await say('error', { code: '', text: '' });
    expect(box().textContent).toBe('Preparing check…');
    await say('error', { code: '', text: '' });
    expect(box().textContent).toBe('Check failed. Tap to retry');
    expect(screen.getByText(/^An ad blocker may be stopping this check\./)).toBeDefined();
    const help = screen.getByRole('link', { name: 'Contact customer service' });
    expect(help.getAttribute('href')).toBe('https://help.example/chat');
    await user.click(box());
    expect(box().textContent).toBe('Preparing check…');
    expect(screen.queryByText(/ad blocker/)).toBeNull();
    await say('ready');
    await say('error', { code: '60500', text: 'Request forbidden' });
    expect(screen.queryByText(/ad blocker/)).toBeNull();
  });
  it('CAP-05 closed, it says what is to be done', async () => {
    await show();
    await user.click(box());
    await say('ready');
    await user.click(screen.getByRole('button', { name: 'Close the check' }));
    expect(box().textContent).toBe('Tap to verify you’re human');
    expect(screen.getByText('Please complete verification first.')).toBeDefined();
  });
  it('CAP-05 pressed while it prepares, it says that this is too fast', async () => {
    const { said } = await show();
    await user.click(box());
    await user.click(box());
    expect(said()).toEqual(['Verify Geetest too fast. Wait for the check that is under way.']);
  });
  it('CAP-06 unsolved, the form is told so, and an alert asks for it', async () => {
    const { ref, said } = await show();
    expect(ref.current?.check()).toBeNull();
    expect(ref.current?.check()).toBeNull();
    expect(said()).toEqual(['Please complete verification first.']);
  });
  it('CAP-08 version 3 asks for its parameters; they and nothing else go to the frame', async () => {
    const geetestParameters = {
      answer: { gt: 'id', challenge: 'c', newCaptcha: true, success: false },
    };
    const { server } = await show({ version: 'v3', replies: { geetestParameters } });
    await user.click(box());
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]).toMatchObject({
      name: 'geetestParameters',
      input: { product: 'bind' },
    });
  });
  it('CAP-05 version 3 without parameters fails after the second try, in the server’s words', async () => {
    const { server } = await show({
      version: 'v3',
      replies: { geetestParameters: { refusal: 'service_unavailable', message: 'Not now' } },
    });
    await user.click(box());
    await waitFor(() =>
      expect(box().textContent).toContain('This isn’t available right now. Try again in a moment.'),
    );
    expect(server.calls).toHaveLength(2);
  });
});

describe('text messages', () => {
  it('CAP-04 need version 4: a press, and a form that asks, are told that it does not work', async () => {
    const { ref, said } = await show({ gate: 'sms', version: 'v3' });
    await user.click(box());
    expect(ref.current?.check()).toBeNull();
    expect(said()).toEqual(['unknown_error: Geetest service not work']);
    expect(frame()).toBeNull();
  });
  it('CAP-04 with version 4 it does', async () => {
    await show({ gate: 'sms' });
    await user.click(box());
    expect(frame()).not.toBeNull();
  });
});

describe('messages of others', () => {
  it('H4 500 of another window, another origin and no known shape change nothing, and are counted', async () => {
    const { server } = await show({ replies: { collectEvents: { answer: null } } });
    await user.click(box());
    await act(async () => {
      for (let count = 0; count < 500; count += 1) {
        const data = { parlour: 'captcha', type: 'ready' };
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: window }));
      }
    });
    await say('ready', {}, location.origin);
    await say('show');
    await say('solved', { answer: v4 });
    expect(box().textContent).toBe('Preparing check…');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.input).toMatchObject({
      events: [{ eventName: 'ignoredMessages', vendor: 'GEETEST', gameId: 'captcha', count: 503 }],
    });
  });
});
