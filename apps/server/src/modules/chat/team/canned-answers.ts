// The answers that a merchant's team chooses from: listed, written and removed.
import { findUnknownVariable, mostCannedAnswers } from '@parlour/contract/chat/canned-answer';
import type { Tx } from '@parlour/database/connection';
import type { StaffCall, StaffHandlers, StaffInput } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant } from '#modules/site';
import { listCanned, lockCanned, removeCanned, saveCanned } from './canned-store.ts';
import type { TeamDeps } from './talk-of-team.ts';

type CannedCalls = StaffHandlers<'listCannedAnswers' | 'saveCannedAnswer' | 'removeCannedAnswer'>;

export const cannedAnswers = ({ database, clock }: TeamDeps): CannedCalls => {
  const noteChanged = (tx: Tx, call: StaffCall, { merchant, ...about }: CannedChange) => {
    const event = { action: 'chat.canned', memberId: null, at: clock(), about } as const;
    return writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
  };
  return {
    listCannedAnswers: ({ merchant }) =>
      asMerchant(database, merchant, async (tx) => ({
        answers: await listCanned(tx, mostCannedAnswers),
      })),

    saveCannedAnswer: (input, call) =>
      asMerchant(database, input.merchant, async (tx) => {
        const { merchant, answerId, title, language, text } = input;
        await lockCanned(tx);
        refuseUnfit(input, await listCanned(tx, mostCannedAnswers));
        await saveCanned(tx, { id: answerId, title, language, text, at: clock() });
        await noteChanged(tx, call, { merchant, answerId, change: 'saved' });
        return {};
      }),

    removeCannedAnswer: ({ merchant, answerId }, call) =>
      asMerchant(database, merchant, async (tx) => {
        const isRemoved = await removeCanned(tx, answerId);
        if (isRemoved) await noteChanged(tx, call, { merchant, answerId, change: 'removed' });
        return {};
      }),
  };
};

type CannedChange = { merchant: string; answerId: string; change: 'saved' | 'removed' };
type KnownAnswer = { id: string; title: string; language: string };

/** Refuses an answer whose variables nobody fills in, whose title another one has, or that is one too many. */
function refuseUnfit(
  { answerId, title, language, text }: StaffInput<'saveCannedAnswer'>,
  known: readonly KnownAnswer[],
): void {
  const unknown = findUnknownVariable(text);
  if (unknown !== null) {
    throw new StaffRefusal('unknown_variable', `Nothing fills in ${unknown}.`, { unknown });
  }
  const others = known.filter(({ id }) => id !== answerId);
  if (others.some((each) => each.title === title && each.language === language)) {
    throw new StaffRefusal('title_taken', `Another answer in ${language} is called ${title}.`);
  }
  if (others.length >= mostCannedAnswers) {
    throw new StaffRefusal('too_many_answers', `There are ${mostCannedAnswers} answers already.`);
  }
}
