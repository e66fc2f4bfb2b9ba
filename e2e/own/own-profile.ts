// A browser whose profile is on the disk: any other one counts as private browsing, which the sign-in page refuses (IDP-06).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../page/site.ts';

export const test = base.extend({
  context: async (
    { playwright, launchOptions, viewport, deviceScaleFactor, hasTouch, isMobile, locale },
    use,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-profile-'));
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      viewport,
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      hasTouch,
      isMobile,
      ...(locale !== undefined && { locale }),
    });
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
});
