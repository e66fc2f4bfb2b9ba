// Checks whether a round or a flight follows from its seed, by the studio's rules. Loaded when a player opens the proof.
import { crashGame } from '@parlour/games/instant/crash/crash-game';
import { gameOf, instantTitles, type InstantTitle } from '@parlour/games/instant/instant-titles';
import { reckon } from '../page/fair/reckon.ts';

export type ProvenRound = {
  game: string;
  id: string;
  key: string;
  choice: Readonly<Record<string, number>>;
  seed: string;
  drawn: unknown;
};
export type ProvenFlight = { game: string; id: string; seed: string; hundredths: string };

function titleOf(game: string): InstantTitle {
  const title = instantTitles.find(({ name }) => name === game);
  if (!title) throw new Error(`${game} is no title of one player.`);
  return title;
}

export async function isRoundDrawn(round: ProvenRound): Promise<boolean> {
  const { game: name, id, key, choice, seed, drawn } = round;
  const game = gameOf(titleOf(name));
  if (!game) throw new Error(`${name} has no rounds.`);
  const due = await reckon({ seed, name: `${id}:${key}` }, (stream) => game.draw(stream, choice));
  return JSON.stringify(due) === JSON.stringify(drawn);
}

export async function isFlightDrawn(flight: ProvenFlight): Promise<boolean> {
  const title = titleOf(flight.game);
  if (title.engine !== 'crash') throw new Error(`${flight.game} flies nothing.`);
  const { crashPoint } = crashGame(title.data);
  const due = await reckon({ seed: flight.seed, name: flight.id }, crashPoint);
  return String(due) === flight.hundredths;
}
