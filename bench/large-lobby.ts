// A merchant with 5,000 games in addition to the demo's, and a member of it.
import { clusterUrl } from '@parlour/database/embedded/address';
import type { TestMember, TestMerchant } from '@parlour/database/testing/fixtures';
import { fixturesOf } from '../soak/fixtures-of.ts';
import type { Product } from '../soak/product.ts';

const gameCount = 5_000;

export type LargeLobby = {
  merchant: TestMerchant;
  member: TestMember;
};

const vendors = Array.from({ length: 12 }, (_, at) => `STUDIO${at}=Studio ${at + 1}`);
const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'ARCADE', 'SPORTS', 'ELOTT', 'LOTT'];

export async function makeLargeLobby(product: Product): Promise<LargeLobby> {
  const { createMember, createMerchant, createGames, createLanes, generateGames } =
    await fixturesOf(product);
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const merchant = await createMerchant(ownerUrl, {
    guestLobby: 'on',
    languages: 'EN,TH,UR',
    // One address requests thousands of covers several times.
    'limits.pagesPerAddress': '1000000',
  });
  const place = { ownerUrl, merchantCode: merchant.code };
  await createLanes(place, Object.fromEntries(categories.map((each) => [each, vendors])));
  await createGames(place, generateGames(gameCount));
  return { merchant, member: await createMember(ownerUrl, merchant.code) };
}
