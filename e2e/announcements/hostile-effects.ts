// Effects that an operator's HTML must not have (V3).
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../page/site.ts';

/** Records dialogs, requests and violations of the content policy from the page's next load on. Requests that match `usual` are allowed. */
export async function watchEffects(page: Page, usual: RegExp) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!usual.test(request.url())) requests.push(request.url());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const listViolations = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  return {
    forgetRequests: () => {
      requests.length = 0;
    },
    expectNone: async () => {
      const violations = await listViolations();
      expect({ dialogs, requests, violations }).toEqual({
        dialogs: [],
        requests: [],
        violations: [],
      });
    },
  };
}

const allowedAttribute =
  /^(colspan=|rowspan=|href=(https?:\/\/|\/[^/\\])|target=_blank$|rel=noopener noreferrer$)/;

/** Expects only the tags and attributes of terms in the elements, and fires events on each. Returns the number of their tags. */
export async function expectHarmless(shown: Locator, name?: string): Promise<number> {
  const found = await shown.evaluateAll((all) =>
    all.flatMap((each) =>
      [...each.querySelectorAll('*')].map((inner) => ({
        tag: inner.localName,
        attributes: [...inner.attributes].map(({ name: key, value }) => `${key}=${value}`),
      })),
    ),
  );
  for (const { tag, attributes } of found) {
    expect(termsHtml.tags, name).toContain(tag);
    for (const each of attributes) expect(each, name).toMatch(allowedAttribute);
  }
  await shown.evaluateAll((all) => {
    for (const each of all.flatMap((one) => [...one.querySelectorAll('p, b, li')])) {
      for (const event of ['click', 'mouseover', 'focus', 'pointerenter'])
        each.dispatchEvent(new Event(event, { bubbles: true }));
    }
  });
  return found.length;
}
