import { announce } from '@parlour/seed/testing/announcement-fixtures';
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import { announcements } from '@parlour/contract/lobby/calls';
import type { Announcements } from '@parlour/contract/lobby/lobby';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

const noon = Date.parse('2026-11-10T12:00:00Z');
let time = noon;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: () => new Date(time) });
});
afterAll(() => site.close());

type Item = AnnouncementFile['announcements'][number];
const item = (id: string, traits: Partial<Item> = {}): Item => ({
  id,
  audience: 'members',
  texts: { EN: { title: id, content: `<p>${id}</p>` } },
  ...traits,
});

async function openShop(...groups: AnnouncementFile[]) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { languages: 'EN,UR', guestLobby: 'on' });
  const place = { ownerUrl, merchantCode: merchant.code };
  for (const each of groups) {
    await announce(place, each, new Date(time));
  }
  await site.merchants.reload();
  const member = await createMember(ownerUrl, merchant.code, { firstLoginAt: null });
  return {
    guest: visit(site.app, merchant),
    logIn: async () => {
      const own = visit(site.app, merchant);
      await own.logIn(member);
      return own;
    },
  };
}

const popupsOf = async (who: Visitor, input: object = {}) =>
  ((await who.call(announcements, { types: 'PU', ...input })).value as Announcements).popup;
const idsOf = async (who: Visitor, input: object = {}) =>
  (await popupsOf(who, input)).map(({ id }) => id);

describe('GET MCSFE_getListAnnouncements, popups', () => {
  test('POP-02 guests read theirs, members theirs, and at the first login one more, whatever they say of themselves', async () => {
    const { guest, logIn } = await openShop({
      group: 'm_home',
      announcements: [
        item('first', { audience: 'firstLogin' }),
        item('member'),
        item('guest', { audience: 'guests' }),
      ],
    });
    const said = [{}, ...['A', 'B', 'F'].map((execution) => ({ execution }))];
    const readBy = (who: Visitor) => Promise.all(said.map((each) => idsOf(who, each)));
    const always = (...ids: string[]) => said.map(() => ids);
    expect(await readBy(guest)).toEqual(always('guest'));
    expect(await readBy(await logIn())).toEqual(always('first', 'member'));
    expect(await readBy(await logIn())).toEqual(always('member'));
  });

  test('POP-02, POP-05, POP-06 one tells all that the site needs, in the language of the reader, else in English', async () => {
    const texts = {
      EN: { title: 'Rescue', content: '<p>Some comes back</p>' },
      UR: { title: 'مدد', content: '<p>کچھ واپس</p>' },
    };
    const { guest } = await openShop({
      group: 'm_home',
      checkbox: 'never',
      announcements: [
        item('rescue', {
          audience: 'guests',
          texts,
          promotionType: 'SAVIOR',
          forcedRead: true,
          goTo: '/m/activity?id=1',
        }),
      ],
    });
    expect(await popupsOf(guest, { language: 'UR' })).toEqual([
      {
        id: 'rescue',
        groupName: 'm_home',
        title: 'مدد',
        content: '<p>کچھ واپس</p>',
        promotionType: 'SAVIOR',
        execution: 'B',
        checkbox: 'never',
        isForcedRead: true,
        activityUrl: '/m/activity?id=1',
      },
    ]);
    expect(await popupsOf(guest, { language: 'TH' })).toMatchObject([{ title: 'Rescue' }]);
  });

  test('LOBBY-06, POP-06 only the group that was asked for, in its order, with its own checkbox', async () => {
    const { guest } = await openShop(
      {
        group: 'm_home',
        announcements: ['b', 'a'].map((id) => item(id, { audience: 'guests' })),
      },
      {
        group: 'm_game',
        checkbox: 'none',
        announcements: [item('games', { audience: 'guests' })],
      },
    );
    expect(await popupsOf(guest, { groupName: 'm_home' })).toMatchObject([
      { id: 'b', checkbox: 'today', isForcedRead: false, activityUrl: null },
      { id: 'a', checkbox: 'today' },
    ]);
    expect(await popupsOf(guest, { groupName: 'm_game' })).toMatchObject([
      { id: 'games', checkbox: 'none' },
    ]);
    expect(await idsOf(guest)).toEqual(['games', 'b', 'a']);
    expect(await idsOf(guest, { types: 'B,PL' })).toEqual([]);
  });

  test('POP-02 one with a window is there within it, its first moment included and its last not', async () => {
    const startsAt = new Date(noon).toISOString();
    const endsAt = new Date(noon + 60_000).toISOString();
    const { guest } = await openShop({
      group: 'm_home',
      announcements: [
        item('within', { audience: 'guests', startsAt, endsAt }),
        item('until', { audience: 'guests', endsAt }),
        item('from', { audience: 'guests', startsAt }),
      ],
    });
    const at = async (ms: number) => {
      time = noon + ms;
      const found = await idsOf(guest);
      time = noon;
      return found;
    };
    expect(await at(-1)).toEqual(['until']);
    expect(await at(0)).toEqual(['within', 'until', 'from']);
    expect(await at(59_999)).toEqual(['within', 'until', 'from']);
    expect(await at(60_000)).toEqual(['from']);
  });

  test('A1 what one merchant announces another does not', async () => {
    await openShop({ group: 'm_home', announcements: [item('x', { audience: 'guests' })] });
    const { guest } = await openShop();
    expect(await idsOf(guest)).toEqual([]);
  });
});
