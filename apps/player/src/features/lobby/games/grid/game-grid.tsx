import { memo, useEffect, useState } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { CoverRow, CoverRows } from '@parlour/ui/card/cover-rows';
import { SkeletonCard } from '@parlour/ui/state/skeleton-card';
import { useSession } from '#foundation/use-foundation.ts';
import { useVendorNames } from '../../catalogue/use-vendor-names.ts';
import type { NameVendor } from '../../catalogue/vendors.ts';
import { GameCard } from './game-card.tsx';
import { Heart } from './heart.tsx';
import type { Pace } from './pace.ts';
import { useWindow } from './use-window.ts';

type Props = {
  label: string;
  count: number;
  gameAt: (at: number) => Game | undefined;
  /** Called with the range of games that come into view. */
  need?: (from: number, to: number) => void;
};

/** A grid for any number of games; only those in view are rendered (LOBBY-05). */
export function GameGrid({ label, count, gameAt, need }: Props) {
  const isMember = Boolean(useSession());
  const nameVendor = useVendorNames();
  const { grid, from, to, rows, columns, rowHeight, keyOf, pace, follow } = useWindow(
    count,
    `${label} ${gameAt(0) !== undefined} ${isMember}`,
  );
  useEffect(() => need?.(from, to), [need, from, to]);
  return (
    <CoverRows label={label} ref={grid} isPlaced={rowHeight > 0} {...follow}>
      {rows.map((row) => (
        <Row
          key={keyOf(row)}
          first={row * columns}
          end={Math.min((row + 1) * columns, count)}
          size={count}
          top={row * rowHeight}
          gameAt={gameAt}
          nameVendor={nameVendor}
          isMember={isMember}
          pace={pace}
        />
      ))}
    </CoverRows>
  );
}

type SharedProps = { nameVendor: NameVendor; isMember: boolean; pace: Pace };

type RowProps = SharedProps & {
  first: number;
  end: number;
  size: number;
  top: number;
  gameAt: (at: number) => Game | undefined;
};

const Row = memo(function Row({ first, end, size, top, gameAt, ...common }: RowProps) {
  return (
    <CoverRow top={top} first={first} size={size}>
      {Array.from({ length: end - first }, (_, at) => (
        <Cell key={at} game={gameAt(first + at)} {...common} />
      ))}
    </CoverRow>
  );
});

const Cell = memo(function Cell({
  game,
  nameVendor,
  isMember,
  pace,
}: SharedProps & { game: Game | undefined }) {
  // The picture and the heart are rendered once the scrolling is slow.
  const [seen, setSeen] = useState<Game>();
  useEffect(() => (game ? pace.whenCalm(() => setSeen(game)) : undefined), [pace, game]);
  if (!game) return <SkeletonCard />;
  return (
    <GameCard
      game={game}
      vendor={nameVendor(game)}
      waits={seen !== game}
      action={isMember ? heartOf(seen) : undefined}
    />
  );
});

const heartOf = (game: Game | undefined) => (game ? <Heart game={game} /> : null);
