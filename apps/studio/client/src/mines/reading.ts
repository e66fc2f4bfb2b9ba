// Content of the field during and after a round. Pure: the studio decides, also the result of each step.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import type { Round } from '../instant/state.ts';

export type MinesDrawn = { mines: number[] };
export type MinesRound = Round<MinesDrawn>;

/** One tile as it is shown. `isLeft` is true after the round for a tile that was not opened. */
export type Tile = { kind: 'covered' | 'asked' | 'gem' | 'mine'; isLeft: boolean };

type Field = Pick<MinesRound, 'taken' | 'drawn'>;

const covered: Tile = { kind: 'covered', isLeft: false };

/** Returns the tiles of the field. `asked` is the tile whose call is pending; null for none. */
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

/** Returns the multipliers after each further tile, for a number of mines. */
export const stepsOf = ({ choices }: DescribedMines, mines: number): readonly string[] =>
  choices.find((each) => each.mines === mines)?.steps ?? [];

/** Returns the number of gems found. A mine that ended the round does not count. */
export const foundIn = ({ taken, drawn }: Field): number =>
  taken.filter((tile) => !drawn?.mines.includes(tile)).length;

const moves: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the tile to which an arrow key leads; the same one at the edge, null for another key. The field is never mirrored. */
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

/** Returns the initial choice: the one of the last round, or the second of all. */
export function firstChoice({ choices }: DescribedMines, before: number | undefined): number {
  const known = choices.find(({ mines }) => mines === before);
  return (known ?? choices[1] ?? choices[0])?.mines ?? 1;
}
