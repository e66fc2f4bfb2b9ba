// The proof of everything that ended: the seed against its commitment, and the result drawn again, by the verifier that we publish.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, type Product } from '../../product.ts';
import type { Books } from '../books.ts';

/** `name` is said once in a run, `published` what anybody can see of it. */
export type Ended = { name: string; published: object };
export type Reckoned = { faults: string[]; ended: Ended[] };

/** Each once, all in one file. */
export function prove(product: Product, { proved }: Books, ended: readonly Ended[]): string[] {
  const fresh = ended.filter(({ name }) => !proved.has(name));
  if (fresh.length === 0) return [];
  const file = join(product.dataDir, 'published.json');
  writeFileSync(file, JSON.stringify(fresh.map(({ published }) => published)));
  for (const { name } of fresh) proved.add(name);
  try {
    command(product, ['apps/studio/src/verify.ts', 'verify', file]);
    return [];
  } catch (error) {
    return [`a proof does not hold: ${String(error)}`];
  }
}
