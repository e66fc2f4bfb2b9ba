import { memberInfo, updateLanguage } from '@parlour/contract/member/calls';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let home: TestMerchant;
let abroad: TestMerchant;
beforeAll(async () => {
  site = await startTestSite();
  home = await createMerchant(site.urls.ownerUrl, { languages: 'TH,EN' });
  abroad = await createMerchant(site.urls.ownerUrl, { languages: 'TH,EN' });
  await site.merchants.reload();
});
afterAll(() => site.close());

async function enter(merchant = home): Promise<Visitor> {
  const visitor = visit(site.app, merchant);
  await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code));
  return visitor;
}
const update = (by: Visitor, language: unknown, merchantCode: unknown = home.code) =>
  by.call(updateLanguage, { language, merchantCode });
const languageOf = async (of: Visitor) => (await of.call(memberInfo)).value['language'];

describe('PUT /wps/member/language', () => {
  test('MEMBER-02 member info tells the language from then on, and only this member’s', async () => {
    const [member, other] = [await enter(), await enter()];
    const before = await languageOf(other);
    expect(await update(member, 'TH')).toMatchObject({ status: 200, value: null });
    expect([await languageOf(member), await languageOf(other)]).toEqual(['TH', before]);
    expect(await languageOf(await enter(abroad))).toBe(before);
  });

  test('MEMBER-02 a browser’s way to write a language is understood', async () => {
    const member = await enter();
    expect((await update(member, 'th_TH')).status).toBe(200);
    expect(await languageOf(member)).toBe('TH');
  });

  test.each([
    ['one that nobody speaks', 'XX'],
    ['one that the merchant does not have', 'UR'],
    ['none', ''],
    ['no text', 7],
    ['none at all', undefined],
  ])('MEMBER-02, V1 %s is refused', async (_, language) => {
    const member = await enter();
    expect(await update(member, language)).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields: ['language'] },
    });
  });

  test('MEMBER-02, T1 another merchant’s code changes nothing, and without a session nobody is changed', async () => {
    const member = await enter();
    const before = await languageOf(member);
    expect((await update(member, 'TH', abroad.code)).errorCode).toBe('function.not.available');
    expect(await languageOf(member)).toBe(before);
    expect((await update(visit(site.app, home), 'TH')).errorCode).toBe('customer.not.login');
  });
});
