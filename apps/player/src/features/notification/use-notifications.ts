// The member's notifications, fetched when the page is shown and again when the reader returns to it. Reading them updates the bell at once.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { notificationList, readNotifications } from '@parlour/contract/notification/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

export type NotificationItem = Answer<typeof notificationList>['items'][number];

export const countUnread = (items: readonly NotificationItem[]): number =>
  items.filter(({ isRead }) => !isRead).length;

const makeNotifications = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const options = { teller: 'page', signal } as const;
      const read = readsOf(foundation)(notificationList, {}, options);
      const { items } = await read.catch((error: unknown) => {
        // A third-party gateway has no notifications.
        if (refusalOf(error)?.code === 'function.not.available') return { items: [] };
        throw error;
      });
      foundation.keep(makeUnread).set(countUnread(items));
      return items;
    },
    freshMs: 0,
    isQuiet: true,
  });

export function useNotifications() {
  const foundation = useFoundation();
  const { api, keep, toasts } = foundation;
  const resource = keep(makeNotifications);
  const owner = useSession()?.token;
  const { language } = useStore(foundation.language);
  useEffect(() => {
    if (owner === undefined) return undefined;
    const refresh = () => resource.need({ owner, wording: language });
    refresh();
    return onPageSeen(refresh);
  }, [resource, owner, language]);

  function show(isNowRead: (item: NotificationItem) => boolean): void {
    resource.change((items) =>
      items.map((item) => (isNowRead(item) ? { ...item, isRead: true } : item)),
    );
    keep(makeUnread).set(countUnread(resource.get().value ?? []));
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
  return { ...useResource(resource), read, readAll, retry: resource.retry };
}
