// Screens of /m/feedback: with a member's earlier messages, and empty.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const hour = 3_600_000;
const sent = Date.UTC(2026, 10, 18, 12, 14);

/** Messages with answers that the team would give by its command. */
const items = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    category: 'idea',
    content: 'Could the ticket list remember which draw I looked at last?',
    pictures: [],
    sentAt: sent,
    state: 'answered',
    answer: 'Thank you. It does from today: the tab opens where you left it.',
    answeredAt: sent + 40 * hour,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    category: 'money',
    content: 'My bank shows the deposit of Monday twice.',
    pictures: ['00000000-0000-4000-8000-000000000003'],
    sentAt: sent - 180 * hour,
    state: 'read',
    answer: null,
    answeredAt: null,
  },
];

async function write(page: Page): Promise<void> {
  await page.route('**/wps/feedback/list*', (route) =>
    route.fulfill({ json: { success: true, value: { items } } }),
  );
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.getByRole('radio').nth(1).check();
  await page
    .getByRole('textbox')
    .fill(
      'The results page of Meadow 5 shows yesterday’s balls until I reload it. It happens after midnight, on both of my phones.',
    );
  // A screenshot of the page itself serves as the picture.
  const buffer = await page.screenshot();
  const kept = page.waitForResponse(/\/wps\/feedback\/picture$/);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer });
  await kept;
  await page.getByRole('textbox').focus();
}

const looks = [
  { merchant: 'lumen' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold' },
  { merchant: 'marigold', language: 'TH' },
] as const;

export const feedbackShots: Shot[] = looks.flatMap((look) => [
  // This order, because the text of the other shot would remain as a draft.
  { ...look, name: 'feedback-empty', path: '/m/feedback', as: 'member' },
  { ...look, name: 'feedback', path: '/m/feedback', as: 'member', act: write },
]);
