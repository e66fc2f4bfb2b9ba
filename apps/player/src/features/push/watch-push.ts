// Decides when members are asked for notifications, and renews the lost binding of those who agreed before (PUSH-01 to PUSH-03).
import { hasNotifications, notificationPermission } from '#platform/quiet/notifications.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makePopups } from '#foundation/popups/popups.ts';
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
  async function offer(): Promise<void> {
    await language.need(['push']);
    if (isWanted()) takeBack = popups.offer('push', isWanted);
  }
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
    else if (isWanted()) void offer().catch(() => undefined);
  }
  session.subscribe(look);
  look();
}
