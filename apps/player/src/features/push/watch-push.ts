// Decides when members are asked for notifications, and renews the lost binding of those who agreed before (PUSH-01 to PUSH-03).
import { pushOccasion } from '@parlour/contract/push/calls';
import { hasNotifications, notificationPermission } from '#platform/quiet/notifications.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { mayPrompt } from '#foundation/popups/single-prompt.ts';
import { hearChanges } from '#foundation/signals/signals.ts';
import { bindOwnDevice, forgetBinding, isPushWanted, skipKey } from './own-device.ts';

export function watchPush(foundation: Foundation): void {
  const { boot, session, language, tabStorage, keep } = foundation;
  // A subscription needs the merchant's key.
  if (!boot.status.info.push || !hasNotifications()) return;
  const popups = keep(makePopups);
  let takeBack: (() => void) | null = null;
  let known: string | null | undefined;

  const isWanted = () => {
    const record = session.get();
    const isMember = record !== null && record !== undefined && !record.updatePassword;
    const isUnanswered = notificationPermission() === 'default';
    return isMember && isUnanswered && tabStorage.read(skipKey) === null;
  };
  /** Offers the prompt if a ticket or a prize shows what notifications are for. Without an answer it is not offered. */
  async function offer(): Promise<void> {
    const { hasOccasion } = await readsOf(foundation)(pushOccasion, {}, { teller: 'nobody' });
    if (!hasOccasion) return;
    await language.need(['push']);
    if (isWanted()) takeBack = popups.offer('push', isWanted);
  }
  const offerWhereWanted = (): void => {
    if (isWanted() && mayPrompt(tabStorage)) void offer().catch(() => undefined);
  };
  function look(): void {
    const record = session.get();
    const now = record && !record.updatePassword ? record.token : record && null;
    if (record === undefined || now === known) return;
    known = now;
    takeBack?.();
    takeBack = null;
    if (record === null) forgetBinding(foundation);
    if (!now) return;
    // The member did not request this, so a failure is not shown. The next visit tries again.
    if (isPushWanted(foundation)) void bindOwnDevice(foundation).catch(() => undefined);
    else offerWhereWanted();
  }
  session.subscribe(look);
  look();
  // A draw or a prize while the page is open.
  hearChanges(foundation, 'notification', offerWhereWanted);
}
