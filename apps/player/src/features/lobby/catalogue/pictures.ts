// Which addresses the pictures of games and banners have (LOBBY-08).
import { coverPath } from '@parlour/contract/lobby/cover-path';
import { copiesOf, imageUrlsFrom } from '@parlour/contract/lobby/image-hosts';
import { languages, type Language } from '@parlour/contract/languages';
import type { Banner, Game } from '@parlour/contract/lobby/lobby';

export type Picture = {
  /** Drawn by our own server; stays where nothing else loads. */
  art: string;
  /** The merchant's own, or copies of the art, on one host after another. */
  images: string[];
};

/** Grows when the pictures behind the same paths become others, so that they spread over the hosts anew. */
const version = '1';

const own = '/m/';

const drawn = (art: string, hosts: readonly string[]): Picture => ({
  art,
  images: copiesOf(hosts, art, version),
});

export function gamePicture(game: Game, hosts: readonly string[]): Picture {
  if (game.iconUrl.startsWith(own)) return drawn(game.iconUrl, hosts);
  const art = coverPath(game.gameType, game.gameId);
  return { art, images: imageUrlsFrom(hosts, game.iconUrl, version) };
}

/** Of a game of which no more is known than where it is. */
export const drawnCover = (gameType: string | null, gameId: string | null): Picture => ({
  art: coverPath(gameType ?? '', gameId ?? ''),
  images: [],
});

/** A draw shows its balls; everything else gets one of the arts by its id. */
const artOf = ({ gameType }: Banner): string => (gameType?.includes('LOTT') ? 'draw' : 'any');

/** A draw's own art, for where the operator has no banner of it. */
export const drawArt = (gameId: string, { hosts, language }: Frame): Picture =>
  drawn(artPath('draw', gameId, language), hosts);

function artPath(kind: string, id: string, language: Language): string {
  const side = languages[language].direction === 'rtl' ? '-rtl' : '';
  return `/m/banners/${kind}${side}/${encodeURIComponent(id)}.svg`;
}

type Frame = { hosts: readonly string[]; language: Language };

export function bannerPicture(banner: Banner, { hosts, language }: Frame): Picture {
  const { imageUrl } = banner;
  const art = artPath(artOf(banner), banner.id, language);
  if (imageUrl === null) return drawn(art, hosts);
  // What lies on the site has copies on the hosts, and is tried last.
  const images = [
    ...copiesOf(hosts, imageUrl, version),
    ...imageUrlsFrom(hosts, imageUrl, version),
  ];
  return { art, images };
}
