// Who plays what while something is killed: a line for each game, with how the platform is asked for it.
import type { Seat } from '../seats.ts';
import { playFlights } from './flight-players.ts';
import { playRounds } from './instant-players.ts';
import type { Playing } from './playing.ts';
import { buySlips } from './slip-buyers.ts';

export const engines = ['lanterns', 'reels', 'mines', 'scratch', 'flights', 'lottery'] as const;
export type Engine = (typeof engines)[number];

export type Sitting = {
  engine: Engine;
  title: string;
  /** The query of the platform's call. */
  launch: string;
  /** At least as many as a kill holds at steps of this game at once. */
  seats: number;
  /** Plays until the signal. */
  play: (seat: Seat, playing: Playing) => Promise<void>;
};

const ofHouse = (vendor: string, title: string) =>
  `launchMode=GLS&vassalage=${vendor}&gameId=${title}&accountType=1`;
const ofMinute = (title: string) =>
  `launchMode=LOTT&lottoMode=Elott_Traditional&lottoGameCode=${title}`;

const lottery = (title: string, launch: string): Sitting => ({
  engine: 'lottery',
  title,
  launch,
  seats: 2,
  play: buySlips,
});
const rounds = (
  engine: Engine,
  { title, vendor, seats = 3 }: { title: string; vendor: string; seats?: number },
): Sitting => ({ engine, title, launch: ofHouse(vendor, title), seats, play: playRounds });

export const sittings: readonly Sitting[] = [
  rounds('lanterns', { title: 'three-lanterns', vendor: 'TIDEPOOL' }),
  rounds('reels', { title: 'tide-and-pearl', vendor: 'TIDEPOOL' }),
  rounds('mines', { title: 'pearl-diver', vendor: 'TIDEPOOL', seats: 4 }),
  rounds('scratch', { title: 'gold-leaf', vendor: 'PAPERFOX' }),
  {
    engine: 'flights',
    title: 'paper-rocket',
    launch: ofHouse('PAPERFOX', 'paper-rocket'),
    seats: 4,
    play: playFlights,
  },
  lottery('minute-six', 'launchMode=LOTT&lottoArea=VN&lottoGameCode=minute-six'),
  ...['minute-three', 'minute-keno', 'minute-dice', 'ten-boats'].map((title) =>
    lottery(title, ofMinute(title)),
  ),
];
