// /m/inviteFriends: a member whose friends joined, before anybody has, and where it did not load; a guest with a code, and with one that nobody has.
import type { Page } from '@playwright/test';
import type { Shot } from '../screens-list.ts';
import { inLanguages } from '../sign-in-shots.ts';

type Details = { friends: object[]; earned: { amount: string; currency: string } };

/** The server's answer, a part of it changed for this picture alone. */
const changed =
  (path: string, change: (value: Details) => object) =>
  async (page: Page): Promise<void> => {
    await page.route(path, async (route) => {
      const { host, port, pathname } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      // Only a browser knows that a name below localhost is this machine.
      const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
      const { value } = (await answer.json()) as { value: Details };
      await route.fulfill({ json: { success: true, value: change(value) } });
    });
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForLoadState('networkidle');
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
