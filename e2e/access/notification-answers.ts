// Answers of the server for the page of notifications.
import type { Page } from '@playwright/test';

const answerList = (items: object[]) => (page: Page) =>
  page.route('**/wps/notification/list*', (route) =>
    route.fulfill({ json: { success: true, value: { items } } }),
  );
export const answerNone = answerList([]);
/** A new and a read notification of each kind, and an announcement with a link. */
export const answerNotifications = answerList(
  (['prize', 'answer', 'draw', 'announcement'] as const).flatMap((kind) =>
    [false, true].map((isRead) => ({
      id: kind === 'announcement' && !isRead ? 'popup/tickets' : `${kind}-${isRead}`,
      kind,
      title: 'Double tickets this weekend, and a long title',
      line: 'Every entry from Friday earns a second ticket in the raffle of Saturday, as long as there are any.',
      html: kind === 'announcement' ? '<p>From <a href="/m/home">Friday</a></p><h2>Who</h2>' : null,
      at: isRead ? 1_763_000_000_000 : Date.now(),
      link: '/m/feedback',
      isRead,
    })),
  ),
);
