// Hostile HTML of an operator in announcements (V3).
import { expectHarmless, watchEffects } from './hostile-effects.ts';
import { hostileHtml } from './hostile-html.ts';
import { announcement, openAnnouncing } from '../own/own-announcements.ts';
import { expect, test } from '../page/site.ts';

test('V3, POP-04 what somebody writes into an announcement runs nothing, asks for nothing and breaks no rule of the page', async ({
  page,
}) => {
  test.slow();
  const { enter, announce } = await openAnnouncing(page, { checkbox: 'none' });
  const effects = await watchEffects(
    page,
    /\/wps\/|\/m\/(assets|home|covers|banners|notices|flags|fonts|sw|icon)/,
  );
  // First as imported from a file, which is cleaned when it is written …
  const kept = hostileHtml.slice(0, 20).map((html, at) =>
    announcement(`n${at}`, {
      texts: { EN: { title: html.slice(0, 80), content: `<p>Number ${at}</p>${html}` } },
    }),
  );
  await announce({ checkbox: 'none', announcements: kept });
  await enter();
  effects.forgetRequests();
  const slides = page.getByRole('dialog').locator('section[aria-label$=" of 20"]');
  await expect(slides).toHaveCount(20);
  await expect(slides.last().locator('p').first()).toHaveText('Number 19');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // … then as an answer that was not cleaned.
  expect(hostileHtml.length).toBeGreaterThan(200);
  await page.route(/MCSFE_getListAnnouncements\?.*types=PU/, async (route) => {
    const popup = hostileHtml.map((html, at) => ({
      id: `served-${at}`,
      groupName: 'm_home',
      title: html,
      content: `<p>Served ${at}</p>${html}`,
      promotionType: null,
      execution: 'A',
      checkbox: 'none',
    }));
    const value = { banners: [], player: [], popup, promotion: [] };
    await route.fulfill({ json: { success: true, value } });
  });
  await page.reload();
  const served = page
    .getByRole('dialog')
    .locator(`section[aria-label$=" of ${hostileHtml.length}"]`);
  await expect(served).toHaveCount(hostileHtml.length);
  await expect(served.last().locator('p').first()).toHaveText(`Served ${hostileHtml.length - 1}`);
  const tags = await expectHarmless(served.locator('h3 + div'));
  expect(tags).toBeGreaterThan(hostileHtml.length);
  await effects.expectNone();
});
