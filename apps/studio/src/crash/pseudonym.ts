// The name under which a player is shown to the others of one flight.
import { createHash } from 'node:crypto';
import { numberBelow } from '@parlour/games/fair/number-below';
import { byteStream } from '../fair/byte-stream.ts';

/** Birds of the names. The pages have a word for each. */
const birds = [
  'heron',
  'crane',
  'dove',
  'hawk',
  'swallow',
  'parrot',
  'eagle',
  'duck',
  'swan',
  'peacock',
  'nightingale',
  'kingfisher',
] as const;
export type Pseudonym = { bird: (typeof birds)[number]; number: number };

/**
 * Returns the name of a bet's player. It follows from the bet's random id alone, which others never see and which is another one in each
 * flight. So it tells nothing about the player, and two flights of one player cannot be linked.
 */
export function pseudonymOf(betId: string): Pseudonym {
  const stream = byteStream(createHash('sha256').update(betId).digest(), 'rider');
  const bird = birds[numberBelow(stream, birds.length)] ?? birds[0];
  return { bird, number: 100 + numberBelow(stream, 900) };
}
