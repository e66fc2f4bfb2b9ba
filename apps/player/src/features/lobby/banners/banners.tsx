// The banners of one place of the site. One that leads nowhere is shown and logged (LOBBY-07).
import { useEffect } from 'react';
import type { Banner as BannerData } from '@parlour/contract/lobby/lobby';
import { Banner } from '@parlour/ui/banner/banner';
import { BannerCarousel } from '@parlour/ui/banner/banner-carousel';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { bannerPicture } from '../catalogue/pictures.ts';
import { bannerTarget } from './banner-target.ts';

const actions: Record<BannerData['linkageType'], (t: Translate) => string> = {
  P: (t) => t('lobby.banner_promotion'),
  URL: (t) => t('lobby.banner_page'),
  G: (t) => t('lobby.banner_game'),
};

export function BannerRow({ banners }: { banners: readonly BannerData[] }) {
  const t = useTranslate();
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      label={t('lobby.banners')}
      placeLabel={(place, of) => t('lobby.banner_place', { place, of })}
    >
      {banners.map((banner, at) => (
        <LobbyBanner key={banner.id} banner={banner} eager={at === 0} />
      ))}
    </BannerCarousel>
  );
}

type Props = { banner: BannerData; eager?: boolean; wide?: boolean; tag?: string };

export function LobbyBanner({ banner, eager = false, wide = false, tag }: Props) {
  const { site, language } = useFoundation();
  const t = useTranslate();
  const spoken = useStore(language).language;
  // Who may be a member is led as one; the guard knows better at the other end.
  const target = bannerTarget(banner, useSession() !== null);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- LOBBY-07 asks for it: the operator is to find the banner
    if (target === null) console.warn(`The banner ${banner.id} leads nowhere.`);
  }, [target, banner.id]);
  return (
    <Banner
      href={target ?? undefined}
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
