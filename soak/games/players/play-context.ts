// Context of a player while it plays, and its pauses.
import type { Product } from '../../product.ts';
import type { Chance } from '../../random.ts';
import type { Books } from '../books.ts';

export type PlayContext = { product: Product; books: Books; chance: Chance; signal: AbortSignal };

/** Waits between two presses, as a person would. Milliseconds. */
export const pause = ({ chance }: PlayContext, least: number, most: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, chance.between(least, most)));
