// The hub's games: 300 of 12 vendors, all names invented, the lobbies of four lotteries, and the trigger games under the vendor SANDBOX.
import { triggerGames } from '../triggers.ts';
import { arcade } from './arcade.ts';
import { elott } from './elott.ts';
import { fish } from './fish.ts';
import { live } from './live.ts';
import { lobbies } from './lobbies.ts';
import { lott } from './lott.ts';
import { pvp } from './pvp.ts';
import type { HubGame } from './read-games.ts';
import { rng } from './rng.ts';
import { seaLott } from './sea-lott.ts';
import { sports } from './sports.ts';
import { vietnamLotto } from './vietnam-lotto.ts';

export const hubGames: readonly HubGame[] = [
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
  ...triggerGames,
];

const byCode = new Map(hubGames.map((game) => [game.gameCode, game]));

export const findGame = (gameCode: string): HubGame | null => byCode.get(gameCode) ?? null;
