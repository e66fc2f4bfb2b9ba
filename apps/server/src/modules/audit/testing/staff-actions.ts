// Security actions of staff by a command: settings, promotions, withheld invitations, and announcements.
import { announce } from '@parlour/seed/testing/announcement-fixtures';
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { decideWithheld } from '../../rewards/invite/testing/withheld.ts';
import { importPromotion, setState } from '@parlour/seed/testing/staff-rules';
import { readPromotion } from '../../rewards/promotions/read-promotion.ts';
import { sealSettings } from '@parlour/database/sealed-settings';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { createMember, forMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import type { SignInSetup } from '../../../testing/signing-in.ts';
import { openCases, type Cases } from './audit-cases.ts';

export function staffCases(ownerUrl: () => string): Cases['cases'] {
  const { cases, when } = openCases();
  async function publishable(merchantCode: string) {
    const place = { ownerUrl: ownerUrl(), merchantCode };
    const rule = { kind: 'gift', every: 'once', reward: { kind: 'cash', amount: '10' } };
    const texts = { EN: { title: 'canary-of-a-title', line: '' } };
    const file = readPromotion({ code: 'welcome', type: 'REGISTER', texts, rule });
    await importPromotion(place, file, new Date());
    return place;
  }
  when('a secret of the merchant', {
    action: ({ merchant, secrets }) => {
      const merchantCode = merchant.code;
      secrets.add('canary-of-a-setting');
      const set = sealSettings(
        { 'sms.authToken': 'canary-of-a-setting' },
        { merchantCode, secretKey: testSecretKey },
      );
      return withMerchantSettings(ownerUrl(), (stored) => stored.change(merchantCode, { set }));
    },
    leaves: [
      [
        'merchant.setting ok',
        { key: 'sms.authToken', isSecret: true, isSet: true },
        'system',
        null,
      ],
    ],
  });

  when('a promotion that is imported', {
    action: ({ merchant }) => publishable(merchant.code),
    leaves: [
      ['promotion.import ok', { code: 'welcome', state: 'draft', budget: null }, 'system', null],
    ],
  });
  when('a promotion that is published', {
    before: ({ merchant }) => publishable(merchant.code),
    action: (_, place) => setState(place, { code: 'welcome', state: 'live', at: new Date() }),
    leaves: [
      ['promotion.state ok', { code: 'welcome', from: 'draft', to: 'live' }, 'system', null],
    ],
  });

  const at = new Date();
  const invited = {
    before: async ({ merchant: { code: merchantCode }, member: friend }: SignInSetup) => {
      const place = { ownerUrl: ownerUrl(), merchantCode };
      const { id: inviterId } = await createMember(place.ownerUrl, merchantCode);
      const withheld = { state: 'withheld', mark: 'same_device', qualifiedAt: at } as const;
      const row = { merchantCode, friendId: friend.id, inviterId, joinedAt: at, ...withheld };
      await forMerchant(place.ownerUrl, merchantCode, (tx) => insertRows(tx, 'invitation', [row]));
      return place;
    },
  };
  const about = { verdict: 'refuse', mark: 'same_device' };
  when('an invitation that staff refuses', {
    ...invited,
    action: ({ member: { username } }, place) =>
      decideWithheld(place, {
        username,
        verdict: 'refuse',
        reason: 'one person',
        operator: 'anna',
      }),
    leaves: [['invitation.decide ok', { ...about, reason: 'one person' }, 'operator', 'member']],
  });
  when('an invitation that is refused by hand', {
    ...invited,
    action: ({ merchant }) =>
      forMerchant(ownerUrl(), merchant.code, (tx) =>
        runStatement(tx, `update invitation set state = 'refused'`),
      ),
    leaves: [['invitation.decide ok', { ...about, reason: null }, 'operator', 'member']],
  });

  const announced: AnnouncementFile = {
    group: 'm_home',
    announcements: [
      {
        id: 'hello',
        audience: 'guests',
        texts: { EN: { title: 'canary-of-a-title', content: '<p>Hello</p>' } },
      },
    ],
  };
  when('announcements that are imported', {
    action: ({ merchant: { code: merchantCode } }) =>
      announce({ ownerUrl: ownerUrl(), merchantCode }, announced, at),
    leaves: [
      ['content.change ok', { change: 'import', group: 'm_home', ids: ['hello'] }, 'system', null],
    ],
  });
  return cases;
}
