// The banner of the next draw's prize, with the time until the draw.
import { formatPrize } from '@parlour/contract/money';
import { Banner } from '@parlour/ui/banner/banner';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { bannerPicture, drawArt, gamePicture } from '../catalogue/pictures.ts';
import { Countdown } from '../draws/countdown.tsx';
import type { PrizeHero } from '../draws/prize-hero.ts';
import { gameAddress } from '../games/grid/launch-address.ts';

export function HeroBanner({ hero: { game, banner } }: { hero: PrizeHero }) {
  const { site, language } = useFoundation();
  const t = useTranslate();
  const frame = { hosts: site.imageHosts, language: useStore(language).language };
  const picture = banner ? bannerPicture(banner, frame) : drawArt(game.gameId, frame);
  return (
    <Banner
      href={gameAddress(game)}
      state={{ game: { name: game.gameName, vendor: null, ...gamePicture(game, site.imageHosts) } }}
      {...picture}
      kicker={banner?.title ?? game.gameName}
      figure={formatPrize(game.prize, site.currency, site.own) ?? undefined}
      note={<Countdown until={game.nextDrawAt} say={(time) => t('lobby.next_draw_in', { time })} />}
      action={t('lobby.pick_numbers')}
      eager
    />
  );
}
