// Staff's work on members' messages (`npm run feedback`): they are listed, opened and answered (MEMBER-12).
import type { StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { writeFact } from '#modules/outbox';
import { asMerchant } from '#modules/site';
import {
  findInboxPicture,
  listInbox,
  openMessage,
  updateAnswer,
  type InboxMessage,
} from './inbox-store.ts';
import type { FeedbackDeps } from './own-messages.ts';
import { stateOf } from './message-state.ts';

type FeedbackCalls = StaffHandlers<'listInbox' | 'openMessage' | 'answerMessage' | 'inboxPicture'>;

/** The most messages listed, more than a person reads at once. */
const mostListed = 200;

export const feedbackStaff = ({ database, clock }: FeedbackDeps): FeedbackCalls => ({
  listInbox: ({ merchant, state = null }) =>
    asMerchant(database, merchant, async (tx) => ({
      items: (await listInbox(tx, state, mostListed)).map(present),
    })),

  openMessage: ({ merchant, id }) =>
    asMerchant(database, merchant, async (tx) => {
      const message = await openMessage(tx, id, clock());
      if (message === null) throw missing(merchant, id);
      return present(message);
    }),

  answerMessage: ({ merchant, id, answer }, call) =>
    asMerchant(database, merchant, async (tx) => {
      const at = clock();
      const memberId = await updateAnswer(tx, { id, answer, at });
      if (memberId === null) throw missing(merchant, id);
      const about = { feedbackId: id };
      await writeFact(tx, {
        name: 'feedback.answered',
        merchantCode: merchant,
        memberId,
        at,
        about,
      });
      const event = { action: 'feedback.answer', at, memberId, about } as const;
      await writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
      return {};
    }),

  inboxPicture: ({ merchant, id, position }) =>
    asMerchant(database, merchant, async (tx) => {
      const picture = await findInboxPicture(tx, id, position);
      if (picture) return picture;
      throw new StaffRefusal('not_found', `There is no picture ${position} with ${id}.`);
    }),
});

const missing = (merchant: string, id: string): StaffRefusal =>
  new StaffRefusal('not_found', `${merchant} has no message ${id}.`);

const present = ({ readAt, sentAt, answeredAt, ...message }: InboxMessage) => ({
  ...message,
  sentAt: sentAt.getTime(),
  state: stateOf({ readAt, answeredAt }),
  answeredAt: answeredAt?.getTime() ?? null,
});
