import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { resetPassword, sendResetEmail, sendResetSms } from '@parlour/contract/recovery/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMobile, openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInOptions } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Reply } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

const good = 'seven-grey-Herons';

async function openPlace(made: SignInOptions = {}) {
  const place = await openSigningIn({ site, mailbox }, made);
  const { member, national, visitor, loginDeviceId } = place;
  const mobile = { mobileNum: national, countryDialingCode: '63' };
  const email = `${place.merchant.code}@example.test`;
  const who = { username: member.username, loginDeviceId };
  return {
    ...place,
    email,
    askBySms: (over: object = {}, sent = {}) =>
      visitor.call(sendResetSms, { ...who, ...mobile, ...over }, sent),
    askByMail: (over: object = {}) => visitor.call(sendResetEmail, { ...who, email, ...over }),
    resetBySms: (verificationCode: string, over: object = {}, sent = {}) =>
      visitor.call(
        resetPassword,
        { ...who, ...mobile, verificationCode, newPassword: good, ...over },
        sent,
      ),
    resetByMail: (verificationCode: string, over: object = {}) =>
      visitor.call(resetPassword, { ...who, email, verificationCode, newPassword: good, ...over }),
  };
}
type ResetStage = Awaited<ReturnType<typeof openPlace>>;

const smsCode = async ({ national, codeTo }: ResetStage) => codeTo(`+63${national}`);
const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
const logsIn = async ({ elsewhere, member }: ResetStage, password: string) =>
  (await elsewhere().logIn({ ...member, password })).success;
const withoutIds = ({ status, body, headers }: Reply) => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, body, names: Object.keys(rest) };
};

describe('a new password by a code', () => {
  test('REG-05 sent by text message opens the account, and the old password does not', async () => {
    const place = await openPlace();
    const asked = await place.askBySms();
    expect(asked.value).toEqual({ expirationTime: site.now() + 120_000 });
    const code = await smsCode(place);
    expect(await place.resetBySms(code)).toMatchObject({ status: 200, value: null });
    expect([await logsIn(place, good), await logsIn(place, place.member.password)]).toEqual([
      true,
      false,
    ]);
    expect(place.visitor.cookie).toBeNull();
  });

  test('REG-05 sent by e-mail does the same, however the address is written', async () => {
    const place = await openPlace();
    await place.askByMail({ email: ` ${place.email.toUpperCase()} ` });
    const reply = await place.resetByMail(await place.codeTo(place.email));
    expect(reply.success).toBe(true);
    expect(await logsIn(place, good)).toBe(true);
  });

  test('CHAT-05 sent by e-mail proves the address, and one by text message does not', async () => {
    const provenAt = ({ merchant, member }: ResetStage) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
        runStatement(tx, 'select email_proven_at as at from member where id = $1', [member.id]),
      );
    const [place, other] = [await openPlace(), await openPlace()];
    await other.askBySms();
    expect((await other.resetBySms(await smsCode(other))).status).toBe(200);
    expect(await provenAt(other)).toEqual([{ at: null }]);
    await place.askByMail();
    expect((await place.resetByMail(await place.codeTo(place.email))).status).toBe(200);
    expect(await provenAt(place)).toEqual([{ at: new Date(site.now()) }]);
  });

  test('REG-05, A13 ends every session of the member and what its devices remember', async () => {
    const place = await openPlace();
    const remembered = await place.logIn();
    const beside = place.elsewhere();
    await beside.logIn(place.member);
    await place.askBySms();
    await place.resetBySms(await smsCode(place));
    const statuses = [await place.visitor.call(memberInfo), await beside.call(memberInfo)];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
    const input = {
      username: place.member.username,
      password: remembered,
      loginDeviceId: place.loginDeviceId,
    };
    expect((await place.visitor.call(signIn, input)).errorCode).toBe('login.cred.err');
  });

  test('REG-05, A3 unlocks the name, for a stranger’s browser and for the owner’s own', async () => {
    const place = await openPlace();
    const own = place.elsewhere();
    await own.logIn(place.member);
    const stranger = place.elsewhere();
    for (const by of [own, stranger, own, stranger, own, stranger]) {
      await by.logIn({ ...place.member, password: 'not-the-password' });
    }
    expect((await own.logIn(place.member)).success).toBe(false);
    expect((await stranger.logIn(place.member)).success).toBe(false);
    await place.askBySms();
    await place.resetBySms(await smsCode(place));
    const member = { ...place.member, password: good };
    expect((await stranger.logIn(member)).success).toBe(true);
    expect((await own.logIn(member)).success).toBe(true);
  });

  test('REG-05, A10 a second factor is asked for as before, also from where it was passed', async () => {
    const place = await openPlace({ traits: { secondFactors: ['payeeName'] } });
    await place.logIn();
    expect((await place.verify({ method: 'P', payeeName: 'Anna Example' })).success).toBe(true);
    expect(await logsIn(place, place.member.password)).toBe(true);
    await place.askBySms();
    await place.resetBySms(await smsCode(place));
    const reply = await place.elsewhere().logIn({ ...place.member, password: good });
    expect(reply.errorCode).toBe('login_verify_required');
  });

  test('REG-05 takes the place of an expired password and of the merchant’s first one', async () => {
    const place = await openPlace({
      settings: { 'flags.PWDEXPFORCECHANGE3': 'on' },
      traits: { passwordExpired: true },
    });
    await place.askBySms();
    await place.resetBySms(await smsCode(place));
    const reply = await place.elsewhere().logIn({ ...place.member, password: good });
    expect(reply.value).toMatchObject({ passwordExpired: false, passwordChangeRequired: false });
  });
});

