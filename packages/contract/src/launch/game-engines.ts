// The engines on which our own titles are played. Pages, texts, lists of games and builds derive from this list.

/**
 * The kind of round that an engine plays. `press`: a round of one player that one press decides. `steps`: a round of one player that lasts
 * until it is lost or cashed out. `shared`: all players see the same round.
 */
type RoundKind = 'press' | 'steps' | 'shared';

export const gameEngines = {
  lottery: 'shared',
  lanterns: 'press',
  reels: 'press',
  mines: 'steps',
  scratch: 'press',
  crash: 'shared',
} as const satisfies Record<string, RoundKind>;

export type GameEngine = keyof typeof gameEngines;

// The cast holds because the object has no other keys.
export const engineNames = Object.keys(gameEngines) as readonly GameEngine[];

/** The engines of games of one player. */
export type SoloEngine = {
  [E in GameEngine]: (typeof gameEngines)[E] extends 'shared' ? never : E;
}[GameEngine];

export const isOfOnePlayer = (engine: GameEngine): engine is SoloEngine =>
  gameEngines[engine] !== 'shared';
