// Buyers of lottery slips, who also record what the answers state about the draws.
import { randomUUID } from 'node:crypto';
import { hear, type Books, type Slip } from '../books.ts';
import { look, press } from '../press.ts';
import { pause, type PlayContext } from './play-context.ts';
import type { Seat } from './seat.ts';
import { ticketsOf } from './tickets.ts';

type Draw = { issue: string; commitment: string; seed: string | null; numbers: number[] | null };
export type Lottery = {
  now: string;
  current: { issue: string; commitment: string; closesAt: string; drawsAt: string };
  last: Draw | null;
};

/** Buys slips. One purchase in ten is for two draws and stops on a win, so some slips are always pending at a kill. */
async function buy(seat: Seat, { books, chance }: PlayContext): Promise<void> {
  const { title } = seat.sitting;
  const { buy: pick } = ticketsOf(title);
  const slips = Array.from({ length: Math.floor(chance.between(1, 4)) }, () => ({
    ...pick(chance),
    units: chance.next() < 0.1 ? 2 : 1,
  }));
  const draws = chance.next() < 0.1 ? 2 : 1;
  const order = { key: randomUUID(), slips, draws, stopOnWin: draws > 1 };
  books.pressed += 1;
  const pressed = await press(seat, 'lottery/slips', order);
  if (!pressed) books.unclear += 1;
  if (pressed?.status !== 200) return;
  const bought = pressed.value['slips'] as Slip[];
  for (const slip of bought) hearSlip(books, slip, title);
  if (bought.length !== slips.length * draws) {
    books.faults.push(`purchase ${order.key} of ${slips.length * draws} gave ${bought.length}`);
  }
  books.purchases.set(
    order.key,
    bought.map(({ id }) => id),
  );
}

async function watchDraws(seat: Seat, { books }: PlayContext): Promise<void> {
  const lottery = await look<Lottery>(seat, 'lottery');
  if (!lottery) return;
  const { current, last } = lottery;
  const { title } = seat.sitting;
  hear(books, `commitment of ${title} ${current.issue}`, current.commitment);
  if (last) hearDraw(books, title, last);
}

export async function buySlips(seat: Seat, playing: PlayContext): Promise<void> {
  while (!playing.signal.aborted) {
    await buy(seat, playing);
    await watchDraws(seat, playing);
    await pause(playing, 50, 600);
  }
}

export function hearSlip(books: Books, slip: Slip, title: string): void {
  const { id, issue, kind, picks, units, price, state, prize } = slip;
  hear(books, `slip ${id}`, { issue, kind, picks, units, price });
  if (state !== 'pending') hear(books, `slip ${id} was paid for`, !/failed|void/.test(state));
  if (state === 'won' || state === 'lost') hear(books, `prize of slip ${id}`, prize);
  books.slips.set(id, { slip, title });
}

export function hearDraw(books: Books, title: string, draw: Draw): void {
  const { issue, commitment, seed, numbers } = draw;
  hear(books, `commitment of ${title} ${issue}`, commitment);
  if (numbers) hear(books, `draw ${title} ${issue}`, { seed, numbers });
}
