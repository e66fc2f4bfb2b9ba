// Staff's calls on bonus money (`npm run bonus`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { asMerchant, readMerchantSettings } from '#modules/site';
import {
  cancelByStaff,
  checkGrantAllowed,
  findRecipient,
  grantByStaff,
  listForStaff,
  type Recipient,
} from './by-staff.ts';
import type { GrantedRow } from './store.ts';

type BonusCalls = StaffHandlers<
  'previewGrant' | 'grantBonus' | 'listGrantedBonuses' | 'cancelBonus'
>;
type StaffDeps = { database: Database; clock: () => Date };

export const bonusStaff = ({ database, clock }: StaffDeps): BonusCalls => ({
  previewGrant: async ({ merchant: code, username, amount }) => {
    const work = await openWork(database, code);
    const recipient = await getRecipient(username, work);
    await checkGrantAllowed({ amount: BigInt(amount), recipient }, work);
    return { currency: recipient.currency };
  },

  grantBonus: async ({ merchant: code, username, ...grant }, { by }) => {
    const work = await openWork(database, code);
    const amount = BigInt(grant.amount);
    const terms = {
      amount,
      wageringDue: amount * BigInt(grant.wagering),
      lastsDays: grant.days,
      largestStake: grant.largestStake === null ? null : BigInt(grant.largestStake),
      weights: { default: 100, ...grant.weights },
      source: grant.source,
    };
    return grantByStaff(await getRecipient(username, work), { ...terms, now: clock(), by }, work);
  },

  listGrantedBonuses: async ({ merchant: code, username = null }) => {
    const granted = await listForStaff(username, await openWork(database, code));
    return { bonuses: granted.map(present) };
  },

  cancelBonus: async ({ merchant: code, id }, { by }) => {
    const work = await openWork(database, code);
    const bonus = await cancelByStaff({ id, at: clock(), by }, work);
    if (!bonus) throw new StaffRefusal('not_found', `${code} has no bonus ${id}.`);
    if (bonus.state !== 'cancelled') {
      throw new StaffRefusal('already_ended', `Bonus ${id} has ended already: ${bonus.state}.`);
    }
    return {};
  },
});

type Work = Parameters<typeof checkGrantAllowed>[1];

/** Reads the merchant's settings, of which none here is secret. */
const openWork = async (database: Database, code: string): Promise<Work> => {
  const setting = await asMerchant(database, code, (tx) => readMerchantSettings(tx, code));
  return { database, merchant: { code, setting } };
};

async function getRecipient(username: string, work: Work): Promise<Recipient> {
  const recipient = await findRecipient(username, work);
  if (recipient) return recipient;
  throw new StaffRefusal('not_found', `${work.merchant.code} has no member ${username}.`);
}

const present = ({ bonus, username }: GrantedRow) => ({
  id: bonus.id,
  username,
  state: bonus.state,
  currency: bonus.currency,
  source: bonus.source,
  amount: String(bonus.amount),
  wagered: String(bonus.wagered),
  wageringDue: String(bonus.wageringDue),
  expiresAt: bonus.expiresAt?.getTime() ?? null,
});