describe('the code', () => {
  test('A8 has five tries, and then the right one is of no use', async () => {
    const place = await openPlace();
    await place.askBySms();
    const code = await smsCode(place);
    for (let tries = 5; tries > 0; tries -= 1) {
      expect((await place.resetBySms(wrongFor(code))).errorCode).toBe('verification_code_err');
    }
    expect((await place.resetBySms(code)).errorCode).toBe('verification_code_err');
    expect(await logsIn(place, place.member.password)).toBe(true);
  });

  test('A8 counts once: of many resets at once one is made, and none after it', async () => {
    const place = await openPlace();
    await place.askBySms();
    const code = await smsCode(place);
    const passwords = Array.from({ length: 5 }, (_, at) => `${good}-${at}`);
    const replies = await Promise.all(
      passwords.map((newPassword) => place.resetBySms(code, { newPassword })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const made = passwords[replies.findIndex(({ success }) => success)] ?? '';
    expect(await logsIn(place, made)).toBe(true);
    expect((await place.resetBySms(code)).errorCode).toBe('verification_code_err');
  });

  test('A8 is bound to its device, its purpose, its name, its number and its time', async () => {
    const place = await openPlace();
    const { merchant } = place;
    const mobile = newMobile();
    const other = await createMember(site.urls.ownerUrl, merchant.code, { mobile: `+63${mobile}` });
    await place.askBySms();
    const code = await smsCode(place);
    for (const over of [
      { loginDeviceId: randomUUID() },
      { username: other.username },
      { mobileNum: mobile },
      { mobileNum: 'no number' },
      { email: place.email, mobileNum: undefined },
    ]) {
      expect((await place.resetBySms(code, over)).errorCode, JSON.stringify(over)).toBe(
        'verification_code_err',
      );
    }
    expect((await place.logInByText(code)).errorCode).toBe('verification_code_err');
    site.pass(120_000);
    expect((await place.resetBySms(code)).success).toBe(false);
  });

  test('A8 one to log in with sets no password', async () => {
    const place = await openPlace();
    await place.askForText();
    expect((await place.resetBySms(await smsCode(place))).errorCode).toBe('verification_code_err');
  });

  test('A8 a number that two members gave opens the one whose name was given', async () => {
    const place = await openPlace();
    const twin = await createMember(site.urls.ownerUrl, place.merchant.code, {
      mobile: `+63${place.national}`,
    });
    await place.askBySms();
    expect((await place.resetBySms(await smsCode(place))).success).toBe(true);
    expect([await logsIn(place, good), (await place.elsewhere().logIn(twin)).success]).toEqual([
      true,
      true,
    ]);
  });
});

describe('who asks', () => {
  test('REG-05, A2 is answered alike whatever is known, and only the owner is sent anything', async () => {
    const place = await openPlace();
    const known = withoutIds(await place.askBySms());
    const stranger = newMobile();
    const wrongNumber = withoutIds(await place.askBySms({ mobileNum: stranger }));
    const nobody = newMobile();
    const unknown = withoutIds(
      await place.askBySms({ username: 'nobody-at-all', mobileNum: nobody }),
    );
    expect([wrongNumber, unknown]).toEqual([known, known]);
    await site.sent();
    expect([mailbox.textTo(`+63${stranger}`), mailbox.textTo(`+63${nobody}`)]).toEqual(['', '']);
    const byMail = withoutIds(await place.askByMail());
    const elsewhere = 'else@example.test';
    const wrongAddress = withoutIds(
      await place.askByMail({ username: 'nobody-at-all', email: elsewhere }),
    );
    expect(wrongAddress).toEqual(byMail);
    await site.sent();
    expect(mailbox.textTo(elsewhere)).toBe('');
  });

  test('REG-05, A2 a wrong code is answered alike for a name that nobody has', async () => {
    const place = await openPlace();
    await place.askBySms();
    const known = withoutIds(await place.resetBySms(wrongFor(await smsCode(place))));
    const unknown = withoutIds(await place.resetBySms('000000', { username: 'nobody-at-all' }));
    expect(unknown).toEqual(known);
  });

  test('REG-05 a disabled member is nobody', async () => {
    const place = await openPlace({ traits: { disabled: true } });
    expect((await place.askBySms()).success).toBe(true);
    await site.sent();
    expect(mailbox.textTo(`+63${place.national}`)).toBe('');
  });

  test('REG-05, A5 shares the limits of a number and the day’s money with the codes to log in', async () => {
    const place = await openPlace({ settings: { 'sms.budgetPerDay': '1' } });
    await place.askForText();
    expect(await place.askBySms()).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.code',
    });
    const mobile = newMobile();
    const other = await createMember(site.urls.ownerUrl, place.merchant.code, {
      mobile: `+63${mobile}`,
    });
    const asked = await place.askBySms({ username: other.username, mobileNum: mobile });
    expect(asked.errorCode).toBe('TOO_MANY_REQUEST.sms');
    await site.sent();
    expect(mailbox.textTo(`+63${mobile}`)).toBe('');
  });

  test('REG-05, A5 tries of one address are counted, whatever the names', async () => {
    const place = await openPlace({ settings: { 'limits.loginPerAddress': '2' } });
    const sent = { from: '198.51.100.9' };
    for (const username of ['somebody', 'somebody-else']) {
      expect((await place.resetBySms('000000', { username }, sent)).status).toBe(400);
    }
    const refused = await place.resetBySms('000000', {}, sent);
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.code' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('REG-05 a merchant that can send nothing says so, and a number that is none is told so', async () => {
    const dumb = await openPlace({ settings: { 'sms.url': 'none', 'mail.host': 'none' } });
    expect((await dumb.askBySms()).errorCode).toBe('function.not.available');
    expect((await dumb.askByMail()).errorCode).toBe('function.not.available');
    const place = await openPlace();
    expect((await place.askBySms({ mobileNum: '12' })).errorCode).toBe('mobile_invalid');
    const neither = await place.resetBySms('000000', { mobileNum: undefined });
    expect(neither.errorCode).toBe('request_param_err');
  });

  test('REG-05, T1 a code of one merchant sets no password at another', async () => {
    const place = await openPlace();
    const { username } = place.member;
    const other = await openPlace({ traits: { username, mobile: `+63${place.national}` } });
    await place.askBySms();
    const code = await smsCode(place);
    const { mobileNum, loginDeviceId } = { mobileNum: place.national, ...place };
    const reply = await other.resetBySms(code, { username, mobileNum, loginDeviceId });
    expect(reply.errorCode).toBe('verification_code_err');
    expect((await place.resetBySms(code)).success).toBe(true);
  });
});

