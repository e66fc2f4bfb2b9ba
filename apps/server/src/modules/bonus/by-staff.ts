// The rules by which staff grant and cancel bonuses.
import { amountOf, decimalText } from '@parlour/contract/money';
import type { Database, Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import type { StaffCall } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { listMemberAccounts } from '#modules/ledger';
import { findMemberByName } from '#modules/member';
import { readMerchantSettings } from '#modules/site';
import { openWallet } from '#modules/wallet';
import { cancelBonus } from './end-bonus.ts';
import { grantBonus, type BonusGrant, type GrantedBonus } from './grant-bonus.ts';
import type { EndRecorder } from './settle-queue.ts';
import { isWeights } from './terms.ts';
import { listGranted, type BonusRow, type GrantedRow } from './store.ts';

type Deps = { database: Database; merchant: Pick<Merchant, 'code' | 'setting'> };
type Terms = Omit<BonusGrant, 'memberId' | 'currency'>;
/** `currency`: the currency of the member's wallet. */
export type Recipient = { memberId: string; username: string; currency: string };

/** Finds a member of the merchant by name; null if there is none. */
export const findRecipient = (
  username: string,
  { database, merchant }: Deps,
): Promise<Recipient | null> =>
  database.transaction(merchant.code, async (tx) => {
    const member = await findMemberByName(tx, username);
    if (!member) return null;
    const accounts = await listMemberAccounts(tx, member.id);
    const wallet = accounts.find(({ kind }) => kind === 'wallet');
    return {
      memberId: member.id,
      username,
      currency: wallet?.currency ?? merchant.setting('currency'),
    };
  });

type Sum = { amount: bigint; recipient: Recipient };

/** Refuses a grant that exceeds `bonus.largestGrant`. */
export const checkGrantAllowed = (sum: Sum, { database, merchant }: Deps): Promise<void> =>
  database.transaction(merchant.code, (tx) => expectAllowed(tx, sum, merchant.code));

/** Checks against the current settings: a command may have waited long for a confirmation. */
async function expectAllowed(tx: Tx, { amount, recipient }: Sum, code: string): Promise<void> {
  const setting = await readMerchantSettings(tx, code);
  const [largest, ceilingIn] = [amountOf(setting('bonus.largestGrant')), setting('currency')];
  const { username, currency } = recipient;
  if (currency !== ceilingIn) {
    throw new StaffRefusal(
      'grant_refused',
      `${username} plays in ${currency}, and bonus.largestGrant is an amount in ${ceilingIn}. Nothing was granted.`,
    );
  }
  if (amount <= largest) return;
  const [asked, most] = [amount, largest].map((each) => decimalText(each, currency));
  throw new StaffRefusal(
    'grant_refused',
    `${asked} ${currency} is over the largest grant of ${code}, ${most} ${currency} (bonus.largestGrant). Nothing was granted.`,
  );
}

/** Grants a bonus, with an event in the audit trail (L1). Refuses as `checkGrantAllowed` does. */
export async function grantByStaff(
  recipient: Recipient,
  { by, ...terms }: Terms & StaffCall,
  { database, merchant }: Deps,
): Promise<GrantedBonus> {
  const merchantCode = merchant.code;
  if (!isWeights(terms.weights)) {
    const allowed = 'whole numbers from 0 to 100, one of them `default`';
    throw new StaffRefusal('grant_refused', `The weights of a bonus are ${allowed}.`);
  }
  const { memberId } = recipient;
  const { currency } = await openWallet(database, merchant, memberId);
  return database.transaction(merchantCode, async (tx) => {
    const sum = { amount: terms.amount, recipient: { ...recipient, currency } };
    await expectAllowed(tx, sum, merchantCode);
    const granted = await grantBonus(tx, { ...terms, memberId, currency });
    const about = { bonusId: granted.id, amount: decimalText(terms.amount, currency), currency };
    const from = auditFromStaff({ by }, merchantCode);
    const event = { ...from, memberId, at: terms.now, about } as const;
    if (granted.isNew) await writeAudit(tx, { ...event, action: 'bonus.grant' });
    return granted;
  });
}

type Cancellation = StaffCall & { id: string; at: Date };

/** Cancels the bonus, with an event if it had not ended before (L1). Returns the bonus afterwards, null if there is none. */
export const cancelByStaff = (
  { id, at, by }: Cancellation,
  { database, merchant }: Deps,
): Promise<BonusRow | null> => {
  const merchantCode = merchant.code;
  const event = { ...auditFromStaff({ by }, merchantCode), action: 'bonus.cancel', at } as const;
  const tell: EndRecorder = (tx, memberId) =>
    writeAudit(tx, { ...event, memberId, about: { bonusId: id } });
  const clock = () => at;
  return cancelBonus({ merchantCode, id, tell }, { database, clock });
};

const mostShown = 200;

/** Lists bonuses, newest first, of one member or of all. */
export const listForStaff = (
  username: string | null,
  { database, merchant }: Deps,
): Promise<GrantedRow[]> =>
  database.query(merchant.code, (tx) => listGranted(tx, username, mostShown));
