// Fetches the number of unread notifications (MEMBER-14): upon a signal, or every few minutes while the page is visible and no stream works,
// and when the reader returns to it. Failures are silent.
import { unreadNotifications } from '@parlour/contract/notification/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { hearChanges, pollUnlessTold } from '#foundation/signals/signals.ts';
import { onPageSeen } from '#platform/page.ts';

const everyMs = 5 * 60_000;
/** The time in which a tab hears of another tab's login, in milliseconds. */
const replacedMs = 2_000;

export function watchUnread(foundation: Foundation): void {
  const { session } = foundation;
  const unread = foundation.keep(makeUnread);
  let owner: string | undefined;

  async function look(flush = false): Promise<void> {
    const record = session.get();
    // No other call is allowed until the password is changed.
    if (!record || record.updatePassword) return;
    const { token } = record;
    const options = { teller: 'nobody', flush } as const;
    const answer = await readsOf(foundation)(unreadNotifications, {}, options).catch(() => null);
    if (answer && session.get()?.token === token) unread.set(answer.count);
  }
  function lookAtOwner(): void {
    const now = session.get()?.token;
    if (now === owner) return;
    owner = now;
    // The number of one member must not be shown to the next.
    unread.set(0);
    void look();
  }
  session.subscribe(lookAtOwner);
  lookAtOwner();
  pollUnlessTold(foundation, everyMs, () => void look());
  onPageSeen(() => void look());
  // A pending answer may be from before the signal.
  const lookAnew = () => void look(true);
  hearChanges(foundation, 'notification', lookAnew);
  // The call learns whether the session is over (NET-08). If another login of this browser has replaced it, the tabs hear of that meanwhile.
  hearChanges(foundation, 'session', () => {
    const token = session.get()?.token;
    setTimeout(() => {
      if (session.get()?.token === token) lookAnew();
    }, replacedMs);
  });
}
