import { expect, onTestFinished, test } from 'vitest';
import { startScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import { describeSmsAdapter } from './testing/adapter-cases.ts';
import { createVonage } from './vonage.ts';

const id = '0A0000000123ABCD1';
type MessagePart = { status: string; 'message-id'?: string; 'error-text'?: string };
const answer = (...messages: MessagePart[]): string =>
  JSON.stringify({ 'message-count': String(messages.length), messages });
const taken = { status: '0', 'message-id': id };

describeSmsAdapter('vonage', {
  create: createVonage,
  accountAt: ({ origin, accounts }) => ({
    apiKey: accounts.sms.accountSid,
    apiSecret: accounts.sms.authToken,
    url: `${origin}/sms/vonage`,
    from: '+15005550006',
  }),
  secret: 'apiSecret',
  id: /^[0-9A-F]{16}$/,
  refusedNumbers: [
    ['+639170070006', 'status 200, code 6'],
    ['+639170070007', 'status 200, code 7'],
    ['+639170070029', 'status 200, code 29'],
    ['+639170070033', 'status 200, code 33'],
  ],
  mistakes: [
    [{ apiSecret: 'wrong' }, 'status 200, code 4'],
    [{ from: '#' }, 'status 200, code 3'],
  ],
  accepts: { status: 200, body: answer(taken), id },
  troubles: [
    [200, answer({ status: '1', 'error-text': 'Throughput Rate Exceeded' }), 'status 200, code 1'],
    [200, answer({ status: '5', 'error-text': 'Internal Error' }), 'status 200, code 5'],
    [200, answer(taken, { status: '9' }), 'status 200, code 9'],
    [200, answer({ status: '0' }), 'status 200 without an id'],
    [200, answer({ status: '+639170000101' }), 'status 200 without an id'],
    [200, answer(), 'status 200 without an id'],
    [401, answer({ status: '4' }), 'status 401'],
    [429, answer({ status: '1' }), 'status 429'],
    [500, answer(taken), 'status 500'],
  ],
});

test.each([
  ['a text of GSM letters is text', '482193 is your code. @ {1}, 5 €', 'text'],
  ['any other is Unicode', '482193 is your code. ✓', 'unicode'],
])(
  'LOGIN-14 vonage is asked in its form, without the plus of numbers: %s',
  async (_, body, type) => {
    const vendor = await startScriptedVendor();
    onTestFinished(() => void vendor.server.close());
    vendor.answer = (reply) =>
      void reply.end(answer(taken, { ...taken, 'message-id': 'part-two' }));
    const { origin: url } = vendor;
    const send = createVonage({ outbound: openOutbound({ allow: [url] }) });
    const account = { url, apiKey: 'abcd1234', apiSecret: 'the-secret', from: '+15005550006' };
    expect(await send(account, { to: '+639170000101', body })).toEqual({ id });
    const [call] = vendor.asked;
    expect(call?.path).toBe('/sms/json');
    expect(call?.headers['authorization']).toBe('Basic YWJjZDEyMzQ6dGhlLXNlY3JldA==');
    const form = Object.fromEntries(new URLSearchParams(call?.body));
    expect(form).toEqual({ from: '15005550006', to: '639170000101', text: body, type });
  },
);
