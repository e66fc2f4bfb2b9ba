// Players of flights: they stake with a target or without, leave, leave twice or stay too long, and record every answer.
import { createHash, randomUUID } from 'node:crypto';
import { hear, type Books } from '../books.ts';
import { look, press } from '../press.ts';
import { pause, type PlayContext } from './play-context.ts';
import type { Seat } from './seat.ts';

type Bet = Record<'id' | 'flight' | 'key' | 'stake' | 'target', string> & {
  isTaken: boolean;
  hundredths: string | null;
  prize: string | null;
};
type Flight = { id: string; commitment: string; closesAt: number; startsAt: number } & {
  end: { hundredths: string; seed: string } | null;
};
type Crash = { now: number; flight: Flight; bet: Bet | null; unseen: Bet[]; last: Flight[] };

/** The target of a bet without a chosen one, in hundredths; its player leaves by a call. */
const farthest = '100000';

function hearFlight(books: Books, { id, commitment, end }: Flight): void {
  hear(books, `commitment of flight ${id}`, commitment);
  if (!end) return;
  const { seed, hundredths } = end;
  const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  if (digest !== commitment) books.faults.push(`flight ${id} was drawn from another seed`);
  hear(books, `end of flight ${id}`, { seed, hundredths });
}

function hearBet(books: Books, bet: Bet): void {
  const { id, flight, key, stake, target, hundredths, prize } = bet;
  if (!bet.isTaken) return;
  hear(books, `bet ${id}`, { flight, key, stake, target });
  hear(books, `bet of key ${key}`, id);
  if (hundredths !== null) hear(books, `end of bet ${id}`, { hundredths, prize });
  books.bets.add(id);
}

async function ask(seat: Seat, playing: PlayContext, call: [path: string, body: object]) {
  const { books } = playing;
  const pressed = await press(seat, ...call);
  if (!pressed) books.unclear += 1;
  const bet = pressed?.status === 200 ? (pressed.value['bet'] as Bet) : null;
  if (bet) hearBet(books, bet);
  return bet;
}

async function stakeOn(seat: Seat, playing: PlayContext): Promise<void> {
  const { books, chance } = playing;
  const order = {
    key: randomUUID(),
    stake: chance.pick(['500000', '2000000', '10000000']),
    target: chance.pick([null, null, '101', '110', '130', '200']),
  };
  books.pressed += 1;
  const bet = await ask(seat, playing, ['crash/bets', order]);
  if (bet && chance.next() < 0.2) await ask(seat, playing, ['crash/bets', order]);
}

/** Leaves the flight after a pause. One player in five stays too long. */
async function leave(seat: Seat, playing: PlayContext, bet: Bet): Promise<void> {
  const { chance } = playing;
  await pause(playing, 100, 2_500);
  if (chance.next() < 0.2) return pause(playing, 1_000, 4_000);
  const call: [string, object] = [`crash/bets/${bet.id}/leave`, {}];
  await ask(seat, playing, call);
  if (chance.next() < 0.3) await ask(seat, playing, call);
}

async function act(seat: Seat, playing: PlayContext): Promise<void> {
  const { books, chance } = playing;
  const crash = await look<Crash>(seat, 'crash');
  if (!crash) return;
  const { now, flight, bet, unseen, last } = crash;
  for (const each of [flight, ...last]) hearFlight(books, each);
  for (const each of bet ? [bet, ...unseen] : unseen) hearBet(books, each);
  const [shown] = unseen;
  if (shown && chance.next() < 0.5) await press(seat, `crash/bets/${shown.id}/seen`, {});
  if (!bet && now < flight.closesAt) return stakeOn(seat, playing);
  const isFlying = now >= flight.startsAt && flight.end === null;
  if (isFlying && bet?.hundredths === null && bet.target === farthest) {
    return leave(seat, playing, bet);
  }
}

export async function playFlights(seat: Seat, playing: PlayContext): Promise<void> {
  while (!playing.signal.aborted) {
    await act(seat, playing);
    await pause(playing, 50, 250);
  }
}
