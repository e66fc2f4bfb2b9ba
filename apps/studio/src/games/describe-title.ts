// A title as operators' lists show it. Invented facts are made from its code, so that they are the same every time.
import { createHash } from 'node:crypto';
import { listGame } from '@parlour/supplier/operator/listed-game';
import type { GameFacts } from '../engine.ts';
import type { Title } from './read-titles.ts';

const day = 86_400_000;
const firstRelease = Date.UTC(2019, 0, 7);
/** Of ten years, in weeks. */
const weeks = 300;
const reels = new Set(['RNG', 'FISH', 'ARCADE']);

/** All that the lanterns open: an instant round can be given away whole, a ticket of a draw cannot. */
export const hasFreePlays = ({ engine }: Pick<Title, 'engine'>): boolean => engine === 'lanterns';

export function describeTitle(title: Title, facts: GameFacts) {
  const { gameCode, name, vendor, category } = title;
  const chance = createHash('sha256').update(gameCode).digest();
  const at = (place: number, below: number): number => chance.readUInt16BE(place * 2) % below;
  const hasReels = reels.has(category);
  return listGame({
    game_code: gameCode,
    name,
    product: vendor,
    category,
    freebet_support: hasFreePlays(title),
    release_date: new Date(firstRelease + at(0, weeks) * 7 * day).toISOString().slice(0, 10),
    volatility: hasReels ? 1 + at(1, 5) : null,
    paylines: category === 'RNG' ? 10 + 5 * at(3, 9) : null,
    hit_ratio: hasReels ? (20 + at(4, 1500) / 100).toFixed(2) : null,
    ...facts,
  });
}
