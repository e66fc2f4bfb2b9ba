// Asks how much the member has not read (MEMBER-14): seldom, while the page is seen, and when the reader comes back to it. Nobody hears of a failure.
import { unreadNotifications } from '@parlour/contract/notification/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makeUnread } from '#foundation/notifications/unread.ts';
import { onPageSeen } from '#platform/page.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';

const everyMs = 5 * 60_000;

export function watchUnread(foundation: Foundation): void {
  const { session } = foundation;
  const unread = foundation.keep(makeUnread);
  let owner: string | undefined;

  async function look(): Promise<void> {
    const record = session.get();
    // Until the password is changed no other call is allowed.
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
    // What one member has not read says nothing of the next.
    unread.set(0);
    void look();
  }
  session.subscribe(lookAtOwner);
  lookAtOwner();
  everyWhileSeen(everyMs, () => void look());
  onPageSeen(() => void look());
}
