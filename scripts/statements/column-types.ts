// Types of columns that say more than Postgres knows: texts with few values that no check lists, and JSON. `npm run shapes` reads them.

/** An exported type and the module that exports it. */
export type ColumnType = { type: string; from: string };

const texts: ColumnType = { type: 'Texts', from: '@parlour/database/columns/lobby' };
const someTexts: ColumnType = { ...texts, type: 'Partial<Texts>' };

/** The types, by table and column. */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  'banner.contents': someTexts,
  'banner.titles': texts,
  'bonus.weights': { type: 'BonusWeights', from: '@parlour/database/columns/bonus' },
  'club.definition': { type: 'Club', from: '@parlour/contract/club/club.schema' },
  'club_label.names': someTexts,
  'game.details': { type: 'GameDetails', from: '@parlour/contract/lobby/lobby' },
  'game.names': texts,
  'member.second_factors': {
    type: 'SecondFactor[]',
    from: '@parlour/contract/login/second-factors',
  },
  'member.type': { type: 'MemberType', from: '@parlour/contract/member/member-types' },
  'merchant.settings': { type: 'StoredSettings', from: '@parlour/contract/settings.schema' },
  'notice.contents': texts,
  'notice.titles': texts,
  'notification.about': { type: 'Record<string, string>', from: '' },
  'popup.contents': texts,
  'popup.promotion_type': {
    type: 'PromotionType',
    from: '@parlour/contract/rewards/promotion-types',
  },
  'popup.titles': texts,
  'promotion.definition': {
    type: 'Promotion',
    from: '@parlour/contract/rewards/promotion.schema',
  },
  'promotion.type': {
    type: 'PromotionType',
    from: '@parlour/contract/rewards/promotion-types',
  },
  'push_choice.unwanted': { type: 'PushKind[]', from: '@parlour/contract/push/kinds' },
  'push_delivery.about': { type: 'Record<string, string>', from: '' },
  'reward.about': { type: 'Record<string, string>', from: '' },
  'reward.reward': { type: 'Reward', from: '@parlour/contract/rewards/reward.schema' },
  'tracked_browser.agreed': { type: 'ConsentKind[]', from: '@parlour/contract/tracking/consent' },
  'voucher.reward': { type: 'MoneyReward', from: '@parlour/contract/rewards/reward.schema' },
  'voucher.texts': {
    type: "VoucherFile['texts']",
    from: '@parlour/contract/voucher/voucher.schema',
  },
};
