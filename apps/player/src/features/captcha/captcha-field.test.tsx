// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaAnswer, CaptchaHandle } from '#foundation/captcha/captcha-slot.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { CaptchaField, LoginCaptchaField } from './captcha-field.tsx';

const picture = 'aGVsbG8=';
const other = 'b3RoZXI=';
const replies = { captchaImage: { answer: picture }, captchaAudio: { answer: 'UklGRg==' } };
const image: TestOptions = { info: { register: { captcha: { enabled: true } } }, replies };

/** Opens a form with a captcha; returns a way to read what the form would send. */
async function openForm(
  options: TestOptions = image,
  gate: 'login' | 'sms' | 'register' = 'login',
  Field = CaptchaField,
) {
  const checked: (CaptchaAnswer | null | undefined)[] = [];
  let handle: CaptchaHandle | null = null;
  function Form() {
    const ref = useRef<CaptchaHandle>(null);
    return (
      <>
        <Field gate={gate} ref={ref} />
        <button
          type="button"
          onClick={() => {
            handle = ref.current;
            checked.push(ref.current?.check());
          }}
        >
          Send
        </button>
      </>
    );
  }
  const shown = await showInSite(<Form />, options);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    return checked.at(-1);
  };
  const asked = (name: string) => shown.server.calls.filter((call) => call.name === name).length;
  return { ...shown, send, asked, renew: () => handle?.renew() };
}
const field = () => screen.findByLabelText<HTMLInputElement>('Digits in the picture');
const source = async () =>
  (await screen.findByAltText<HTMLImageElement>('Picture of the digits to enter')).src;
const says = ({ foundation }: Awaited<ReturnType<typeof openForm>>) =>
  foundation.notices.get().map(({ say }) => say(foundation.language.get().t));

describe('the picture of digits', () => {
  it('CAP-03 stands there with a field for its digits, which are what is sent', async () => {
    const { send } = await openForm();
    expect(await source()).toBe(`data:image/png;base64,${picture}`);
    const digits = await field();
    expect(digits.inputMode).toBe('numeric');
    expect(digits.autocomplete).toBe('off');
    await user.type(digits, '4 9-2a7');
    expect(digits.value).toBe('4927');
    expect(await send()).toEqual({ captcha: '4927' });
  });

  it.each(['๔๙๒๗', '۴۹۲۷', '٤٩٢٧'])('CAP-03 %s are the digits 4927', async (typed) => {
    const { send } = await openForm();
    await user.type(await field(), typed);
    expect(await send()).toEqual({ captcha: '4927' });
  });

  it('CAP-06 unsolved, an alert says to verify first, the field says it too, and nothing is sent', async () => {
    const form = await openForm();
    const digits = await field();
    expect(await form.send()).toBeNull();
    expect(says(form)).toEqual(['Please complete verification first.']);
    expect(digits.getAttribute('aria-invalid')).toBe('true');
    expect(await form.send()).toBeNull();
    expect(says(form)).toHaveLength(1);
    await user.type(digits, '4');
    expect(digits.getAttribute('aria-invalid')).toBeNull();
  });

  it('CAP-03 another one is asked for by its button and after an attempt, and what was typed is gone', async () => {
    const form = await openForm();
    await source();
    await user.type(await field(), '4927');
    form.server.replies = { ...replies, captchaImage: { answer: other } };
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(async () => expect(await source()).toContain(other));
    expect((await field()).value).toBe('');
    await user.type(await field(), '11');
    await form.send();
    form.renew();
    await waitFor(() => expect(form.asked('captchaImage')).toBe(3));
    await waitFor(async () => expect((await field()).value).toBe(''));
  });

  it('CAP-03 one that comes late never takes the place of a newer one', async () => {
    const late = Promise.withResolvers<{ answer: string }>();
    const form = await openForm({ ...image, replies: { captchaImage: () => late.promise } });
    await field();
    form.server.replies = { captchaImage: { answer: other } };
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    expect(await source()).toContain(other);
    late.resolve({ answer: picture });
    await form.send();
    expect(await source()).toContain(other);
  });

  it('CAP-03 one that is nearly over gives way to another when somebody begins to type', async () => {
    const form = await openForm();
    await source();
    await user.click(await field());
    expect(form.asked('captchaImage')).toBe(1);
    await user.click(document.body);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 271_000);
    await user.click(await field());
    clock.mockRestore();
    await waitFor(() => expect(form.asked('captchaImage')).toBe(2));
  });

  it('NET-17 what fails is said at the field: the picture, and that there were too many', async () => {
    const form = await openForm({ ...image, replies: { captchaImage: { refusal: 'unknown' } } });
    const unloaded = 'We couldn’t load the picture. Get a new one.';
    expect(await screen.findByText(unloaded)).toBeDefined();
    form.server.replies = {
      captchaImage: { refusal: 'TOO_MANY_REQUEST.captcha', message: 'Later, please.' },
    };
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    expect(await screen.findByText('Too many pictures requested. Try again later.')).toBeDefined();
  });
});

describe('the digits for the ear', () => {
  const started = vi.fn<(played: string) => void>();
  beforeEach(() => {
    started.mockReset();
    // jsdom has no AudioContext; this stub has the parts that the site uses.
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        destination = {};
        decodeAudioData = async (bytes: ArrayBuffer) => bytes;
        createBufferSource = () => ({
          buffer: null as ArrayBuffer | null,
          connect: () => undefined,
          start() {
            started(new TextDecoder().decode(this.buffer ?? new ArrayBuffer()));
          },
          stop: () => undefined,
        });
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('CAP-03 are played at a press, and the picture stays', async () => {
    const form = await openForm();
    const before = await source();
    await user.click(screen.getByRole('button', { name: 'Listen to the digits' }));
    await waitFor(() => expect(started).toHaveBeenCalledWith('RIFF'));
    expect(await source()).toBe(before);
    expect(form.asked('captchaImage')).toBe(1);
  });

  it('NET-17 when they cannot be played that is said, until there is another picture', async () => {
    await openForm({ ...image, replies: { ...replies, captchaAudio: { refusal: 'captcha_err' } } });
    await field();
    await user.click(screen.getByRole('button', { name: 'Listen to the digits' }));
    const said = 'We couldn’t play the digits. Try a new picture.';
    await screen.findByText(said);
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });
});

describe('a form whose merchant asks for none, or for one that nobody can solve', () => {
  it('CAP-02 without the flags nothing is shown, asked for or sent', async () => {
    const form = await openForm({ replies: {} });
    await waitFor(async () => expect(await form.send()).toEqual({}));
    expect(screen.queryByLabelText('Digits in the picture')).toBeNull();
  });
  it('CAP-03 at a login the server may ask for a picture all the same', async () => {
    await openForm({ replies }, 'login', LoginCaptchaField);
    expect(await source()).toContain(picture);
  });
  it('CAP-04 a code by text message with version v3: an alert says that it does not work', async () => {
    const flags = { info: { whitelabelVal: { GEETESTVCODE3: true } }, replies: {} };
    const form = await openForm(flags, 'sms');
    await waitFor(async () => expect(await form.send()).toBeNull());
    expect(says(form)).toEqual(['unknown_error: Geetest service not work']);
  });
});
