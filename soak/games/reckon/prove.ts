// Proves everything that ended with the verifier that we publish: it compares the seed with its commitment and repeats the draw.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, type Product } from '../../product.ts';
import type { Books } from '../books.ts';

/** A draw, round or flight that ended. `name` is unique in a run, `published` is the public data. */
export type PublishedResult = { name: string; published: object };
export type ReckonResult = { faults: string[]; ended: PublishedResult[] };

/** Verifies each result once, all in one file. */
export function prove(
  product: Product,
  { proved }: Books,
  ended: readonly PublishedResult[],
): string[] {
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
