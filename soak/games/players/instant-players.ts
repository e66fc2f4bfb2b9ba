// Players of instant games: they start rounds, make steps, cash out or lose, leave and return, and record every answer.
import { createHash, randomUUID } from 'node:crypto';
import { hear, type Books } from '../books.ts';
import { look, press, type PressAnswer } from '../press.ts';
import { findFreeSpins } from './free-spins.ts';
import { pause, type PlayContext } from './play-context.ts';
import type { Seat } from './seat.ts';

type Next = { id: string; commitment: string };
type Round = Record<'id' | 'commitment' | 'prize' | 'stake' | 'multiplier' | 'key', string> & {
  choice: object;
  taken: number[];
  isOver: boolean;
  drawn: object | null;
  seed: string | null;
};
type Game = { next: Next; open: Round | null; last: Round[] };

const tiles = 25;

function hearRound(books: Books, round: Round): void {
  const { id, commitment, seed, prize, stake, multiplier, key, drawn, choice, taken } = round;
  hear(books, `round ${id}`, { key, stake, choice });
  hear(books, `round of key ${key}`, id);
  hear(books, `commitment ${id}`, commitment);
  for (const [place, step] of taken.entries()) hear(books, `step ${place} of ${id}`, step);
  books.rounds.add(id);
  if (!round.isOver) {
    if (seed !== null || drawn !== null) books.faults.push(`round ${id} tells what is under it`);
    return;
  }
  const digest = createHash('sha256')
    .update(Buffer.from(seed ?? '', 'hex'))
    .digest('hex');
  if (digest !== commitment) books.faults.push(`round ${id} was drawn from another seed`);
  hear(books, `end of round ${id}`, { seed, drawn, prize, multiplier, taken });
}

/** Records the answer of a press. Returns null if it was refused or not clear. */
function hearAnswer(books: Books, pressed: PressAnswer | null): Round | null {
  if (!pressed) books.unclear += 1;
  if (pressed?.status !== 200) return null;
  const { round, next } = pressed.value as { round: Round; next: Next };
  hearRound(books, round);
  hear(books, `commitment ${next.id}`, next.commitment);
  return round;
}

async function lookAt(seat: Seat, { books }: PlayContext): Promise<Game | null> {
  const game = await look<Game>(seat, 'instant');
  if (!game) return null;
  hear(books, `commitment ${game.next.id}`, game.next.commitment);
  for (const round of game.last) hearRound(books, round);
  if (game.open) hearRound(books, game.open);
  return game;
}

const see = (seat: Seat, { id }: Round) => press(seat, `instant/rounds/${id}/seen`, {});

/** Makes some steps, then cashes out, unless a mine ended the round. One round in five is left open and found again later. */
async function goOn(seat: Seat, playing: PlayContext, begun: Round): Promise<Round> {
  const { books, chance } = playing;
  let round = begun;
  for (let left = Math.floor(chance.between(1, 6)); left > 0 && !round.isOver; left -= 1) {
    const free = Array.from({ length: tiles }, (_, tile) => tile).filter(
      (tile) => !round.taken.includes(tile),
    );
    const step = chance.pick(free as [number, ...number[]]);
    const body = { step, place: round.taken.length };
    const pressed = await press(seat, `instant/rounds/${round.id}/steps`, body);
    const after = hearAnswer(books, pressed);
    if (!after) return round;
    round = after;
  }
  if (round.isOver || round.taken.length === 0 || chance.next() < 0.2) return round;
  return hearAnswer(books, await press(seat, `instant/rounds/${round.id}/end`, {})) ?? round;
}

/** Opens the page again: an interrupted round is continued, then marked as seen or left once more. */
async function comeBack(seat: Seat, playing: PlayContext): Promise<void> {
  const game = await lookAt(seat, playing);
  if (!game?.open) return;
  const round = game.open.isOver ? game.open : await goOn(seat, playing, game.open);
  if (round.isOver && playing.chance.next() < 0.7) await see(seat, round);
}

async function orderOf(seat: Seat, playing: PlayContext) {
  const { chance } = playing;
  const stake = chance.pick(['500000', '2000000', '10000000']);
  const { engine } = seat.sitting;
  const wants = engine === 'reels' && chance.next() < 0.3;
  const key = (wants && (await findFreeSpins(seat, playing))) || randomUUID();
  const choice = { mines: chance.pick([1, 3, 5]) };
  return { key, stake, ...(engine === 'mines' && { choice }) };
}

async function playRound(seat: Seat, playing: PlayContext): Promise<void> {
  const { books, chance } = playing;
  const order = await orderOf(seat, playing);
  books.pressed += 1;
  const pressed = await press(seat, 'instant/rounds', order);
  const begun = hearAnswer(books, pressed);
  // 409: another round is open, which the page would show.
  if (pressed?.status === 409) return comeBack(seat, playing);
  if (!begun) return;
  if (chance.next() < 0.1) hearAnswer(books, await press(seat, 'instant/rounds', order));
  const round = begun.isOver ? begun : await goOn(seat, playing, begun);
  if (round.isOver && chance.next() < 0.6) await see(seat, round);
}

export async function playRounds(seat: Seat, playing: PlayContext): Promise<void> {
  while (!playing.signal.aborted) {
    await (playing.chance.next() < 0.2 ? comeBack : playRound)(seat, playing);
    await pause(playing, 0, 150);
  }
}
