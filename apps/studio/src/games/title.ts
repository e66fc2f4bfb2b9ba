import type { Title as Game } from '@parlour/games/titles/title';

/** A title in the studio's process, with its English name. */
export type Title = Pick<Game, 'gameCode' | 'vendor' | 'category' | 'engine'> & { name: string };
