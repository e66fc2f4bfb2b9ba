// The filter of /m/game in its address, so that back, forward and reload lead to the same games.
import { href } from '#foundation/navigation/paths.ts';
import type { GameFilter } from './game-list.ts';

/** The member's own lists. The merchant's category codes are in upper case, so that they do not collide. */
export const ownCategories = ['recent', 'favourites'] as const;
export type OwnCategory = (typeof ownCategories)[number];

export const isOwn = (category: string | null): category is OwnCategory =>
  ownCategories.some((own) => own === category);

/** A code in the contract's form; anything else counts as absent. */
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
