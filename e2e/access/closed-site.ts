// Answers of the server that put a page in front of the one that was asked for: the site is closed, or a provider is.
import type { Page } from '@playwright/test';
import { fetchFromSite } from '../page/loopback.ts';

type SiteStatus = { value: object };

/** Refuses the check of a hand-off as a closed site does. `closed` are the fields of the status that the page in front fetches then. */
const closeSite = (errorCode: string, closed: object) => async (page: Page) => {
  await page.route('**/wps/session/handoff/inspect*', (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode, message: 'No.' } }),
  );
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await fetchFromSite(route);
    const { value, ...rest } = (await answer.json()) as SiteStatus;
    await route.fulfill({ json: { ...rest, value: { ...value, ...closed } } });
  });
};
const inTwoHours = () => Date.now() + 2 * 60 * 60_000;

export const closeForMaintenance = (page: Page) =>
  closeSite('system_maintenance', { maintenance: true, maintenanceEnd: inTwoHours() })(page);
export const closeToRegion = closeSite('region_restricted', {
  regionRestriction: true,
  location: { ip: '203.0.113.195' },
});
/** Waits for the page in front, and for the time or the address on it, which come later. */
export const waitForFront = (page: Page) =>
  page.locator('main.full :is(time, .address-box bdi)').waitFor();

/** Refuses a launch because its provider is closed. */
export const closeProvider = (page: Page) =>
  page.route('**/wps/game/launchGame*', (route) => {
    const value = { maintainTime: Date.now(), endTime: inTwoHours(), vendorName: 'Tidepool' };
    const errorCode = 'vendor_under_maintenance';
    return route.fulfill({
      status: 400,
      json: { success: false, errorCode, message: 'No.', value },
    });
  });
export const waitForProvider = (page: Page) => page.locator('main.full [role=alert]').waitFor();
