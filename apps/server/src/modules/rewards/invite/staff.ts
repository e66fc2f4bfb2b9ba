// Staff's calls on withheld invitations (`npm run rewards -- invitations`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { asMerchant } from '#modules/site';
import { decideWithheld } from './decide-withheld.ts';
import { listWithheld } from './withheld-store.ts';

type InviteCalls = StaffHandlers<'listWithheld' | 'decideWithheld'>;

export const inviteStaff = ({ database }: { database: Database }): InviteCalls => ({
  listWithheld: ({ merchant }) =>
    asMerchant(database, merchant, async (tx) => ({
      invitations: (await listWithheld(tx)).map(({ joinedAt, ...each }) => ({
        ...each,
        joinedAt: joinedAt.getTime(),
      })),
    })),

  decideWithheld: async ({ merchant: merchantCode, friend, verdict, reason }, { by }) => {
    const operator = by.actor === 'operator' ? by.actorName : by.actor;
    await decideWithheld(
      { database, merchantCode },
      { username: friend, verdict, reason, operator },
    );
    return {};
  },
});
