// The next draws, with the time until each and the last result.
import type { Game } from '@parlour/contract/lobby/lobby';
import { dateFormat } from '@parlour/contract/formats';
import { formatPrize } from '@parlour/contract/money';
import { localeOf } from '@parlour/contract/languages';
import { Lane } from '@parlour/ui/card/lane';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { gamePicture } from '../catalogue/pictures.ts';
import { gamesAddress } from '../games/games-address.ts';
import { gameAddress } from '../games/grid/launch-address.ts';
import { Countdown } from './countdown.tsx';
import { DrawCard } from './draw-card.tsx';
import { hasPrize } from './prize-hero.ts';

const bonusMark = '+';
/** A space that reserves the line. */
const nothing = '\u00A0';

export function DrawLane({ games }: { games: readonly Game[] }) {
  const t = useTranslate();
  const [first] = games;
  if (!first) return null;
  const title = t('lobby.next_draws');
  const more = {
    text: t('lobby.see_all'),
    label: t('lobby.see_all_of', { name: title }),
    href: gamesAddress({ category: first.gameType, vendor: null }),
  };
  return (
    <Lane title={title} more={more}>
      {games.map((game) => (
        <NextDraw key={gameKey(game)} game={game} />
      ))}
    </Lane>
  );
}

function NextDraw({ game }: { game: Game }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const picture = gamePicture(game, site.imageHosts);
  const { gameName, nextDrawAt, lastResult = [] } = game;
  const balls = lastResult.map((text) => ({
    text: text.startsWith(bonusMark) ? text.slice(1) : text,
    isBonus: text.startsWith(bonusMark),
  }));
  const numbers = balls.map(({ text }) => text).join(', ');
  return (
    <DrawCard
      href={gameAddress(game)}
      state={{ game: { name: gameName, vendor: null, ...picture } }}
      title={gameName}
      detail={<DrawTime at={nextDrawAt} />}
      countdown={<Countdown until={nextDrawAt} />}
      last={nextDrawAt === undefined ? null : { label: t('lobby.last_result', { numbers }), balls }}
      prize={hasPrize(game) ? formatPrize(game.prize, site.currency, site.own) : null}
      {...picture}
    />
  );
}

/** The time of a draw in the reader's time zone and format. The server renders an empty line. */
function DrawTime({ at }: { at: number | undefined }) {
  const { language } = useStore(useFoundation().language);
  const t = useTranslate();
  const { draws } = useLobby();
  const now = draws.now();
  if (at === undefined || now === null) return <>{nothing}</>;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = dateFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(at);
  return <>{t('lobby.draws_at', { time })}</>;
}
