// A member's own data as shown to the member. The login module proves who the member is.
import { Refusal } from '#http/refusal';
import type { SessionDeps } from '#modules/session';
import type { ServerModule } from '#server/module';
import { presentMember, presentRankProgress } from './present-member.ts';
import { updateLanguage } from './update-language.ts';
import { findMember, findRankProgress } from './store.ts';

export { findMemberByName } from './by-name-store.ts';
export { findMemberForStaff, type MemberForStaff } from './for-staff-store.ts';
export { presentMember } from './present-member.ts';
export { findMember, noteEmailProven } from './store.ts';

export const memberModule = ({ database, clock }: SessionDeps): ServerModule => ({
  name: 'member',
  calls: {
    memberInfo: async (_input, { merchant, session, language: reads }) => {
      const row = await database.read(merchant.code, (tx) => findMember(tx, session.memberId));
      if (!row) throw new Refusal('not_found');
      const defaultLanguage = merchant.setting('defaultLanguage');
      return presentMember(row, { defaultLanguage, reads, isBasic: session.isBasic });
    },
    updateLanguage: (input, call) => updateLanguage(call, input, { database, clock }),
    playerRankProgress: async (_input, { merchant, session }) => {
      const row = await database.read(merchant.code, (tx) =>
        findRankProgress(tx, session.memberId),
      );
      if (!row) throw new Refusal('not_found');
      return presentRankProgress(row);
    },
  },
});
