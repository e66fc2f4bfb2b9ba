// Fetches the number of unread notifications (MEMBER-14): every few minutes while the page is visible, and when the reader returns to
// it. Failures are silent.
import { unreadNotifications } from '@parlour/contract/notification/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { onPageSeen } from '#platform/page.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';

const everyMs = 5 * 60_000;

export function watchUnread(foundation: Foundation): void {
  const { session } = foundation;
  const unread = foundation.keep(makeUnread);
  let owner: string | undefined;

  async function look(): Promise<void> {
    const record = session.get();
    // No other call is allowed until the password is changed.
    if (!record || record.updatePassword) return;
    const { token } = record;
    const answer = await readsOf(foundation)(unreadNotifications, {}, { teller: 'nobody' }).catch(
      () => null,
    );
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
  everyWhileSeen(everyMs, () => void look());
  onPageSeen(() => void look());
}
