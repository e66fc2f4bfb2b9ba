// The studio's list of titles: all our own games, and four lottery lobbies, which open the first title of their lane.
import { titles as own } from '@parlour/games/titles/titles';
import { lobbies } from './lobbies.ts';
import type { Title } from './title.ts';

export const titles: readonly Title[] = [
  ...own.map(({ gameCode, names, vendor, category, engine }) => ({
    gameCode,
    name: names.EN,
    vendor,
    category,
    engine,
  })),
  ...lobbies,
];

const byCode = new Map(titles.map((title) => [title.gameCode, title]));

export const findTitle = (gameCode: string): Title | null => byCode.get(gameCode) ?? null;
