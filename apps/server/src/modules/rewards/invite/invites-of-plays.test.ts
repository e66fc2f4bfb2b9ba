import { randomUUID } from 'node:crypto';
import { claimPromotion } from '@parlour/contract/rewards/calls';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invite, openInviting, tellFacts } from '../../../testing/inviting.ts';
import { noteVendors } from '../../../testing/player.ts';
import { checkRewardsAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { otherKeys } from '../../../testing/vendor.ts';

let site: TestSite;
let isRefused = false;
beforeAll(async () => {
  const vendors = {
    ...noteVendors().vendors,
    grantFreePlays: () => Promise.resolve(isRefused ? { refused: 'no' } : { id: randomUUID() }),
  };
  site = await startTestSite({ vendors });
});
beforeEach(() => {
  isRefused = false;
});
afterAll(() => checkRewardsAndClose(site));

const game = { vendor: 'TIDEPOOL', gameId: 'three-lanterns' };
const reward = {
  kind: 'freePlays' as const,
  vendor: game.vendor,
  game: game.gameId,
  stake: '1',
  plays: 2,
  days: 7,
};

/** Opens a merchant with a member one of whose friends has qualified, and a function that claims the reward. */
async function begin() {
  const place = await openInviting(site, {
    'integrations.hub.url': 'https://hub.example',
    'integrations.hub.operatorId': '7',
    'integrations.hub.privateKey': otherKeys.privateKey.trim(),
  });
  const names = { EN: 'Three Lanterns', TH: 'โคมสามดวง' };
  await createGames(place.place, [{ ...game, nodeId: '7', integration: 'hub', names }]);
  const id = await place.publish(invite({ reward }));
  const { visitor, code, details } = await place.inviter();
  await place.befriend(code);
  const claim = async () => {
    const item = (await details()).friends[0]?.['item'];
    const headers = { 'idempotency-key': randomUUID() };
    return (await visitor.call(claimPromotion, { id, item: String(item) }, { headers })).value;
  };
  return { details, claim };
}

test('MEMBER-13 plays of a game for a friend are told with the game, wait for its supplier, and are no sum of money', async () => {
  const { details, claim } = await begin();
  const told = { kind: 'freePlays', freePlays: { plays: 2, title: 'Three Lanterns' } };
  expect(await details()).toMatchObject({
    programme: { reward: told },
    friends: [{ state: 'ready', reward: told }],
  });
  expect(await claim()).toMatchObject({ state: 'waiting' });
  expect((await details()).friends).toMatchObject([{ state: 'waiting', item: null }]);
  await tellFacts(site);
  expect(await details()).toMatchObject({
    friends: [{ state: 'paid', reward: told }],
    earned: { amount: '0.00' },
  });
});

test('MEMBER-13 plays that the supplier refuses can be claimed again', async () => {
  const { details, claim } = await begin();
  isRefused = true;
  await claim();
  await tellFacts(site);
  expect((await details()).friends).toMatchObject([{ state: 'ready' }]);
  isRefused = false;
  expect(await claim()).toMatchObject({ state: 'waiting' });
  await tellFacts(site);
  expect((await details()).friends).toMatchObject([{ state: 'paid' }]);
});
