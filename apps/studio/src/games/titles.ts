// The studio's titles: 300 under the names of 12 vendors, all invented, and the lobbies of four lotteries.
import { arcade } from './arcade.ts';
import { elott } from './elott.ts';
import { fish } from './fish.ts';
import { live } from './live.ts';
import { lobbies } from './lobbies.ts';
import { lott } from './lott.ts';
import { pvp } from './pvp.ts';
import type { Title } from './read-titles.ts';
import { rng } from './rng.ts';
import { seaLott } from './sea-lott.ts';
import { sports } from './sports.ts';
import { vietnamLotto } from './vietnam-lotto.ts';

export const titles: readonly Title[] = [
  ...rng,
  ...live,
  ...fish,
  ...pvp,
  ...arcade,
  ...sports,
  ...elott,
  ...lott,
  ...seaLott,
  ...vietnamLotto,
  ...lobbies,
];

const byCode = new Map(titles.map((title) => [title.gameCode, title]));

export const findTitle = (gameCode: string): Title | null => byCode.get(gameCode) ?? null;
