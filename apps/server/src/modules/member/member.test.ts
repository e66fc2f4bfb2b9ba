import { randomUUID } from 'node:crypto';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import { memberTypes } from '@parlour/contract/member/member-types';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createClubLabel,
  createMember,
  createMerchant,
  forMerchant,
} from '@parlour/database/testing/fixtures';
import { createRankProgress } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { findMember } from './store.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function infoOf(traits: Parameters<typeof createMember>[2], withLabel = false) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { languages: 'TH,EN', defaultLanguage: 'TH' });
  const clubLabelId = withLabel ? await createClubLabel(ownerUrl, merchant.code) : null;
  const member = await createMember(ownerUrl, merchant.code, { ...traits, clubLabelId });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return { member, reply: await visitor.call(memberInfo) };
}

describe('the store of members', () => {
  test('T3 a member of another merchant is as missing as one that never was', async () => {
    const { ownerUrl } = site.urls;
    const home = await createMerchant(ownerUrl);
    const abroad = await createMerchant(ownerUrl);
    const { id } = await createMember(ownerUrl, home.code);
    const find = (code: string, memberId: string) =>
      site.database.query(code, (tx) => findMember(tx, memberId));
    expect((await find(home.code, id))?.id).toBe(id);
    expect(await find(abroad.code, id)).toBeNull();
    expect(await find(abroad.code, randomUUID())).toBeNull();
  });
});

describe('GET /wps/member/info', () => {
  test('MEMBER-01 each member has a short number of its own', async () => {
    const { ownerUrl } = site.urls;
    const merchant = await createMerchant(ownerUrl);
    await site.merchants.reload();
    const numbers = new Set<unknown>();
    for (const _member of ['one', 'another', 'a third']) {
      const visitor = visit(site.app, merchant);
      await visitor.logIn(await createMember(ownerUrl, merchant.code));
      const { value } = await visitor.call(memberInfo);
      expect(value['number']).toMatch(/^[1-9]\d{7}$/);
      numbers.add(value['number']);
    }
    expect(numbers.size).toBe(3);
  });

  test('MEMBER-01 a member sees its type, name, language and club label', async () => {
    const { member, reply } = await infoOf({ type: 1, mobile: '+639170000001' }, true);
    expect(reply.value).toMatchObject({
      id: member.id,
      userName: member.username,
      type: 1,
      language: 'TH',
      mobile: '+********0001',
      lastLogin: null,
      clubLabel: { labelId: 'gold', labelName: 'Gold', type: 'AUTO', rankLevel: 7 },
    });
  });

  test('MEMBER-01 a visitor without a session is told nothing, and no account can be of its type', async () => {
    const { ownerUrl } = site.urls;
    const merchant = await createMerchant(ownerUrl);
    const { id } = await createMember(ownerUrl, merchant.code, { type: memberTypes.restricted });
    await site.merchants.reload();
    const { status, errorCode, value } = await visit(site.app, merchant).call(memberInfo);
    expect([status, errorCode, value]).toEqual([401, 'customer.not.login', undefined]);
    const change = forMerchant(ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'update member set type = $1 where id = $2', [memberTypes.notLoggedIn, id]),
    );
    await expect(change).rejects.toMatchObject({ constraint: 'member_type_check' });
  });

  test('MEMBER-01 nothing of the password, the factors or the address book is told', async () => {
    const { reply } = await infoOf({ email: 'a@example.test', payeeName: 'A B', language: 'EN' });
    expect(reply.value).toMatchObject({ language: 'EN', clubLabel: null });
    for (const word of ['argon2', 'example.test', 'A B', 'second', 'merchantCode']) {
      expect(reply.body).not.toContain(word);
    }
  });
});

describe('GET MCSFE_getPlayerRankProgress', () => {
  async function progressOf(withLabel: boolean, conditions?: readonly number[]) {
    const { ownerUrl } = site.urls;
    const { code, host } = await createMerchant(ownerUrl);
    const clubLabelId = withLabel ? await createClubLabel(ownerUrl, code) : null;
    const member = await createMember(ownerUrl, code, { clubLabelId });
    const other = await createMember(ownerUrl, code);
    const place = { ownerUrl, merchantCode: code };
    await createRankProgress(place, {
      memberId: other.id,
      completedConditions: 1,
      totalConditions: 2,
    });
    if (conditions) {
      const [completedConditions = 0, totalConditions = 0] = conditions;
      await createRankProgress(place, {
        memberId: member.id,
        completedConditions,
        totalConditions,
      });
    }
    await site.merchants.reload();
    const visitor = visit(site.app, { host });
    await visitor.logIn(member);
    return (await visitor.call(playerRankProgress)).value;
  }

  test.each([
    { withLabel: true, conditions: [7, 10], tells: [7, 10, 'gold'] },
    { withLabel: true, conditions: undefined, tells: [0, 0, 'gold'] },
    { withLabel: false, conditions: [7, 10], tells: [7, 10, null] },
    { withLabel: false, conditions: undefined, tells: [0, 0, null] },
  ])(
    'MEMBER-05 label $withLabel and conditions $conditions are told as $tells',
    async ({ withLabel, conditions, tells: [completed, total, labelId] }) => {
      expect(await progressOf(withLabel, conditions)).toEqual({
        currentProgress: { completedConditions: completed, totalExpectedConditions: total },
        playerRankProgress: { labelId },
      });
    },
  );
});
