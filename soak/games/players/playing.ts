// What every player needs while it plays.
import type { Product } from '../../product.ts';
import type { Chance } from '../../random.ts';
import type { Books } from '../books.ts';

export type Playing = { product: Product; books: Books; chance: Chance; signal: AbortSignal };

/** Between two presses, as somebody looks in between. In milliseconds. */
export const pause = ({ chance }: Playing, least: number, most: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, chance.between(least, most)));
