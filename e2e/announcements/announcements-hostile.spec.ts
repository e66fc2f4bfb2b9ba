// An operator's HTML in announcements, hostile (V3).
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import { hostileHtml } from './hostile-html.ts';
import { announcement, openAnnouncing } from '../own/own-announcements.ts';
import { expect, test } from '../page/site.ts';

test('V3, POP-04 what somebody writes into an announcement runs nothing, asks for nothing and breaks no rule of the page', async ({
  page,
}) => {
  test.slow();
  const { enter, announce } = await openAnnouncing(page, { checkbox: 'none' });
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/\/wps\/|\/m\/(assets|home|covers|banners|flags|fonts|sw|icon)/.test(request.url()))
      asked.push(request.url());
  });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  // By the file, cleaned when it is written …
  const kept = hostileHtml.slice(0, 20).map((html, at) =>
    announcement(`n${at}`, {
      texts: { EN: { title: html.slice(0, 80), content: `<p>Number ${at}</p>${html}` } },
    }),
  );
  await announce({ checkbox: 'none', announcements: kept });
  await enter();
  asked.length = 0;
  const slides = page.getByRole('dialog').locator('section[aria-label$=" of 20"]');
  await expect(slides).toHaveCount(20);
  await expect(slides.last().locator('p').first()).toHaveText('Number 19');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // … and as it would be, had nothing cleaned it.
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
  const found = await served.evaluateAll((all) =>
    all.flatMap((each) =>
      [...(each.querySelector('h3 + div')?.querySelectorAll('*') ?? [])].map((inner) => ({
        tag: inner.localName,
        attributes: [...inner.attributes].map(({ name, value }) => `${name}=${value}`),
      })),
    ),
  );
  expect(found.length).toBeGreaterThan(hostileHtml.length);
  for (const { tag, attributes } of found) {
    expect(termsHtml.tags).toContain(tag);
    for (const each of attributes) {
      expect(each).toMatch(
        /^(colspan=|rowspan=|href=(https:\/\/|\/[^/\\])|target=_blank$|rel=noopener noreferrer$)/,
      );
    }
  }
  await served.evaluateAll((all) => {
    for (const each of all.flatMap((one) => [...one.querySelectorAll('p, b, li')])) {
      for (const name of ['mouseover', 'focus', 'pointerenter', 'click'])
        each.dispatchEvent(new Event(name, { bubbles: true }));
    }
  });
  expect(dialogs).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
