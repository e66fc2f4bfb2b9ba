// Work on the accounts of staff (`npm run staff`, STAFF-01): who may log in to the back office, with which roles.
import type { AuditEvent } from '@parlour/contract/audit/event';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { StaffSecondFactor } from '@parlour/contract/staff/second-factors';
import type { Database } from '@parlour/database/connection';
import type { StaffAnswer, StaffCall, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { codeAt } from '#modules/authenticator';
import { mintSecret } from '#modules/session';
import {
  disableAccount,
  hasMerchant,
  haveAccount,
  insertGrant,
  listAccounts,
  lockByMail,
  removeGrant,
  removeSessionsOf,
} from './account-store.ts';
import { findCredentials } from './credential-store.ts';
import { removeInvitation, replaceInvitation } from './invitation-store.ts';
import { openSecret } from './sealed-secret.ts';

type AccountCalls = StaffHandlers<
  'inviteStaff' | 'listStaff' | 'removeStaffRole' | 'disableStaff' | 'showStaffCode'
>;

/** The time for which a link works, in milliseconds. */
const linkMs = 24 * 3_600_000;

type AccountDeps = {
  database: Database;
  clock: () => Date;
  /** Loads the key only if a call needs it. */
  secretKey: () => Buffer;
};
type AccountAction = 'staff.invite' | 'staff.remove' | 'staff.disable' | 'staff.code';
type AccountEvent = Pick<AuditEvent<AccountAction>, 'action' | 'about'>;

export const staffStaff = ({ database, clock, secretKey }: AccountDeps): AccountCalls => ({
  inviteStaff: ({ mail, role, merchant = null }, call) =>
    database.transaction(staffRealm, async (tx) => {
      if (merchant !== null && !(await hasMerchant(tx, merchant))) {
        throw new StaffRefusal('no_merchant', `There is no merchant ${merchant}.`);
      }
      const at = clock();
      const { id: staffId } = await haveAccount(tx, { mail, at });
      await insertGrant(tx, { staffId, role, of: merchant, at });
      const { secret: token, hash: tokenHash } = mintSecret();
      const expiresAt = new Date(at.getTime() + linkMs);
      await replaceInvitation(tx, { staffId, tokenHash, expiresAt });
      const about = { action: 'staff.invite', about: { role, merchant } } as const;
      await writeAudit(tx, eventOf(call, { mail, at }, about));
      return { token, expiresAt: expiresAt.getTime() };
    }),

  listStaff: async () => {
    const rows = await database.query(staffRealm, (tx) => listAccounts(tx));
    const byMail = Map.groupBy(rows, ({ mail }) => mail);
    const accounts = [...byMail.values()].map(presentAccount);
    return { accounts };
  },

  showStaffCode: ({ mail }, call) =>
    database.transaction(staffRealm, async (tx) => {
      const account = await findCredentials(tx, mail);
      if (!account) throw missing(mail);
      if (!account.isDemo || account.secret === null) {
        throw new StaffRefusal('not_of_demo', `${mail} is no account of the demo.`);
      }
      const at = clock();
      const about = { action: 'staff.code', about: {} } as const;
      await writeAudit(tx, eventOf(call, { mail, at }, about));
      return { code: codeAt(openSecret(account.secret, secretKey()), at) };
    }),

  removeStaffRole: ({ mail, role, merchant = null }, call) =>
    database.transaction(staffRealm, async (tx) => {
      const account = await lockByMail(tx, mail);
      if (!account) throw missing(mail);
      if (!(await removeGrant(tx, { staffId: account.id, role, of: merchant }))) {
        const place = merchant ?? 'all merchants';
        throw new StaffRefusal('not_found', `${mail} does not have the role ${role} of ${place}.`);
      }
      const about = { action: 'staff.remove', about: { role, merchant } } as const;
      await writeAudit(tx, eventOf(call, { mail, at: clock() }, about));
      return {};
    }),

  disableStaff: ({ mail }, call) =>
    database.transaction(staffRealm, async (tx) => {
      const account = await lockByMail(tx, mail);
      if (!account) throw missing(mail);
      const isDisabled = await disableAccount(tx, account.id);
      await removeSessionsOf(tx, account.id);
      await removeInvitation(tx, account.id);
      const about = { action: 'staff.disable', about: {} } as const;
      if (isDisabled) await writeAudit(tx, eventOf(call, { mail, at: clock() }, about));
      return {};
    }),
});

const missing = (mail: string): StaffRefusal =>
  new StaffRefusal('not_found', `Nobody has an account as ${mail}.`);

type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

function presentAccount(rows: AccountRow[]): StaffAnswer<'listStaff'>['accounts'][number] {
  const [first] = rows;
  if (!first) throw new Error('an account has at least one row');
  const grants = rows.flatMap(({ role, of }) => (role === null ? [] : [{ role, merchant: of }]));
  return { mail: first.mail, state: first.state, secondFactor: secondFactorOf(first), grants };
}

function secondFactorOf({ hasPasskey, hasAuthenticator }: AccountRow): StaffSecondFactor | null {
  if (hasPasskey) return 'passkey';
  return hasAuthenticator ? 'authenticator' : null;
}

const eventOf = (
  call: StaffCall,
  { mail, at }: { mail: string; at: Date },
  about: AccountEvent,
): AuditEvent => ({
  ...auditFromStaff(call, staffRealm),
  ...about,
  at,
  subject: mail,
  memberId: null,
});
