import { memo, useEffect } from 'react';
import type { Game } from '@parlour/contract/lobby';
import { CoverGrid } from '@parlour/ui/card/cover-grid';
import { SkeletonCard } from '@parlour/ui/state/skeleton-card';
import { useSession } from '#foundation/use-foundation.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { GameCard } from './game-card.tsx';
import { Heart } from './heart.tsx';
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
  const { grid, from, to } = useWindow(count, `${label} ${gameAt(0) !== undefined} ${isMember}`);
  useEffect(() => need?.(from, to), [need, from, to]);
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <CoverGrid label={label} ref={grid}>
      {places.map((at) => {
        const game = gameAt(at);
        if (!game) return <SkeletonCard key={at} />;
        const vendor = nameVendor(game);
        return <Cell key={gameKey(game)} game={game} vendor={vendor} isMember={isMember} />;
      })}
    </CoverGrid>
  );
}

type CellProps = { game: Game; vendor: string | undefined; isMember: boolean };

const Cell = memo(function Cell({ game, vendor, isMember }: CellProps) {
  return (
    <GameCard game={game} vendor={vendor} action={isMember ? <Heart game={game} /> : undefined} />
  );
});
