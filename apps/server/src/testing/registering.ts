// A merchant where visitors register, and readers of the rows that result.
import { randomUUID } from 'node:crypto';
import {
  registerByMobile,
  registerMember,
  sendRegisterCode,
} from '@parlour/contract/register/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { newMobile, sendingSettings, type Mailbox } from './mailbox.ts';
import type { TestSite } from './test-site.ts';
import { visit, type Visitor } from './visitor.ts';

/** A password that passes the rules. */
export const goodPassword = 'seven-green-Kettles';
export const newName = (): string => `luna${randomUUID().slice(0, 8)}`;

export type MemberRow = {
  id: string;
  username: string;
  mobile: string | null;
  email: string | null;
  payee_name: string | null;
  affiliate_code: string | null;
  referral_code: string | null;
  email_proven_at: Date | null;
  claimed_mobile: string | null;
  claimed_email: string | null;
  domain: string | null;
  method: string;
  accepted_at: Date | null;
};

/** Reads the merchant's members with their registrations, oldest first. */
export const membersOf = (site: TestSite, { code }: TestMerchant): Promise<MemberRow[]> =>
  forMerchant(site.urls.ownerUrl, code, (tx) =>
    runStatement<MemberRow>(
      tx,
      `select m.id, m.username, m.mobile, m.email, m.payee_name, r.affiliate_code, r.referral_code,
              m.email_proven_at, r.claimed_mobile, r.claimed_email, r.domain, r.method, r.accepted_at
         from member m left join registration r on r.member_id = m.id order by m.id`,
    ),
  );

export const eventsOf = (site: TestSite, { code }: TestMerchant): Promise<string[]> =>
  forMerchant(site.urls.ownerUrl, code, async (tx) => {
    const rows = await runStatement<{ event: string }>(
      tx,
      `select action || ' ' || result as event from audit_event where action <> 'code.send' order by at, id`,
    );
    return rows.map(({ event }) => event);
  });

export async function openRegistering(site: TestSite, settings: SettingTexts = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    'limits.registerPerAddress': '1000',
    ...settings,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  const loginDeviceId = randomUUID();
  return {
    merchant,
    visitor,
    loginDeviceId,
    register: (typed: object = {}, by: Visitor = visitor, from?: string) =>
      by.call(
        registerMember,
        {
          username: newName(),
          password: goodPassword,
          confirmPassword: goodPassword,
          loginDeviceId,
          ...typed,
        },
        from === undefined ? {} : { from },
      ),
  };
}

/** Creates a merchant where visitors register by a mobile number, which is sent a code. */
export async function openByMobile(
  { site, mailbox }: { site: TestSite; mailbox: Mailbox },
  settings: SettingTexts = {},
) {
  const place = await openRegistering(site, {
    ...sendingSettings,
    'register.fields.mobileNum.enabled': 'on',
    ...settings,
  });
  const national = newMobile();
  const { visitor, loginDeviceId } = place;
  return {
    ...place,
    national,
    send: (mobileNo = national, from = '203.0.113.7', device = loginDeviceId) =>
      visitor.call(
        sendRegisterCode,
        { countryDialingCode: '63', mobileNo, loginDeviceId: device },
        { from },
      ),
    codeTo: async (to = national): Promise<string> => {
      await site.sent();
      return mailbox.codeTo(`+63${to}`);
    },
    textTo: async (to = national): Promise<string> => {
      await site.sent();
      return mailbox.textTo(`+63${to}`);
    },
    registerBy: (verificationCode: string, typed: object = {}, by: Visitor = visitor) =>
      by.call(registerByMobile, {
        username: newName(),
        password: goodPassword,
        mobileNum: national,
        countryDialingCode: '63',
        verificationCode,
        loginDeviceId,
        ...typed,
      }),
  };
}
