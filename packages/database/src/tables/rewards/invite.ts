import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export type InvitationState = 'joined' | 'qualified' | 'withheld' | 'refused';
/** The reason why staff has to check an invitation before it pays. */
export type InvitationMark = 'same_device' | 'same_address' | 'many_today' | 'many_of_member';

export const invitations = pgTable(
  'invitation',
  {
    merchantCode: text('merchant_code').notNull(),
    friendId: uuid('friend_id').notNull(),
    inviterId: uuid('inviter_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    state: text('state').$type<InvitationState>().notNull(),
    mark: text('mark').$type<InvitationMark>(),
    qualifiedAt: moment('qualified_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.friendId] })],
);
