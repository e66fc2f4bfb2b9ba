// Security actions on money: what staff do by a command, and what the owner of the database does by hand.
import { createHash } from 'node:crypto';
import { giveVouchers, issueCodes } from '@parlour/seed/testing/made-vouchers';
import { runStatement } from '@parlour/database/statements/run-statement';
import { readVoucher } from '../../rewards/voucher/make-vouchers.ts';
import { forMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { cancelByStaff, findRecipient, grantByStaff } from '../../bonus/by-staff.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { openCases, type Cases } from './audit-cases.ts';

const at = new Date('2026-11-21T12:00:00Z');
const operator = { actor: 'operator', actorName: 'anna' } as const;

export function moneyCases(site: () => Pick<TestSite, 'database' | 'merchants' | 'urls'>) {
  const { cases, when } = openCases();
  bonusCases(site, when);
  voucherCases(() => site().urls.ownerUrl, when);
  handCases(() => site().urls.ownerUrl, when);
  return cases;
}

type AddCase = Cases['when'];

function bonusCases(site: Parameters<typeof moneyCases>[0], when: AddCase): void {
  async function grant({
    merchant: { code },
    member,
  }: {
    merchant: { code: string };
    member: { username: string };
  }) {
    const { database, merchants } = site();
    await merchants.reload();
    const merchant = await merchants.findByCode(code);
    if (!merchant) throw new Error(`there is no merchant ${code}`);
    const deps = { database, merchant };
    const recipient = await findRecipient(member.username, deps);
    if (!recipient) throw new Error(`there is no member ${member.username}`);
    const terms = {
      amount: 500_000n,
      wageringDue: 500_000n,
      lastsDays: 1,
      largestStake: null,
      weights: { default: 100 },
      source: 'canary-of-a-ticket',
    };
    const { id } = await grantByStaff(recipient, { ...terms, now: at, by: operator }, deps);
    return { id, deps };
  }
  const granted = [
    'bonus.grant ok',
    { amount: '5.00', currency: 'USD' },
    'operator',
    'member',
  ] as const;
  when('bonus money that is granted', { action: grant, leaves: [[...granted]] });
  when('bonus money that was granted for the same source before', {
    before: grant,
    action: grant,
    leaves: [],
  });
  when('a bonus that is cancelled', {
    before: grant,
    action: (_, { id, deps }) => cancelByStaff({ id, at, by: operator }, deps),
    leaves: [['bonus.cancel ok', {}, 'operator', 'member']],
  });
  when('a bonus that is cancelled again', {
    before: async (place) => {
      const { id, deps } = await grant(place);
      await cancelByStaff({ id, at, by: operator }, deps);
      return { id, deps };
    },
    action: (_, { id, deps }) => cancelByStaff({ id, at, by: operator }, deps),
    leaves: [],
  });
}

function voucherCases(ownerUrl: () => string, when: AddCase): void {
  const file = readVoucher({
    batch: 'november',
    texts: { EN: { title: 'canary-of-a-title', line: '' } },
    reward: { kind: 'cash', amount: '25' },
    expiresAt: '2027-11-30T00:00:00Z',
  });
  const worth = { batch: 'november', amount: '25', currency: 'USD' };
  const give = (place: { merchant: { code: string }; member: { username: string } }) => {
    const gift = { file, usernames: [place.member.username], source: 'ticket 9', by: operator };
    return giveVouchers({ ownerUrl: ownerUrl(), merchantCode: place.merchant.code }, gift, at);
  };
  when('a voucher that a member is given', {
    action: give,
    leaves: [['voucher.give ok', worth, 'operator', 'member']],
  });
  when('a voucher that the member was given before', { before: give, action: give, leaves: [] });
  when('codes of vouchers that are made', {
    action: async ({ merchant: { code: merchantCode }, secrets }) => {
      const place = { ownerUrl: ownerUrl(), merchantCode };
      const made = { secretKey: testSecretKey, at, by: operator };
      for (const code of await issueCodes(place, { file, count: 2 }, made)) secrets.add(code);
    },
    leaves: [['voucher.issue ok', { ...worth, count: 2 }, 'operator', null]],
  });
}

/** Actions of the database's owner, made by hand without a command. */
function handCases(ownerUrl: () => string, when: AddCase): void {
  type Place = { merchant: { code: string }; member: { id: string } };
  /** A statement, and the id that is its value `$1`. */
  type HandStatement = [text: string, ...values: string[]];
  const byHand = (write: (place: Place) => HandStatement) => (place: Place) =>
    forMerchant(ownerUrl(), place.merchant.code, async (tx) => {
      await runStatement(tx, `select set_config('app.operator', 'anna', true)`);
      const [text, ...values] = write(place);
      await runStatement(tx, text, values);
    });
  const open = (place: Place) =>
    openWallet(
      { ownerUrl: ownerUrl(), merchantCode: place.merchant.code },
      { memberId: place.member.id },
      100_000n,
    );
  const about = { account: 'wallet', amount: '-1.00000', currency: 'USD', reference: 'ticket 9' };
  when('a correction of a wallet', {
    before: open,
    action: byHand(({ member }) => [
      `select post_movement('correction', 'ticket 9', null, now(), 'USD',
           array[open_account('wallet', 'USD', $1, null), open_account('operator', 'USD', null, null)],
           array[-100000, 100000])`,
      member.id,
    ]),
    leaves: [['ledger.correct ok', about, 'operator', 'member']],
  });
  const disable = ({ member }: Place): HandStatement => [
    'update member set disabled = true where id = $1',
    member.id,
  ];
  const locked = `insert into login_lock (merchant_code, subject, failures, counted_at, locked_until, attempt_id)
    values (current_setting('app.merchant'), sha256('anna'), 3, now(), now() + interval '1 hour', gen_random_uuid())`;
  when('a member who is disabled', {
    action: byHand(disable),
    leaves: [['member.disable ok', {}, 'operator', 'member']],
  });
  when('a member who is disabled no more', {
    before: byHand(disable),
    action: byHand(({ member }) => ['update member set disabled = false where id = $1', member.id]),
    leaves: [['member.enable ok', {}, 'operator', 'member']],
  });
  const subject = createHash('sha256').update('anna').digest('hex');
  when('a name that is locked by hand', {
    action: byHand(() => [locked]),
    leaves: [['login.lock ok', { subject }, 'operator', null]],
  });
  when('a name that is unlocked by hand', {
    before: byHand(() => [locked]),
    action: byHand(() => ['delete from login_lock']),
    leaves: [['login.unlock ok', { subject }, 'operator', null]],
  });
}
