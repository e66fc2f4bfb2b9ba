// Our titles of games of one player, and of flights, by name. Vendors and looks are not part of this data.
import { gameEngines } from '@parlour/contract/launch/game-engines';
import { crashGame, type CrashData } from './crash/crash-game.ts';
import { paperKite, paperRocket } from './crash/titles.ts';
import type { InstantGame, Mathematics } from './instant-game.ts';
import { lanternsGame, type LanternsData } from './lanterns/lanterns-game.ts';
import { festivalNight, harbourLights, threeLanterns } from './lanterns/titles.ts';
import { minesGame, type MinesData } from './mines/mines-game.ts';
import { pearlDiver, teaGarden } from './mines/titles.ts';
import type { ReelsData } from './reels/reels-data.ts';
import { reelsGame } from './reels/reels-game.ts';
import { jadeGarden } from './reels/titles/jade-garden.ts';
import { orchardReels } from './reels/titles/orchard-reels.ts';
import { tideAndPearl } from './reels/titles/tide-and-pearl.ts';
import { scratchGame, type ScratchData } from './scratch/scratch-game.ts';
import { goldLeaf, koiPond, luckyTickets } from './scratch/titles.ts';

export type InstantTitle = { name: string } & (
  | { engine: 'lanterns'; data: LanternsData }
  | { engine: 'reels'; data: ReelsData }
  | { engine: 'mines'; data: MinesData }
  | { engine: 'scratch'; data: ScratchData }
  | { engine: 'crash'; data: CrashData }
);

const named = [
  { name: 'three-lanterns', engine: 'lanterns', data: threeLanterns },
  { name: 'harbour-lights', engine: 'lanterns', data: harbourLights },
  { name: 'festival-night', engine: 'lanterns', data: festivalNight },
  { name: 'tide-and-pearl', engine: 'reels', data: tideAndPearl },
  { name: 'orchard-reels', engine: 'reels', data: orchardReels },
  { name: 'jade-garden', engine: 'reels', data: jadeGarden },
  { name: 'pearl-diver', engine: 'mines', data: pearlDiver },
  { name: 'tea-garden', engine: 'mines', data: teaGarden },
  { name: 'gold-leaf', engine: 'scratch', data: goldLeaf },
  { name: 'koi-pond', engine: 'scratch', data: koiPond },
  { name: 'lucky-tickets', engine: 'scratch', data: luckyTickets },
  { name: 'paper-kite', engine: 'crash', data: paperKite },
  { name: 'paper-rocket', engine: 'crash', data: paperRocket },
] as const satisfies readonly InstantTitle[];

export const instantTitles: readonly InstantTitle[] = named;
/** The names of an engine's titles, as a type, so that a page's table of looks cannot omit one. */
export type TitleOf<E extends InstantTitle['engine']> = Extract<
  (typeof named)[number],
  { engine: E }
>['name'];

/** Whether the return depends on how one plays, which is so if a round is not over after one press. */
export const hasChoice = ({ engine }: InstantTitle): boolean => gameEngines[engine] !== 'press';

/** The title's game of one player; null for a flight, which all players share. It also accepts draws that were stored as JSON. */
export function gameOf(title: InstantTitle): InstantGame | null {
  switch (title.engine) {
    case 'lanterns':
      return lanternsGame(title.data) as InstantGame;
    case 'reels':
      return reelsGame(title.data) as InstantGame;
    case 'mines':
      return minesGame(title.data) as InstantGame;
    case 'scratch':
      return scratchGame(title.data) as InstantGame;
    case 'crash':
      return null;
  }
}

export function mathematicsOf(title: InstantTitle): Mathematics {
  const game = title.engine === 'crash' ? crashGame(title.data) : gameOf(title);
  if (!game) throw new Error(`${title.name} is played in no known way.`);
  return game.mathematics();
}
