// A merchant with 5,000 games beside the demo's, and a member of it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clusterUrl } from '@parlour/database/embedded/address';
import type * as peopleFixtures from '@parlour/database/testing/fixtures';
import type * as lobbyFixtures from '@parlour/database/testing/lobby-fixtures';
import type { Product } from '../soak/product.ts';

const gameCount = 5_000;

export type LargeLobby = {
  merchant: peopleFixtures.TestMerchant;
  member: peopleFixtures.TestMember;
};

const vendors = Array.from({ length: 12 }, (_, at) => `STUDIO${at}=Studio ${at + 1}`);
const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'ARCADE', 'SPORTS', 'ELOTT', 'LOTT'];

/** Of the checkout that is measured: an older one's tables have other columns than ours. */
async function fixturesOf(folder: string) {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, `packages/database/src/testing/${name}.ts`)).href);
  const [people, lobby] = await Promise.all([load('fixtures'), load('lobby-fixtures')]);
  return {
    ...(people as typeof peopleFixtures),
    ...(lobby as typeof lobbyFixtures),
  };
}

export async function makeLargeLobby({ dataDir, folder }: Product): Promise<LargeLobby> {
  const { createMember, createMerchant, createGames, createLanes, generateGames } =
    await fixturesOf(folder ?? join(import.meta.dirname, '..'));
  const ownerUrl = clusterUrl(dataDir, 'owner');
  const merchant = await createMerchant(ownerUrl, {
    guestLobby: 'on',
    languages: 'EN,TH,UR',
    // One address scrolls past thousands of covers, again and again.
    'limits.pagesPerAddress': '1000000',
  });
  const place = { ownerUrl, merchantCode: merchant.code };
  await createLanes(place, Object.fromEntries(categories.map((each) => [each, vendors])));
  await createGames(place, generateGames(gameCount));
  return { merchant, member: await createMember(ownerUrl, merchant.code) };
}