describe('the new password', () => {
  test('A7 a weak one is refused with its reasons, and costs neither the code nor a try', async () => {
    const place = await openPlace({ settings: { initialPassword: 'everybody-1st' } });
    await place.askBySms();
    const code = await smsCode(place);
    const weak: [string, string][] = [
      ['short', 'abc'],
      ['common', 'password1'],
      ['name', `${place.member.username}1`],
      ['initial', 'everybody-1st'],
    ];
    for (const [reason, newPassword] of [...weak, ...weak]) {
      const reply = await place.resetBySms(code, { newPassword });
      expect(reply.errorCode).toBe('password_weak');
      expect(reply.value['reasons'], newPassword).toContain(reason);
    }
    expect((await place.resetBySms(code)).success).toBe(true);
  });

  test('A7 the old one is refused to its owner, who may choose another by the same code', async () => {
    const place = await openPlace();
    await place.askBySms();
    const code = await smsCode(place);
    const same = { newPassword: place.member.password };
    expect((await place.resetBySms(wrongFor(code), same)).errorCode).toBe('verification_code_err');
    const reply = await place.resetBySms(code, same);
    expect([reply.errorCode, reply.value['reasons']]).toEqual(['password_weak', ['same']]);
    expect((await place.resetBySms(code)).success).toBe(true);
  });
});

