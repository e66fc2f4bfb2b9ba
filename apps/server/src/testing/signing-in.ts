// A merchant with every way to sign in, a member who has set them all up, and the secrets that open something there.
import { randomUUID } from 'node:crypto';
import { confirmAuthenticator, enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { sendSmsCode } from '@parlour/contract/codes/calls';
import { leaveForTarget } from '@parlour/contract/leaving/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { changePassword } from '@parlour/contract/password/calls';
import { addPasskey, beginPasskey } from '@parlour/contract/passkey/calls';
import { resetPassword, sendResetSms } from '@parlour/contract/recovery/calls';
import {
  registerByMobile,
  registerMember,
  sendRegisterCode,
} from '@parlour/contract/register/calls';
import { listSessions, mintHandoff } from '@parlour/contract/session/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { Secret, TOTP } from 'otpauth';
import { newMobile, sendingSettings, type Mailbox } from './mailbox.ts';
import { makePasskey } from './soft-authenticator.ts';
import type { TestSite } from './test-site.ts';
import { visit, type Visitor } from './visitor.ts';

export type SignInOptions = {
  settings?: SettingTexts;
  traits?: NonNullable<Parameters<typeof createMember>[2]>;
};
type SiteAndMailbox = { site: TestSite; mailbox: Mailbox };

export type SignInSetup = Awaited<ReturnType<typeof openSigningIn>>;

export async function openSigningIn(
  { site, mailbox }: SiteAndMailbox,
  { settings, traits }: SignInOptions = {},
) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, {
    ...sendingSettings,
    'flags.MOBILEAUTOLOGIN3': 'on',
    'twoFactor.methods': 'sms,ga,email,payeeName',
    ...settings,
  });
  const national = newMobile();
  const password = `canary-${randomUUID()}`;
  const member = await createMember(ownerUrl, merchant.code, {
    mobile: `+63${national}`,
    email: `${merchant.code}@example.test`,
    payeeName: 'Anna Example',
    password,
    ...traits,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  /** All secrets that were used, or can be used, as a proof. */
  const secrets = new Set<string>([member.password]);
  const keep = (...found: unknown[]) => {
    for (const each of found) if (typeof each === 'string' && each !== '') secrets.add(each);
  };
  const loginDeviceId = randomUUID();
  const newPassword = 'canary-green-Kettles';
  const credentials = { username: member.username, password: member.password, loginDeviceId };
  const { username } = member;
  const resetOf = { username, mobileNum: national, countryDialingCode: '63', loginDeviceId };
  return {
    merchant,
    member,
    national,
    visitor,
    secrets,
    loginDeviceId,
    /** A visitor in another browser. */
    elsewhere: () => visit(site.app, merchant),
    logIn: async (given = member.password, by: Visitor = visitor) => {
      const input = { ...credentials, password: given, rememberMe: true };
      const { success, value } = await by.call(signIn, input);
      const answer = (success ? value : {}) as { token?: string; rememberToken?: string };
      const { token = by.token, rememberToken: remembered = '' } = answer;
      by.token = token;
      keep(given, remembered, by.token, by.cookie, by.device);
      return remembered;
    },
    verify: (second: object) => visitor.call(verifySignIn, { ...credentials, ...second }),
    askForText: (mobileNum = national) =>
      visitor.call(sendSmsCode, { countryDialingCode: '63', mobileNum, loginDeviceId }),
    logInByText: (code: string) =>
      visitor.call(signIn, {
        type: 'sms',
        username: national,
        countryDialingCode: '63',
        password: code,
        loginDeviceId,
      }),
    codeTo: async (to: string) => {
      await site.sent();
      const code = mailbox.codeTo(to);
      keep(code);
      return code;
    },
    askToRegister: (mobileNo: string) =>
      visitor.call(sendRegisterCode, { countryDialingCode: '63', mobileNo, loginDeviceId }),
    register: (typed: object = {}) => {
      keep(newPassword);
      return visitor.call(registerMember, {
        username: 'somebody.new',
        password: newPassword,
        loginDeviceId,
        ...typed,
      });
    },
    registerByText: (mobileNum: string, verificationCode: string) =>
      visitor.call(registerByMobile, {
        username: 'somebody.new',
        password: newPassword,
        mobileNum,
        countryDialingCode: '63',
        verificationCode,
        loginDeviceId,
      }),
    takeMobile: (mobile: string) =>
      createMember(ownerUrl, merchant.code, { mobile: `+63${mobile}` }),
    changePassword: (to: string, from = member.password) => {
      keep(from, to);
      return visitor.call(changePassword, { old: from, new: to });
    },
    askForReset: () => visitor.call(sendResetSms, resetOf),
    resetPassword: (verificationCode: string) => {
      const reset = 'canary-of-a-reset';
      keep(reset);
      return visitor.call(resetPassword, { ...resetOf, verificationCode, newPassword: reset });
    },
    /** Adds a passkey. Returns it with the origin and relying party at which it is used. */
    addPasskey: async () => {
      const { value } = await visitor.call(beginPasskey);
      const { challenge, user } = value as { challenge: string; user: { id: string } };
      const passkey = makePasskey();
      const at = { origin: `http://${merchant.host}`, rpId: merchant.host };
      keep(challenge);
      await visitor.call(addPasskey, passkey.register({ ...at, challenge, userHandle: user.id }));
      return { passkey, at };
    },
    /** Sets up an authenticator. Returns the recovery codes. */
    setUpAuthenticator: async () => {
      const { value: begun } = await visitor.call(enrolAuthenticator, {
        password: member.password,
      });
      const secret = String(begun['secret']);
      const now = { timestamp: site.now() };
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate(now);
      const { value } = await visitor.call(confirmAuthenticator, { code });
      const recovery = value['recoveryCodes'] as string[];
      keep(secret, code, ...recovery);
      return recovery;
    },
    mintHandoff: async () => {
      const audience = `http://${merchant.host}`;
      const code = String((await visitor.call(mintHandoff, { audience })).value['code']);
      keep(code);
      return code;
    },
    /** Makes a token for a listed site, which `settings` must name. */
    mintTargetToken: async (origin: string) => {
      const input = { url: origin, headerColor: '#0d0a14' };
      const { address } = (await visitor.call(leaveForTarget, input)).value;
      const token = new URL(String(address)).searchParams.get('token') ?? '';
      keep(token);
      return token;
    },
    /** The id of a session that is not the visitor's. */
    otherSession: async () => {
      const { value } = await visitor.call(listSessions);
      const sessions = value['sessions'] as { id: string; current: boolean }[];
      return sessions.find(({ current }) => !current)?.id ?? '';
    },
  };
}
