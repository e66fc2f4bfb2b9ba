import { memo, type ReactNode } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { CoverCard } from '@parlour/ui/card/cover-card';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useLobby } from '../../catalogue/lobby.ts';
import { gamePicture } from '../../catalogue/pictures.ts';
import { gameAddress, trialAddress } from './launch-address.ts';

type Props = {
  game: Game;
  vendor: string | undefined;
  eager?: boolean;
  /** True if the picture is not to be loaded yet. */
  waits?: boolean;
  action?: ReactNode;
};

/** The card of a game in lanes and grids. */
export const GameCard = memo(function GameCard({
  game,
  vendor,
  eager = false,
  waits = false,
  action,
}: Props) {
  const { site } = useFoundation();
  const { shown } = useLobby();
  const t = useTranslate();
  const picture = gamePicture(game, site.imageHosts);
  const trial = useSession() === null && !waits ? trialAddress(game) : null;
  return (
    <CoverCard
      href={gameAddress(game)}
      // Shown by the launch page.
      state={{ game: { name: game.gameName, vendor, ...picture } }}
      title={game.gameName}
      subtitle={vendor}
      tag={tagOf(game, t)}
      eager={eager}
      waits={waits}
      action={action}
      more={{
        label: t('lobby.about_game', { game: game.gameName }),
        onOpen: () => shown.set(game),
      }}
      trial={
        trial === null
          ? undefined
          : {
              text: t('lobby.try_it'),
              label: t('lobby.try_game', { game: game.gameName }),
              href: trial,
            }
      }
      {...picture}
    />
  );
});

/** The rarest tag of a game. HOT has none, because such games are first anyway and nearly every card would show it. */
function tagOf({ gameClassify = [] }: Game, t: Translate): string | undefined {
  if (gameClassify.includes('JACKPOT')) return t('lobby.jackpot');
  return gameClassify.includes('NEW') ? t('lobby.new') : undefined;
}