describe('the owner', () => {
  test('REG-05 is told by the other way than the code came, in the own language', async () => {
    const place = await openPlace({ traits: { language: 'TH' } });
    await place.askBySms();
    expect(mailbox.textTo(place.email)).toBe('');
    await place.resetBySms(await smsCode(place));
    await site.sent();
    expect(mailbox.textTo(place.email)).toContain('ถูกตั้งใหม่');
    expect(mailbox.textTo(place.email)).toContain(place.member.username);

    const second = await openPlace();
    await second.askByMail();
    await second.resetByMail(await second.codeTo(second.email));
    await site.sent();
    expect(mailbox.textTo(`+63${second.national}`)).toContain('was just reset');
  });

  test('REG-05 is told by the same way where there is no other, and within the day’s money', async () => {
    const place = await openPlace({ traits: { email: null } });
    await place.askBySms();
    await place.resetBySms(await smsCode(place));
    await site.sent();
    expect(mailbox.textTo(`+63${place.national}`)).toContain('was just reset');

    const poor = await openPlace({
      traits: { email: null },
      settings: { 'sms.budgetPerDay': '1' },
    });
    await poor.askBySms();
    expect((await poor.resetBySms(await smsCode(poor))).success).toBe(true);
    await site.sent();
    expect(mailbox.textTo(`+63${poor.national}`)).not.toContain('was just reset');
  });

  test('REG-05, S3 reads in the message what the code is for, and the log has neither code nor password', async () => {
    const place = await openPlace();
    await place.askBySms();
    await site.sent();
    expect(mailbox.textTo(`+63${place.national}`)).toContain('to reset your');
    const code = await smsCode(place);
    const newPassword = 'canary-of-a-reset';
    expect((await place.resetBySms(code, { newPassword })).success).toBe(true);
    for (const secret of [code, newPassword, place.national]) {
      expect(site.logged()).not.toContain(secret);
    }
  });
});
