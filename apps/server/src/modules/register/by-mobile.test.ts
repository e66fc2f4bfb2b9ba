import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { createMember } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMobile, openMailbox } from '../../testing/mailbox.ts';
import { eventsOf, membersOf, newName, openByMobile } from '../../testing/registering.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
const texts: string[] = [];
const box = openMailbox();
const mailbox = {
  ...box,
  sendSms: async (...sent: Parameters<typeof box.sendSms>) => {
    texts.push(sent[1].to);
    return box.sendSms(...sent);
  },
};
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());
const open = (settings: Parameters<typeof openByMobile>[1] = {}) =>
  openByMobile({ site, mailbox }, settings);

describe('PUT /wps/member/register/mobile', () => {
  test('REG-01 number and code make a member, whose number logs in later', async () => {
    const { merchant, visitor, national, send, codeTo, registerBy } = await open();
    expect((await send(`0${national}`)).value).toEqual({
      expiredMinutes: 2,
      expirationTime: site.now() + 120_000,
    });
    const reply = await registerBy(await codeTo());
    expect(reply.status).toBe(200);
    expect(await membersOf(site, merchant)).toMatchObject([
      { mobile: `+63${national}`, method: 'mobile', claimed_mobile: null },
    ]);
    expect(await eventsOf(site, merchant)).toEqual(['member.register ok', 'session.login ok']);
    // A registration code is not valid for a login.
    const input = { type: 'sms', username: national, countryDialingCode: '63' };
    const device = { loginDeviceId: randomUUID() };
    const code = await codeTo();
    expect((await visitor.call(signIn, { ...input, ...device, password: code })).success).toBe(
      false,
    );
  });

  test('REG-01 where no name is asked for the member gets a free one, and needs no password', async () => {
    const { merchant, send, codeTo, registerBy } = await open({
      'register.fields.username.enabled': 'off',
      'register.fields.password.enabled': 'off',
    });
    await send();
    const reply = await registerBy(await codeTo(), { username: undefined, password: undefined });
    expect(reply.value['userName']).toMatch(/^player\d{9}$/);
    expect(await membersOf(site, merchant)).toHaveLength(1);
  });

  test('A8 a wrong code is a try: after five the right one is of no use', async () => {
    const { merchant, send, codeTo, registerBy } = await open();
    await send();
    const code = await codeTo();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 5; tries > 0; tries -= 1) {
      expect((await registerBy(wrong)).errorCode).toBe('verification_code_err');
    }
    expect((await registerBy(code)).errorCode).toBe('verification_code_err');
    expect(await membersOf(site, merchant)).toEqual([]);
    expect(new Set(await eventsOf(site, merchant))).toEqual(
      new Set(['member.register wrong_code']),
    );
  });

  test('A8 a code opens nothing on another device, for another number or after its time', async () => {
    const { send, codeTo, registerBy } = await open();
    await send();
    const code = await codeTo();
    const refused = async (typed: object) => (await registerBy(code, typed)).errorCode;
    expect(await refused({ loginDeviceId: randomUUID() })).toBe('verification_code_err');
    expect(await refused({ mobileNum: newMobile() })).toBe('verification_code_err');
    site.pass(120_000);
    expect(await refused({})).toBe('verification_code_err');
  });

  test('REG-01 twenty equal submits with one code make one member, and each gets in', async () => {
    const { merchant, send, codeTo, registerBy } = await open();
    await send();
    const code = await codeTo();
    const username = newName();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => registerBy(code, { username }, visit(site.app, merchant))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await membersOf(site, merchant)).toHaveLength(1);
  });

  test('REG-01 a taken name costs no code', async () => {
    const { merchant, send, codeTo, registerBy } = await open();
    await createMember(site.urls.ownerUrl, merchant.code, { username: 'luna' });
    await send();
    const code = await codeTo();
    expect((await registerBy(code, { username: 'luna' })).errorCode).toBe('username_taken');
    expect((await registerBy(code)).success).toBe(true);
  });

  test('A2 a number that a member has is answered as any other; the message says it, and no code opens anything', async () => {
    const { merchant, send, textTo, registerBy } = await open();
    const taken = newMobile();
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: `+63${taken}` });
    const free = await send();
    const answered = await send(taken);
    const { 'x-request-id': _one, ...freeHeaders } = free.headers;
    const { 'x-request-id': _other, ...takenHeaders } = answered.headers;
    expect([answered.status, answered.body]).toEqual([free.status, free.body]);
    expect(Object.keys(takenHeaders)).toEqual(Object.keys(freeHeaders));
    expect(await textTo(taken)).toContain('already has an account');
    expect(await textTo(taken)).not.toMatch(/\b\d{6}\b/);
    const wrong = await registerBy('000000', { mobileNum: taken });
    const wrongOfFree = await registerBy('000000');
    expect([wrong.status, wrong.body]).toEqual([wrongOfFree.status, wrongOfFree.body]);
    expect(wrong.errorCode).toBe('verification_code_err');
  });

  test('A2 whoever has the code of a number that was taken meanwhile is told the truth', async () => {
    const { merchant, national, send, codeTo, registerBy } = await open();
    await send();
    const code = await codeTo();
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: `+63${national}` });
    expect((await registerBy(code)).errorCode).toBe('mobile_taken');
    expect(await eventsOf(site, merchant)).toEqual(['member.register mobile_taken']);
  });

  test('REG-01, LOGIN-09 a person with one number gets one account, however it is typed', async () => {
    const { merchant, national, send, codeTo, textTo, registerBy } = await open();
    await send(`63${national}`);
    const code = await codeTo();
    const opened = await registerBy(code, { mobileNum: `+63 ${national}` });
    expect(opened.success).toBe(true);
    site.pass(60_000);
    expect((await send(`0063 63 0${national}`)).success).toBe(true);
    expect(await textTo()).toContain('already has an account');
    const again = await registerBy(code, { mobileNum: `63${national}` });
    expect(again.errorCode).toBe('verification_code_err');
    expect(await membersOf(site, merchant)).toMatchObject([{ mobile: `+63${national}` }]);
  });

  test.each(['9[0-9]{9}', '09[0-9]{9}'])(
    'REG-01, LOGIN-09 a form that takes %s takes what a browser fills in',
    async (pattern) => {
      const { national, send, codeTo, registerBy } = await open({
        'register.fields.mobileNum.pattern': pattern,
        'register.fields.mobileNum.max': '11',
      });
      await send();
      const code = await codeTo();
      for (const mobileNum of [`+63 ${national}`, `63${national}`, `0${national}`, national]) {
        expect((await registerBy('', { mobileNum })).value, mobileNum).toEqual({
          fields: { verificationCode: 'missing' },
        });
      }
      expect((await registerBy('', { mobileNum: '+84912345678' })).value).toMatchObject({
        fields: { mobileNum: 'long' },
      });
      expect((await registerBy(code, { mobileNum: `+63${national}` })).success).toBe(true);
    },
  );

  test('REG-01, A8 where codes can be sent no number is taken without one', async () => {
    const { register, registerBy, national, merchant } = await open();
    const typed = { mobileNum: national, countryDialingCode: '63' };
    expect((await register(typed)).value).toEqual({ fields: { verificationCode: 'missing' } });
    expect((await registerBy('')).value).toEqual({ fields: { verificationCode: 'missing' } });
    expect((await register({})).value).toEqual({ fields: { mobileNum: 'missing' } });
    expect(await membersOf(site, merchant)).toEqual([]);
  });

  test('REG-01, A8 where none can be sent a number is kept as said, and nobody is found by it', async () => {
    const { merchant, register, national } = await open({ 'sms.url': 'none' });
    expect((await register({ mobileNum: national })).value).toEqual({
      fields: { mobileNum: 'invalid' },
    });
    await register({ mobileNum: national, countryDialingCode: '63' });
    expect(await membersOf(site, merchant)).toMatchObject([
      { mobile: null, claimed_mobile: `+63${national}` },
    ]);
  });

  test('A5 codes to a thousand numbers stop at the merchant’s budget of the day', async () => {
    const { send } = await open({
      'sms.registerBudgetPerDay': '50',
      'limits.codesPerAddress': '1000000',
    });
    texts.length = 0;
    const numbers = Array.from({ length: 1_000 }, (_, at) => `918${String(at).padStart(7, '0')}`);
    for (let from = 0; from < numbers.length; from += 50) {
      const replies = await Promise.all(
        numbers.slice(from, from + 50).map((each) => send(each, `198.51.${from % 250}.7`)),
      );
      const answers = new Set(replies.map(({ success, errorCode }) => (success ? '' : errorCode)));
      expect([...answers]).toEqual([from === 0 ? '' : 'TOO_MANY_REQUEST.sms']);
    }
    await site.sent();
    expect(texts).toHaveLength(50);
  });
});
