// A stream through nginx. It takes minutes, because time limits of a minute have to pass.
import { nightly } from '../page/pairs.ts';
import { expect, test } from '../page/site.ts';
import { withNginx } from './nginx.ts';
import { balanceOf, enterWithStream, grantBonus, listReaders } from './signal-pages.ts';

const homeAt = (port: number) => `http://lumen.localhost:${port}/m/home`;

test(
  'SIG-03, SIG-08 a stream passes nginx with buffering, compression and a limit of 60 s',
  nightly,
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const readers = listReaders(context);
    await withNginx('', async (port) => {
      const { username } = await enterWithStream(page, homeAt(port));
      // Longer than nginx waits, and than the server's own limits.
      await new Promise((resolve) => setTimeout(resolve, 75_000));
      await grantBonus(username, 50);
      await expect(balanceOf(page)).toContainText('50.00');
      expect(readers).toEqual([page]);
      await page.close();
    });
  },
);
