// Players of Three Lanterns: they press, look, leave and come back, and write down what they are shown.
import { createHash, randomUUID } from 'node:crypto';
import type { Chance } from '../random.ts';
import { hear, type Books } from './books.ts';
import { look, press } from './press.ts';
import type { Seat } from './seats.ts';

type Round = Record<
  'id' | 'commitment' | 'seed' | 'prize' | 'stake' | 'multiplier' | 'key',
  string
> & {
  signs: string[];
};
type Game = { next: { id: string; commitment: string }; open: Round | null; last: Round[] };
type Playing = { books: Books; chance: Chance; signal: AbortSignal };

function hearRound(books: Books, round: Round): void {
  const { id, commitment, seed, prize, stake, multiplier, key, signs } = round;
  const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  if (digest !== commitment) books.faults.push(`round ${id} was drawn from another seed`);
  hear(books, `round ${id}`, { seed, prize, stake, multiplier, key, signs });
  hear(books, `commitment ${id}`, commitment);
  books.rounds.add(id);
}

/** Opens the page: what was interrupted comes back, and is seen or left again. */
async function comeBack(seat: Seat, { books, chance }: Playing): Promise<void> {
  const game = await look<Game>(seat, 'lanterns');
  if (!game) return;
  hear(books, `commitment ${game.next.id}`, game.next.commitment);
  for (const round of game.last) hearRound(books, round);
  if (!game.open) return;
  hearRound(books, game.open);
  if (chance.next() < 0.7) await press(seat, `lanterns/rounds/${game.open.id}/seen`, {});
}

async function playRound(seat: Seat, { books, chance }: Playing): Promise<void> {
  const stake = chance.pick(['500000', '2000000', '10000000']);
  books.pressed += 1;
  const pressed = await press(seat, 'lanterns/rounds', { key: randomUUID(), stake });
  if (!pressed) books.unclear += 1;
  if (pressed?.status !== 200) return;
  const { round, next } = pressed.value as { round: Round; next: Game['next'] };
  hearRound(books, round);
  hear(books, `commitment ${next.id}`, next.commitment);
  if (chance.next() < 0.6) await press(seat, `lanterns/rounds/${round.id}/seen`, {});
}

export async function playLanterns(seat: Seat, playing: Playing): Promise<void> {
  while (!playing.signal.aborted) {
    await (playing.chance.next() < 0.2 ? comeBack : playRound)(seat, playing);
  }
}
