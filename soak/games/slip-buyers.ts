// Buyers of lottery slips, and an onlooker who writes down what is said of the draws.
import { randomUUID } from 'node:crypto';
import type { Chance } from '../random.ts';
import { hear, type Books, type Slip } from './books.ts';
import { look, press } from './press.ts';
import type { Seat } from './seats.ts';

type Draw = { issue: string; commitment: string; seed: string | null; numbers: number[] | null };
export type Lottery = {
  now: string;
  current: { issue: string; commitment: string; closesAt: string; drawsAt: string };
  last: Draw | null;
};
type Buying = { books: Books; chance: Chance; signal: AbortSignal };

function pickNumbers(chance: Chance): number[] {
  const picked = new Set<number>();
  while (picked.size < 6) picked.add(Math.floor(chance.between(1, 46)));
  return [...picked].toSorted((a, b) => a - b);
}

/** One in ten is for two draws: some slips are always on their way when something is killed. */
export async function buySlips(seat: Seat, at: number, buying: Buying): Promise<void> {
  const { books, chance, signal } = buying;
  while (!signal.aborted) {
    const picks = Array.from({ length: Math.floor(chance.between(1, 4)) }, () =>
      pickNumbers(chance),
    );
    const draws = chance.next() < 0.1 ? 2 : 1;
    books.pressed += 1;
    const pressed = await press(seat, 'lottery/slips', { key: randomUUID(), picks, draws });
    if (!pressed) books.unclear += 1;
    if (pressed?.status === 200) {
      for (const slip of pressed.value['slips'] as Slip[]) hearSlip(books, slip, at);
    }
    await new Promise((resolve) => setTimeout(resolve, chance.between(20, 200)));
  }
}

export function hearSlip(books: Books, slip: Slip, seat: number): void {
  const { id, issue, picks, price, state, prize } = slip;
  hear(books, `slip ${id}`, { issue, picks, price });
  if (state !== 'pending') hear(books, `slip ${id} was paid for`, !/failed|void/.test(state));
  if (state === 'won' || state === 'lost') hear(books, `prize of slip ${id}`, prize);
  books.slips.set(id, { slip, seat });
}

export function hearDraw(books: Books, { issue, commitment, seed, numbers }: Draw): void {
  hear(books, `commitment of ${issue}`, commitment);
  if (numbers) hear(books, `draw ${issue}`, { seed, numbers });
}

export async function watchDraws(seat: Seat, { books, signal }: Omit<Buying, 'chance'>) {
  while (!signal.aborted) {
    const lottery = await look<Lottery>(seat, 'lottery');
    if (lottery) {
      hear(books, `commitment of ${lottery.current.issue}`, lottery.current.commitment);
      if (lottery.last) hearDraw(books, lottery.last);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
