import { Disc } from './disc.tsx';
import { Eclipse } from './eclipse.tsx';
import { Flower } from './flower.tsx';

const marks = { eclipse: Eclipse, flower: Flower, disc: Disc };

/** A built-in logo in the merchant's colours. */
export function Mark({ name }: { name: keyof typeof marks }) {
  const Picture = marks[name];
  return <Picture />;
}
