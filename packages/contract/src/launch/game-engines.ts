// What titles of our own are played on. Stands once: pages, texts, lists of games and builds follow it.

/**
 * `press`: a round of one player, over with its press. `steps`: a round of one player that goes on until it is lost or taken. `shared`: all
 * who are in it see the same, on an engine of its own.
 */
type Played = 'press' | 'steps' | 'shared';

export const gameEngines = {
  lottery: 'shared',
  lanterns: 'press',
  reels: 'press',
  mines: 'steps',
  scratch: 'press',
  crash: 'shared',
} as const satisfies Record<string, Played>;

export type GameEngine = keyof typeof gameEngines;

// The keys of what is written above are no others.
export const engineNames = Object.keys(gameEngines) as readonly GameEngine[];

/** The engines of games of one player. */
export type PlayedAlone = {
  [E in GameEngine]: (typeof gameEngines)[E] extends 'shared' ? never : E;
}[GameEngine];

export const isOfOnePlayer = (engine: GameEngine): engine is PlayedAlone =>
  gameEngines[engine] !== 'shared';
