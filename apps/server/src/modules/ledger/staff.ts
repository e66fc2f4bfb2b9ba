// Staff's calls on the ledger (`npm run ledger`). They read only.
import type { Database } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import type { StaffAnswer, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { findMemberByName } from '#modules/member';
import { asMerchant } from '#modules/site';
import { checkLedger } from './check/check-ledger.ts';
import { listLateWins, listOpenRounds, listWaitingRollbacks } from './rounds-store.ts';
import { listHouse, listStatement } from './statement-store.ts';

// Fixtures and the kill runs check the ledger by the same rule.
export { checkLedger } from './check/check-ledger.ts';

type LedgerCalls = StaffHandlers<'checkLedger' | 'listRounds' | 'readHouse' | 'readStatement'>;

export const ledgerStaff = ({ database }: { database: Database }): LedgerCalls => ({
  checkLedger: () => checkLedger(database),

  listRounds: async () => {
    const found: StaffAnswer<'listRounds'> = { open: [], late: [], waiting: [] };
    await asEachMerchant(database, async (tx, merchant) => {
      for (const { openedAt, settlesAt, ...round } of await listOpenRounds(tx)) {
        const times = { openedAt: openedAt.getTime(), settlesAt: settlesAt?.getTime() ?? null };
        found.open.push({ ...round, ...times, merchant });
      }
      for (const { cameAt, ...win } of await listLateWins(tx)) {
        found.late.push({ ...win, cameAt: cameAt.getTime(), merchant });
      }
      for (const { askedAt, ...rollback } of await listWaitingRollbacks(tx)) {
        found.waiting.push({ ...rollback, askedAt: askedAt.getTime(), merchant });
      }
    });
    return found;
  },

  readHouse: async () => {
    const found: StaffAnswer<'readHouse'> = { accounts: [] };
    await asEachMerchant(database, async (tx, merchant) => {
      found.accounts.push(...(await listHouse(tx)).map((account) => ({ ...account, merchant })));
    });
    return found;
  },

  readStatement: ({ merchant, username, most }) =>
    asMerchant(database, merchant, async (tx) => {
      const member = await findMemberByName(tx, username);
      if (!member) throw new StaffRefusal('not_found', `${merchant} has no member ${username}.`);
      const found = await listStatement(tx, { username: member.username, most });
      const present = found.map(({ movedAt, ...line }) => ({
        ...line,
        movedAt: movedAt.getTime(),
      }));
      return { lines: present.toReversed() };
    }),
});
