// One place after the other, each as likely as any other, none twice; the same seed draws the same.
import { chanceFrom } from '../../soak/random.ts';
import type { Mutant } from './operators.ts';
import type { Place } from './places.ts';

export type Drawn = { file: string; line: number; mutant: Mutant };

export function* draw(places: Place[], seed: number): Generator<Drawn> {
  const chance = chanceFrom(seed);
  const left = [...places];
  while (left.length > 0) {
    const [place] = left.splice(Math.floor(chance.next() * left.length), 1);
    const mutant = place?.mutants[Math.floor(chance.next() * place.mutants.length)];
    if (place && mutant) yield { file: place.file, line: place.line, mutant };
  }
}
