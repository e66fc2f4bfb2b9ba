// The member's notifications, fetched when the page is shown and again when the reader returns to it. Reading them updates the bell at once.
import type { Answer } from '@parlour/contract/endpoint';
import { notificationList, readNotifications } from '@parlour/contract/notification/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type NotificationItem = Answer<typeof notificationList>['items'][number];

export const countUnread = (items: readonly NotificationItem[]): number =>
  items.filter(({ isRead }) => !isRead).length;

const notifications = defineOwnData({
  ask: async ({ read, foundation }) => {
    const { items } = await read(notificationList, {}).catch((error: unknown) => {
      // A third-party gateway has no notifications.
      if (refusalOf(error)?.code === 'function.not.available') return { items: [] };
      throw error;
    });
    foundation.keep(makeUnread).set(countUnread(items));
    return items;
  },
  hasTexts: true,
  isQuiet: true,
  changedBy: 'notification',
});

export function useNotifications() {
  const { api, keep, toasts } = useFoundation();
  const { change, ...list } = useOwnResource(notifications);

  function show(isNowRead: (item: NotificationItem) => boolean): void {
    change((items) => {
      const shown = items.map((item) => (isNowRead(item) ? { ...item, isRead: true } : item));
      keep(makeUnread).set(countUnread(shown));
      return shown;
    });
  }
  /** Marks one as read. If the call fails it stays new at the next fetch, without a message. */
  function read(id: string): void {
    show((item) => item.id === id);
    void api(readNotifications, { ids: [id] }, { teller: 'nobody' }).catch(() => undefined);
  }
  /** Marks all as read. The usual alert reports a failure (NET-10). */
  async function readAll(): Promise<void> {
    const isDone = await api(readNotifications, { all: true }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    show(() => true);
    toasts.show('done', (t) => t('notification.all_read'));
  }
  return { ...list, read, readAll };
}
