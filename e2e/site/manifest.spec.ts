// Chromium's own checks for installing the site (APP-05). Private windows cannot install, so the profile is on disk; and the headless shell
// reports no errors for any page, so the full browser runs.
import { existsSync } from 'node:fs';
import { gateIf } from '../page/pairs.ts';
import { expect, hydrated, merchantUrl } from '../page/site.ts';
import { test } from '../own/own-profile.ts';

/** Path of Debian's package. */
const whole = '/usr/bin/chromium';
test.use({
  launchOptions: { executablePath: whole, args: ['--headless=new', '--no-sandbox'] },
});
test.skip(!existsSync(whole), 'the whole Chromium is not installed');

const merchants = [
  ['lumen', 'Lumen'],
  ['marigold', 'Marigold'],
] as const;

for (const [merchant, name] of merchants) {
  test(
    `APP-05 ${merchant} can be installed: Chromium finds no fault with its manifest`,
    gateIf(merchant === 'lumen'),
    async ({ page, context, trouble }) => {
      trouble.expect(/status of 400/);
      const devtools = await context.newCDPSession(page);
      const faults = async () => {
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        return installabilityErrors.map(({ errorId }) => errorId);
      };
      // Control: the browser reports a page without a manifest.
      await page.goto(merchantUrl(merchant, '/m/redirect.html?url=x'));
      expect(await faults()).toEqual(['no-manifest']);
      await page.goto(merchantUrl(merchant, '/m/login'));
      await hydrated(page);
      const { url, errors, data } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(url).toBe(merchantUrl(merchant, '/m/manifest.webmanifest?language=EN'));
      expect(JSON.parse(data ?? '')).toMatchObject({ name, scope: '/m/', id: '/m/' });
      expect(await faults()).toEqual([]);
      const { appId } = await devtools.send('Page.getAppId');
      expect(appId).toBe(merchantUrl(merchant, '/m/'));
    },
  );
}
