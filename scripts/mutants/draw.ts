// Draws points in random order, all equally likely and none twice; the same seed draws the same.
import { chanceFrom } from '../../soak/random.ts';
import type { Mutant } from './operators.ts';
import type { MutationPoint } from './mutation-points.ts';

export type DrawnMutant = { file: string; line: number; mutant: Mutant };

export function* draw(points: MutationPoint[], seed: number): Generator<DrawnMutant> {
  const chance = chanceFrom(seed);
  const left = [...points];
  while (left.length > 0) {
    const [point] = left.splice(Math.floor(chance.next() * left.length), 1);
    const mutant = point?.mutants[Math.floor(chance.next() * point.mutants.length)];
    if (point && mutant) yield { file: point.file, line: point.line, mutant };
  }
}
