// Screens of /m/inviteFriends: a member with friends, without friends, and after a failure; a guest with a code, and with an unknown one.
import type { Page } from '@playwright/test';
import { untilQuiet } from '../../../e2e/page/pending-requests.ts';
import type { Shot } from '../shot.ts';
import { inLanguages } from '../sign-in-shots.ts';

type Details = { friends: object[]; earned: { amount: string; currency: string } };

/** Changes a part of the server's answer for one picture. */
const changed =
  (path: string, change: (value: Details) => object) =>
  async (page: Page): Promise<void> => {
    await page.route(path, async (route) => {
      const { host, port, pathname } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      // Only browsers resolve names below localhost to this machine.
      const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
      const { value } = (await answer.json()) as { value: Details };
      await route.fulfill({ json: { success: true, value: change(value) } });
    });
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await untilQuiet(page);
  };

const member = { path: '/m/inviteFriends', as: 'member' } as const;
const guest = { path: '/m/inviteFriends?r=K7QM2H9X', as: 'guest' } as const;

export const inviteShots: Shot[] = [
  ...inLanguages({ ...member, name: 'invite' }),
  ...inLanguages({
    ...member,
    name: 'invite-empty',
    act: changed('**/MCSFE_getReferralDetails', (value) => ({
      ...value,
      friends: [],
      totalInvitations: 0,
    })),
  }),
  ...inLanguages({ ...member, name: 'invite-failed', without: 'MCSFE_getReferralDetails' }),
  ...inLanguages({
    ...guest,
    name: 'invite-guest',
    act: changed('**/wps/reward/invite/K7QM2H9X', () => ({ known: true })),
  }),
  ...inLanguages({ ...guest, name: 'invite-unknown' }),
];
