// Staff's calls on the club (`npm run club`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { importClub, readClub, setLabel, showClub } from './change-club.ts';

// The demo and fixtures write the club by the same rules.
export { importClub, readClub, setLabel, showClub, writeClub } from './change-club.ts';

type ClubCalls = StaffHandlers<'showClub' | 'importClub' | 'setClubLabel'>;
type StaffDeps = { database: Database; clock: () => Date };

export const clubStaff = ({ database, clock }: StaffDeps): ClubCalls => ({
  showClub: async ({ merchant: merchantCode }) => ({
    club: await showClub({ database, merchantCode }),
  }),

  importClub: async ({ merchant: merchantCode, file }, { by }) => {
    await importClub({ database, merchantCode }, readClub(file), { at: clock(), by });
    return {};
  },

  setClubLabel: async ({ merchant: merchantCode, username, label }, { by }) => {
    await setLabel({ database, merchantCode }, { username, label }, { at: clock(), by });
    return {};
  },
});
