import { expect, onTestFinished, test } from 'vitest';
import { startScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import { describeSmsAdapter } from './testing/adapter-cases.ts';
import { createTwilio } from './twilio.ts';

const sid = `SM${'0123456789abcdef'.repeat(2)}`;

describeSmsAdapter('twilio', {
  create: createTwilio,
  accountAt: ({ origin, accounts }) => ({
    ...accounts.sms,
    url: `${origin}/sms`,
    from: '+15005550006',
  }),
  secret: 'authToken',
  id: /^SM[0-9a-f]{32}$/,
  refusedNumbers: [
    ['+15005550001', 'status 400, code 21211'],
    ['+15005550002', 'status 400, code 21612'],
    ['+15005550003', 'status 400, code 21408'],
    ['+15005550004', 'status 400, code 21610'],
    ['+15005550009', 'status 400, code 21614'],
  ],
  mistakes: [
    [{ authToken: 'wrong' }, 'status 401, code 20003'],
    [{ from: '#' }, 'status 400, code 21606'],
  ],
  accepts: { status: 201, body: JSON.stringify({ sid }), id: sid },
  troubles: [
    [500, '{"code":20500}', 'status 500, code 20500'],
    [429, '{"code":20429}', 'status 429, code 20429'],
    [400, '{"code":"21211"}', 'status 400'],
    [404, '{"code":21211}', 'status 404, code 21211'],
    [200, `{"sid":"${sid}"}`, 'status 200'],
    [201, '{"sid":"SM1"}', 'status 201 without an id'],
  ],
});

const group = `MG${'a'.repeat(32)}`;
test.each([
  ['a name by itself', 'Lumen', { From: 'Lumen' }],
  ['a group of numbers by its id', group, { MessagingServiceSid: group }],
])(
  'R4 twilio is asked in its form, with the account’s name and token, and %s',
  async (_, from, sender) => {
    const vendor = await startScriptedVendor();
    onTestFinished(() => void vendor.server.close());
    vendor.answer = (reply) => void reply.writeHead(201).end(JSON.stringify({ sid }));
    const { origin: url } = vendor;
    const send = createTwilio({ outbound: openOutbound({ allow: [url] }) });
    const account = { url, accountSid: 'AC1', authToken: 'the-token', from };
    const sms = { to: '+639170000101', body: '482193 is your code. ✓ & =' };
    expect(await send(account, sms)).toEqual({ id: sid });
    const [call] = vendor.asked;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers['authorization']).toBe('Basic QUMxOnRoZS10b2tlbg==');
    const form = Object.fromEntries(new URLSearchParams(call?.body));
    expect(form).toEqual({ To: sms.to, ...sender, Body: sms.body });
  },
);
