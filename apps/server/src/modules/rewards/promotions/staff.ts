// Staff's calls on promotions (`npm run promotion`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { asMerchant } from '#modules/site';
import { importPromotion, setState } from './change-promotions.ts';
import { readPromotion } from './read-promotion.ts';
import { listPromotions, type ListedPromotion } from './staff-store.ts';

// The demo and fixtures write promotions by the same rules.
export { importPromotion, setState } from './change-promotions.ts';
export { nameGames } from './name-games.ts';
export { readPromotion } from './read-promotion.ts';
export { listPromotions } from './staff-store.ts';

type PromotionCalls = StaffHandlers<'listPromotions' | 'importPromotion' | 'changePromotion'>;
type StaffDeps = { database: Database; clock: () => Date };

export const promotionStaff = ({ database, clock }: StaffDeps): PromotionCalls => ({
  listPromotions: ({ merchant }) =>
    asMerchant(database, merchant, async (tx) => ({
      promotions: (await listPromotions(tx)).map(present),
    })),

  importPromotion: async ({ merchant: merchantCode, file }, { by }) => {
    const written = readPromotion(file);
    await importPromotion({ database, merchantCode }, written, { at: clock(), by });
    return { code: written.code };
  },

  changePromotion: async ({ merchant: merchantCode, code, state }, { by }) => {
    const change = { code, state, at: clock(), by };
    return { before: await setState({ database, merchantCode }, change) };
  },
});

const present = ({ budget, spent, startsAt, endsAt, ...row }: ListedPromotion) => ({
  ...row,
  budget: budget === null ? null : String(budget),
  spent: String(spent),
  startsAt: startsAt?.getTime() ?? null,
  endsAt: endsAt?.getTime() ?? null,
});
