// Staff's work on the outbox (`npm run outbox`): waiting facts and dead letters are listed, and letters delivered again.
import type { Database, Tx } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import type { StaffAnswer, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant } from '#modules/site';
import { listLetters, listWaiting, retryLetters } from './dead-letters-store.ts';

type OutboxCalls = StaffHandlers<'listOutbox' | 'retryDeadLetters'>;
type StaffDeps = { database: Database; clock: () => Date };

/** The most letters listed for one merchant, more than a person reads at once. */
const mostLetters = 200;

export const outboxStaff = ({ database, clock }: StaffDeps): OutboxCalls => ({
  listOutbox: async ({ merchant: only }) => {
    const found: StaffAnswer<'listOutbox'> = { waiting: [], letters: [] };
    const list = async (tx: Tx, merchant: string): Promise<void> => {
      for (const { since, ...each } of await listWaiting(tx)) {
        found.waiting.push({ ...each, merchant, since: since.getTime() });
      }
      for (const { happenedAt, gaveUpAt, ...each } of await listLetters(tx, mostLetters)) {
        const times = { happenedAt: happenedAt.getTime(), gaveUpAt: gaveUpAt.getTime() };
        found.letters.push({ ...each, merchant, ...times });
      }
    };
    await asEachMerchant(database, list, { only });
    return found;
  },

  retryDeadLetters: ({ merchant, number = null }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const letters = await retryLetters(tx, number);
      if (letters === 0 && number !== null) {
        throw new StaffRefusal('not_found', `${merchant} has no dead letter ${number}.`);
      }
      if (letters === 0) return { letters };
      const event = { ...auditFromStaff(call, merchant), action: 'outbox.retry' } as const;
      await writeAudit(tx, { ...event, at: clock(), memberId: null, about: { letters, number } });
      return { letters };
    }),
});
