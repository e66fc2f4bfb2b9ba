// The people to whom a talk can be handed over: those who can log in to the back office and may answer at the merchant.
import type { Tx } from '@parlour/database/connection';
import type { StaffCall } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { asMerchant } from '#modules/site';
import { nameOf, type ListColleagues, type TeamDeps } from './talk-of-team.ts';

export const showColleagues = (
  call: StaffCall,
  merchant: string,
  { database, listColleagues }: TeamDeps,
) =>
  asMerchant(database, merchant, async (tx) => {
    const wanted = { of: merchant, name: 'answerTalk', only: null } as const;
    const mails = (await listColleagues?.(tx, wanted)) ?? [];
    return { colleagues: mails.filter((mail) => mail !== nameOf(call)).map((mail) => ({ mail })) };
  });

/** Refuses a hand-over to somebody who could not answer. */
export async function checkColleague(
  tx: Tx,
  { merchant, to }: { merchant: string; to: string },
  listColleagues: ListColleagues,
): Promise<void> {
  const found = await listColleagues(tx, { of: merchant, name: 'answerTalk', only: to });
  if (found.length === 0) throw new StaffRefusal('no_colleague', `${to} may not answer here.`);
}
