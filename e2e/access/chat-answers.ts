// Answers of the server for the pages of the chat: a talk in each state, with messages of all authors.
import type { Page } from '@playwright/test';

export const talkId = '00000000-0000-4000-8000-000000000001';
/** A talk in each state; the one that is open has messages of all authors. */
export const answerChat = async (page: Page) => {
  const talks = (['waiting', 'open', 'closed'] as const).map((state, at) => ({
    id: talkId.replace(/1$/, String(at + 1)),
    subject: 'The ticket of yesterday evening is paid, and not in my balance',
    state,
    unread: state === 'waiting' ? 1 : 0,
    lastAt: 1_763_000_000_000,
    last: {
      from: 'staff',
      name: 'Robin',
      text: 'Could you send a picture of the ticket? '.repeat(3),
    },
    stars: state === 'closed' ? 4 : null,
    reopensUntil: null,
  }));
  const messages = (['member', 'system', 'staff'] as const).map((from, at) => ({
    id: talkId.replace(/1$/, String(at + 5)),
    from,
    name: from === 'staff' ? 'Robin' : null,
    text: 'Could you send a picture of the ticket? '.repeat(3),
    pictureIds: [],
    at: 1_763_000_000_000 + at,
    isRead: from === 'member',
  }));
  const answers: Record<string, object | null> = {
    'talks/*/messages*': { talk: talks[0], messages, hasEarlier: true },
    'talks/*/read': null,
    talks: { talks },
  };
  for (const [pattern, value] of Object.entries(answers)) {
    await page.route(`**/wps/chat/${pattern}`, (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
  }
};
