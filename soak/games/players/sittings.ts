// The players of each game during the kills, with the query that launches the game.
import { playFlights } from './flight-players.ts';
import { playRounds } from './instant-players.ts';
import type { Engine, SeatGroup } from './seat.ts';
import { buySlips } from './slip-buyers.ts';

const ofHouse = (vendor: string, title: string) =>
  `launchMode=GLS&vassalage=${vendor}&gameId=${title}&accountType=1`;
const ofMinute = (title: string) =>
  `launchMode=LOTT&lottoMode=Elott_Traditional&lottoGameCode=${title}`;

const lottery = (title: string, launch: string): SeatGroup => ({
  engine: 'lottery',
  title,
  launch,
  seats: 2,
  play: buySlips,
});
const rounds = (
  engine: Engine,
  { title, vendor, seats = 3 }: { title: string; vendor: string; seats?: number },
): SeatGroup => ({ engine, title, launch: ofHouse(vendor, title), seats, play: playRounds });

export const sittings: readonly SeatGroup[] = [
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
