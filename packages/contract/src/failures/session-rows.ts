// Two rows of the table (`failures.ts`), about the session itself. They have their own file because every page needs them from its start.
import type { FailureRow } from './failure-row.ts';

export const sessionEnded = {
  statuses: [401],
  codes: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'],
  messages: ['CUSTOMER_NOT_LOGIN'],
} satisfies Partial<FailureRow>;

export const sessionLimited = {
  codes: ['password_change_required'],
} satisfies Partial<FailureRow>;
