import { sendRegisterCode } from '@parlour/contract/register/calls';
import { sendSmsCode } from '@parlour/contract/codes/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMobile, openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInSetup } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

/** Creates a merchant, and a member who has logged in on the device of `visitor`. */
async function openPlace(settings: SettingTexts): Promise<SignInSetup> {
  const place = await openSigningIn({ site, mailbox }, { settings });
  await place.logIn();
  return place;
}

let lastAddress = 0;
/** Requests a code from a device without a member, each time from another address. */
const askAsStranger = (place: SignInSetup, mobileNum: string, countryDialingCode = '63') =>
  place
    .elsewhere()
    .call(
      sendSmsCode,
      { countryDialingCode, mobileNum, loginDeviceId: crypto.randomUUID() },
      { from: `198.51.100.${(lastAddress += 1)}` },
    );

const askForMember = async (place: SignInSetup): Promise<string> => {
  const mobile = newMobile();
  await place.takeMobile(mobile);
  expect((await askAsStranger(place, mobile)).success).toBe(true);
  return mobile;
};

const wasSent = async (national: string): Promise<boolean> => {
  await site.sent();
  return mailbox.textTo(`+63${national}`) !== '';
};

const lowEvents = ({ merchant }: SignInSetup): Promise<unknown[]> =>
  forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(tx, `select about from audit_event where action = 'sms.budget'`),
  );

describe('what text messages may cost in a day', () => {
  test('LOGIN-09 registrations of strangers use up nothing of what members get', async () => {
    const place = await openPlace({ 'sms.registerBudgetPerDay': '2', 'sms.budgetPerDay': '1' });
    const register = (mobileNo: string) =>
      place.elsewhere().call(sendRegisterCode, {
        countryDialingCode: '63',
        mobileNo,
        loginDeviceId: crypto.randomUUID(),
      });
    expect((await register(newMobile())).success).toBe(true);
    expect((await register(newMobile())).success).toBe(true);
    const refused = await register(newMobile());
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.sms' });
    expect((await place.askForText()).success).toBe(true);
    expect(await wasSent(place.national)).toBe(true);
  });

  test('LOGIN-09, A2 that it is spent is told to everybody alike, with the time until tomorrow', async () => {
    const place = await openPlace({ 'sms.budgetPerDay': '1' });
    await askForMember(place);
    const member = newMobile();
    await place.takeMobile(member);
    const known = await askAsStranger(place, member);
    const unknown = await askAsStranger(place, newMobile());
    expect(known).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.sms' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const wait = Number(known.headers['retry-after']);
    const untilMidnight = 86_400 - Math.floor((site.now() / 1_000) % 86_400);
    expect(Math.abs(wait - untilMidnight)).toBeLessThanOrEqual(1);
    expect(await wasSent(member)).toBe(false);
  });

  test('A4 strangers who know the numbers of members leave a fifth for devices that these have used', async () => {
    const place = await openPlace({ 'sms.budgetPerDay': '5' });
    for (let asked = 0; asked < 4; asked += 1) {
      expect(await wasSent(await askForMember(place))).toBe(true);
    }
    expect((await askAsStranger(place, place.national)).status).toBe(429);
    expect((await place.askForText()).success).toBe(true);
    expect(await wasSent(place.national)).toBe(true);
  });

  test('LOGIN-09 at four fifths the merchant is warned, in the log and the trace, once a day', async () => {
    const place = await openPlace({ 'sms.budgetPerDay': '6' });
    for (let asked = 0; asked < 3; asked += 1) await askForMember(place);
    expect(await lowEvents(place)).toEqual([]);
    const told = `"merchant":"${place.merchant.code}","budget":"members"`;
    expect(site.logged()).not.toContain(told);
    for (let asked = 0; asked < 2; asked += 1) await askForMember(place);
    expect(await lowEvents(place)).toEqual([{ about: { budget: 'members' } }]);
    expect(site.logged().split(told)).toHaveLength(2);
  });

  test('LOGIN-09 a number that nobody has costs nothing', async () => {
    const place = await openPlace({ 'sms.budgetPerDay': '1' });
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await askAsStranger(place, newMobile())).success).toBe(true);
    }
    expect(await wasSent(await askForMember(place))).toBe(true);
  });
});

const ofPH = { country: 'PH' };
type NumberCase = [
  title: string,
  settings: SettingTexts,
  number: readonly [dialling: string, rest: string],
];
const german = ['49', '15112345678'] as const;

test.each<NumberCase>([
  ['a site of a country sends to its numbers', ofPH, ['63', '9170000000']],
  ['a site of no country sends to all', {}, german],
  ['a site sends to the numbers that it names', { ...ofPH, 'sms.prefixes': '49' }, german],
])('LOGIN-09 %s', async (_, settings, [dialling, rest]) => {
  const place = await openSigningIn({ site, mailbox }, { settings });
  expect((await askAsStranger(place, rest, dialling)).success).toBe(true);
});

test.each<NumberCase>([
  ['a number of another country', ofPH, german],
  ['a satellite’s number', {}, ['8816', '31441234']],
  [
    'a satellite’s number, where the site names it, too',
    { 'sms.prefixes': '881' },
    ['8816', '31441234'],
  ],
  ['a premium number', {}, ['44', '9098790000']],
  ['a number of shared cost', {}, ['49', '1806000000']],
])('LOGIN-09 %s is sent nothing', async (_, settings, [dialling, rest]) => {
  const place = await openSigningIn({ site, mailbox }, { settings });
  const { errorCode } = await askAsStranger(place, rest, dialling);
  expect(errorCode).toBe('mobile_invalid');
});
