// What /m/game shows stands in its address, so that back, forward and reload lead to the same games.
import { href } from '#foundation/navigation/paths.ts';
import type { GameFilter } from './game-list.ts';

/** Not categories of the merchant, whose codes are in upper case. */
export const ownCategories = ['recent', 'favourites'] as const;
export type OwnCategory = (typeof ownCategories)[number];

export const isOwn = (category: string | null): category is OwnCategory =>
  ownCategories.some((own) => own === category);

/** Codes as the contract writes them; anything else counts as absent. */
const code = /^[\w-]{1,40}$/;

function readCode(query: URLSearchParams, name: string): string | null {
  const value = query.get(name) ?? '';
  if (isOwn(value)) return value;
  return code.test(value) ? value.toUpperCase() : null;
}

export function readGamesAddress(search: string): GameFilter {
  const query = new URLSearchParams(search);
  return { category: readCode(query, 'category'), vendor: readCode(query, 'vendor') };
}

export function gamesAddress({ category, vendor }: GameFilter): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(vendor !== null && { vendor }),
  }).toString();
  return href('game', query && `?${query}`);
}
