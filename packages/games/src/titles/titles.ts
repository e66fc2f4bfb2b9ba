// All titles of our own.
import { parlourDraws } from './parlour-draws.ts';
import { houses } from './houses.ts';
import type { Title } from './title.ts';

export const titles: readonly Title[] = [...houses, ...parlourDraws];

const byCode = new Map(titles.map((title) => [title.gameCode, title]));

/** Null for what is none of ours. */
export const findTitle = (gameCode: string): Title | null => byCode.get(gameCode) ?? null;
