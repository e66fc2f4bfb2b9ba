// What answers say about the session itself: two rows of the table (`failures.ts`) by themselves, since every page needs them at once.
import type { FailureRow } from './failure-row.ts';

export const sessionEnded = {
  statuses: [401],
  codes: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'],
  messages: ['CUSTOMER_NOT_LOGIN'],
} satisfies Partial<FailureRow>;

export const sessionLimited = {
  codes: ['password_change_required'],
} satisfies Partial<FailureRow>;
