// Notifications behind the bell (MEMBER-14): those written for the member, kept for 30 days, and the announcements for the member. Other modules write them.
import type { Database } from '@parlour/database/connection';
import { keepTold } from '#modules/lobby';
import type { ServerModule } from '#server/module';
import { countUnread, listOwn, markRead } from './own-notifications.ts';
import type { NotificationTexts } from './present-own.ts';
import { keptMs, removeOldMarks, removeOldNotifications } from './store.ts';

export type { NotificationTexts } from './present-own.ts';
export { keepNotification, removeNotification, type NewNotification } from './store.ts';

type ModuleContext = { database: Database; clock: () => Date; texts: NotificationTexts };

export function notificationModule(context: ModuleContext): ServerModule {
  const deps = { ...context, told: keepTold(context) };
  return {
    name: 'notification',
    calls: {
      notificationList: async (_input, call) => ({ items: await listOwn(call, deps) }),
      unreadNotifications: async (_input, call) => ({ count: await countUnread(call, deps) }),
      readNotifications: ({ ids }, call) => markRead(call, ids ?? 'all', deps),
    },
    // A mark is never older than its announcement, so it lasts as long as the announcement is listed.
    expires: [
      { keptMs, remove: removeOldNotifications },
      { keptMs, remove: removeOldMarks },
    ],
  };
}
