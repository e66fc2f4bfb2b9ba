// What the member's own page says about the recent and the favourite games.
import { CoverImage } from '@parlour/ui/card/cover-image';
import { useFoundation } from '#foundation/use-foundation.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { gamePicture } from '../catalogue/pictures.ts';
import { useMemberGames } from '../catalogue/use-member-games.ts';
import css from './games.module.css';

/** The covers of the last three games. Renders nothing until they are known. */
export function RecentCovers() {
  const { imageHosts } = useFoundation().site;
  const games = useMemberGames('recent')?.value ?? [];
  if (games.length === 0) return null;
  return (
    <span className={css.covers} aria-hidden="true">
      {games.slice(0, 3).map((game) => (
        <span key={gameKey(game)} className={css.cover}>
          <CoverImage {...gamePicture(game, imageHosts)} width={30} height={40} />
        </span>
      ))}
    </span>
  );
}

/** The number of favourites. Renders nothing for none, or until it is known. */
export function FavouriteCount() {
  const count = useMemberGames('favourites')?.value?.length ?? 0;
  return count > 0 && <span className="num">{count}</span>;
}
