// All our own titles.
import { parlourDraws } from './parlour-draws.ts';
import { houses } from './houses.ts';
import type { Title } from './title.ts';

export const titles: readonly Title[] = [...houses, ...parlourDraws];

const byCode = new Map(titles.map((title) => [title.gameCode, title]));

/** Returns null if the code is not one of our titles. */
export const findTitle = (gameCode: string): Title | null => byCode.get(gameCode) ?? null;
