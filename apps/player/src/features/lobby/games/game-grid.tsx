import { memo, useEffect, useState } from 'react';
import type { Game } from '@parlour/contract/lobby';
import { CoverGrid } from '@parlour/ui/card/cover-grid';
import { SkeletonCard } from '@parlour/ui/state/skeleton-card';
import { useSession } from '#foundation/use-foundation.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import type { NameVendor } from '../catalogue/vendors.ts';
import { GameCard } from './game-card.tsx';
import { Heart } from './heart.tsx';
import type { Pace } from './pace.ts';
import { useWindow } from './use-window.ts';

type Props = {
  label: string;
  count: number;
  gameAt: (at: number) => Game | undefined;
  /** Told which games come into view. */
  need?: (from: number, to: number) => void;
};

/** Any number of games: what is out of view is not in the page (LOBBY-05). */
export function GameGrid({ label, count, gameAt, need }: Props) {
  const isMember = Boolean(useSession());
  const nameVendor = useVendorNames();
  const { grid, from, to, places, isSorted, keyOf, pace } = useWindow(
    count,
    `${label} ${gameAt(0) !== undefined} ${isMember}`,
  );
  useEffect(() => need?.(from, to), [need, from, to]);
  return (
    <CoverGrid label={label} ref={grid} {...(!isSorted && { order: places })}>
      {places.map((at) => (
        <Cell
          key={keyOf(at)}
          game={gameAt(at)}
          nameVendor={nameVendor}
          isMember={isMember}
          pace={pace}
        />
      ))}
    </CoverGrid>
  );
}

type CellProps = {
  game: Game | undefined;
  nameVendor: NameVendor;
  isMember: boolean;
  pace: Pace;
};

const Cell = memo(function Cell({ game, nameVendor, isMember, pace }: CellProps) {
  const [pictured, setPictured] = useState<Game>();
  useEffect(() => (game ? pace.whenCalm(() => setPictured(game)) : undefined), [pace, game]);
  if (!game) return <SkeletonCard />;
  return (
    <GameCard
      game={game}
      vendor={nameVendor(game)}
      waits={pictured !== game}
      action={isMember ? <Heart game={game} /> : undefined}
    />
  );
});
