// The phone: a mid-tier Android as Lighthouse simulates it, its processor slowed four times.
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { benchBrowser } from '../../scripts/browser/chromium.mjs';

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

export const slowdown = 4;

export const startBrowser = (fingerprint: string): Promise<Browser> =>
  chromium.launch({
    executablePath: benchBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  });
