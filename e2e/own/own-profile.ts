// A browser with a profile on disk: any other one counts as private browsing, which the sign-in page refuses (IDP-06).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../page/site.ts';

/** Launch arguments with partitioned storage, which Playwright turns off in all browsers, and without third-party cookies. */
const withoutThirdParties = (args: readonly string[] = []): string[] => [
  ...args.map((arg) => arg.replace('ThirdPartyStoragePartitioning,', '')),
  '--test-third-party-cookie-phaseout',
];

/** Whether the browser partitions the storage of other sites' frames and refuses their cookies, as most players' browsers do. */
type Options = { blocksThirdParties: boolean };

export const test = base.extend<Options>({
  blocksThirdParties: [false, { option: true }],
  context: async (
    {
      playwright,
      launchOptions,
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      locale,
      blocksThirdParties,
    },
    use,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-profile-'));
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(blocksThirdParties && { args: withoutThirdParties(launchOptions.args) }),
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
