// A lobby with hundreds of games, for browsing only.
import { createGames, createLanes, generateGames } from '@parlour/seed/testing/lobby-fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from './own-member.ts';
import { openOwnMerchant, type OwnMerchant } from './own-merchant.ts';

/** Opens the lobby for guests, so that no login is needed. */
export async function openLargeLobby(page: Page, count = 300): Promise<OwnMerchant> {
  const merchant = await openOwnMerchant(page, { guestLobby: 'on' });
  const place = { ownerUrl: ownerUrlOf(), merchantCode: merchant.code };
  const games = generateGames(count);
  const vendors = [...new Set(games.map(({ vendor = '' }) => vendor))];
  const categories = [...new Set(games.map(({ category = '' }) => category))];
  await createLanes(place, Object.fromEntries(categories.map((each) => [each, vendors])));
  await createGames(place, games);
  return merchant;
}
