import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const frame = { name: 'the frame' } as unknown as Window;
const other = { name: 'another' } as unknown as Window;
const from = (data: unknown, { source = frame, origin = 'null' }: Partial<Sender> = {}) =>
  readFrameMessage({ data, source, origin }, frame);
type Sender = Pick<MessageEvent, 'source' | 'origin'>;
const say = (type: string, more: object = {}) => ({ parlour: 'captcha', type, ...more });

const v4 = {
  captcha_id: 'id',
  lot_number: 'lot',
  pass_token: 'token',
  gen_time: '1',
  captcha_output: 'out',
};

describe('the frame', () => {
  it.each(['hello', 'ready', 'refused', 'closed', 'leave'])('H4 says %s', (type) => {
    expect(from(say(type))).toEqual({ type });
  });
  it('CAP-09, H4 says what went wrong', () => {
    const error = say('error', { code: 'error_103', text: 'Configuration error' });
    expect(from(error)).toEqual({ type: 'error', code: 'error_103', text: 'Configuration error' });
  });
  it('CAP-08, H4 gives the result of version 3, under the names of our calls', () => {
    const answer = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' };
    expect(from(say('solved', { answer }))).toEqual({
      type: 'solved',
      answer: { geetestChallenge: 'c', geetestSeccode: 'v|jordan' },
    });
  });
  it('CAP-08, H4 gives the result of version 4, and nothing that is beside it', () => {
    expect(from(say('solved', { answer: { ...v4, more: 'x' } }))).toEqual({
      type: 'solved',
      answer: { geetestValidateV4: v4 },
    });
  });
});

describe('what is ignored', () => {
  it.each([
    ['another window', from(say('ready'), { source: other })],
    ['no window', from(say('ready'), { source: null })],
    ['the site’s own origin', from(say('ready'), { origin: 'https://lumen.example' })],
    ['no origin', from(say('ready'), { origin: '' })],
  ])('H4 %s', (_case, read) => {
    expect(read).toBeNull();
  });

  it.each([
    undefined,
    null,
    'ready',
    7,
    [],
    {},
    { type: 'ready' },
    { parlour: 'game', type: 'ready' },
    say('show'),
    say('toString'),
    say('ready', { more: 1 }),
    say('error'),
    say('error', { code: 'x' }),
    say('error', { code: 1, text: 'x' }),
    say('error', { code: 'x', text: 'x', more: 'x' }),
    say('error', { code: 'x'.repeat(65), text: '' }),
    say('error', { code: 'x', text: 'x'.repeat(1_001) }),
    say('solved'),
    say('solved', { answer: false }),
    say('solved', { answer: {} }),
    say('solved', { answer: { geetest_challenge: 'c' } }),
    say('solved', { answer: { geetest_challenge: 'c', geetest_seccode: 'x'.repeat(257) } }),
    say('solved', { answer: { ...v4, captcha_output: 'x'.repeat(4_097) } }),
    say('solved', { answer: { ...v4, pass_token: undefined } }),
    say('solved', { answer: v4, more: 1 }),
  ])('H4 %j', (data) => {
    expect(from(data)).toBeNull();
  });
});
