// The banners of one page of the site. A banner without a target is shown and logged (LOBBY-07).
import { useEffect } from 'react';
import type { Banner as BannerData } from '@parlour/contract/lobby/lobby';
import { Banner } from '@parlour/ui/banner/banner';
import { BannerCarousel } from '@parlour/ui/banner/banner-carousel';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { bannerPicture, drawnCover, gamePicture } from '../catalogue/pictures.ts';
import { findPrizeHero, leadsTo } from '../draws/prize-hero.ts';
import { useDraws } from '../draws/use-draws.ts';
import { bannerTarget } from './banner-target.ts';
import { HeroBanner } from './hero-banner.tsx';
import { rememberStop } from './stopped-banners.ts';

const actions: Record<BannerData['linkageType'], (t: Translate) => string> = {
  P: (t) => t('lobby.banner_promotion'),
  URL: (t) => t('lobby.banner_page'),
  G: (t) => t('lobby.banner_game'),
};

type RowProps = { banners: readonly BannerData[]; hasPrizes?: boolean };

/** A row of banners. With `hasPrizes` a draw with a prize is first. */
export function BannerRow({ banners, hasPrizes = false }: RowProps) {
  const t = useTranslate();
  const draws = useDraws();
  const memory = useFoundation().keep(rememberStop);
  const hero = hasPrizes ? findPrizeHero(draws, banners) : null;
  const others = banners.filter((banner) => banner !== hero?.banner);
  if (others.length === 0 && !hero) return null;
  return (
    <BannerCarousel
      label={t('lobby.banners')}
      placeLabel={(place, of) => t('lobby.banner_place', { place, of })}
      memory={memory}
    >
      {hero && <HeroBanner key="hero" hero={hero} />}
      {others.map((banner, at) => (
        <LobbyBanner key={banner.id} banner={banner} eager={at === 0 && !hero} />
      ))}
    </BannerCarousel>
  );
}

type Props = { banner: BannerData; eager?: boolean; wide?: boolean; tag?: string };

export function LobbyBanner({ banner, eager = false, wide = false, tag }: Props) {
  const { site, language } = useFoundation();
  const t = useTranslate();
  const spoken = useStore(language).language;
  const named = useGameOf(banner);
  const target = bannerTarget(banner);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- LOBBY-07: the operator has to find the banner
    if (target === null) console.warn(`The banner ${banner.id} leads nowhere.`);
  }, [target, banner.id]);
  return (
    <Banner
      href={target ?? undefined}
      // The name and cover for the login and the launch page.
      state={named && { game: named }}
      {...bannerPicture(banner, { hosts: site.imageHosts, language: spoken })}
      title={banner.title}
      note={banner.content ?? undefined}
      action={target === null || wide ? undefined : actions[banner.linkageType](t)}
      tag={tag}
      wide={wide}
      eager={eager}
    />
  );
}

/** The game to which a banner leads: as the lobby shows it, else by its name and a drawn cover. */
function useGameOf(banner: BannerData) {
  const { site } = useFoundation();
  const { lanes, draws } = useLobby();
  const known = useStore(lanes).value ?? [];
  const drawn = useStore(draws).value?.games ?? [];
  const game = [...drawn, ...known.flatMap((lane) => lane.games ?? [])].find((each) =>
    leadsTo(banner, each),
  );
  if (game) return { name: game.gameName, ...gamePicture(game, site.imageHosts) };
  const { gameName: name, gameType, roomId } = banner;
  return name === undefined ? undefined : { name, ...drawnCover(gameType, roomId) };
}
