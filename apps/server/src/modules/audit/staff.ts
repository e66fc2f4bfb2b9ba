// Staff's work on the audit trail (`npm run audit`): they search it, and prove that nothing in it was changed.
import { readChainHead } from '@parlour/contract/audit/chain-head';
import { recordedText } from '@parlour/contract/audit/recorded-text';
import type { Database, Tx } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import type { StaffAnswer, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { listEvents } from './search-store.ts';
import { verifyChains, type ChainReport } from './verify-chains.ts';

type AuditCalls = StaffHandlers<'listAuditEvents' | 'verifyAuditChains'>;

const noMerchant = (code: string): StaffRefusal =>
  new StaffRefusal('no_merchant', `There is no merchant ${code}.`);

export const auditStaff = ({ database }: { database: Database }): AuditCalls => ({
  listAuditEvents: async ({ merchant, name, from, to, ...filter }) => {
    let events: StaffAnswer<'listAuditEvents'>['events'] | null = null;
    const list = async (tx: Tx): Promise<void> => {
      const found = await listEvents(tx, {
        ...filter,
        name,
        recorded: name === undefined ? undefined : recordedText(name),
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      });
      events = found.map(({ at, ...event }) => ({ ...event, at: at.getTime() })).toReversed();
    };
    await asEachMerchant(database, list, { only: merchant, alsoStaff: true });
    if (events === null) throw noMerchant(merchant);
    return { events };
  },

  verifyAuditChains: async ({ merchant, head }) => {
    const chains: StaffAnswer<'verifyAuditChains'>['chains'] = [];
    const known = head === undefined ? null : readChainHead(head);
    await verifyChains(database, { merchant, ...(known && { known }) }, (report) =>
      chains.push(present(report)),
    );
    if (merchant !== undefined && chains.length === 0) throw noMerchant(merchant);
    return { chains };
  },
});

const present = ({ unsealed: { count, first }, ...report }: ChainReport) => ({
  ...report,
  unsealed: { count, first: first.map(({ at, ...event }) => ({ ...event, at: at.getTime() })) },
});
