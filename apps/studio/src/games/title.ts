import type { Title as Game } from '@parlour/games/titles/title';

/** A title as the studio's process knows it. */
export type Title = Pick<Game, 'gameCode' | 'vendor' | 'category' | 'engine'> & { name: string };
