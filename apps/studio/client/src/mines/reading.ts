// What a field shows while a round goes on and when it is over. Pure: the studio decides, also what a step has met.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import type { Round } from '../instant/state.ts';

export type MinesDrawn = { mines: number[] };
export type MinesRound = Round<MinesDrawn>;

/** `left`: what lies under a tile that nobody opened, once the round is over. */
export type Tile = { kind: 'covered' | 'asked' | 'gem' | 'mine'; isLeft: boolean };

type Field = Pick<MinesRound, 'taken' | 'drawn'>;

const covered: Tile = { kind: 'covered', isLeft: false };

/** `asked`: the tile that the studio is asked about; null for none. */
export function readTiles(tiles: number, round: Field | null, asked: number | null): Tile[] {
  return Array.from({ length: tiles }, (_, tile): Tile => {
    if (!round) return covered;
    const isTaken = round.taken.includes(tile);
    if (round.drawn) {
      const kind = round.drawn.mines.includes(tile) ? 'mine' : 'gem';
      return { kind, isLeft: !isTaken };
    }
    if (isTaken) return { kind: 'gem', isLeft: false };
    return tile === asked ? { kind: 'asked', isLeft: false } : covered;
  });
}

/** What each further tile brings it to, for so many mines. */
export const stepsOf = ({ choices }: DescribedMines, mines: number): readonly string[] =>
  choices.find((each) => each.mines === mines)?.steps ?? [];

/** How many were found; a mine that ended the round is none. */
export const foundIn = ({ taken, drawn }: Field): number =>
  taken.filter((tile) => !drawn?.mines.includes(tile)).length;

const moves: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads from a tile; the same tile at the field's edge, null for another key. The field is never mirrored. */
export function moveBy(
  key: string,
  from: number,
  { tiles, columns }: { tiles: number; columns: number },
): number | null {
  const move = moves[key];
  if (!move) return null;
  const row = Math.floor(from / columns);
  const column = from - row * columns + move[0];
  const to = (row + move[1]) * columns + column;
  return column < 0 || column >= columns || to < 0 || to >= tiles ? from : to;
}

/** The choice to begin with: the one before, or the second of all. */
export function firstChoice({ choices }: DescribedMines, before: number | undefined): number {
  const known = choices.find(({ mines }) => mines === before);
  return (known ?? choices[1] ?? choices[0])?.mines ?? 1;
}
