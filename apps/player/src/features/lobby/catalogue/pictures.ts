// The addresses of the pictures of games and banners (LOBBY-08).
import { coverPath } from '@parlour/contract/lobby/cover-path';
import { copiesOf, imageUrlsFrom } from '@parlour/contract/lobby/image-hosts';
import { directionOf, type Language } from '@parlour/contract/languages';
import type { Banner, Game } from '@parlour/contract/lobby/lobby';

export type Picture = {
  /** A picture drawn by our own server, shown if nothing else loads. */
  art: string;
  /** The merchant's own picture or copies of the art, to be tried in this order. */
  images: string[];
};

/** Increased when the pictures change behind the same paths, so that they are distributed over the hosts again. */
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

/** The cover of a game of which only the address is known. */
export const drawnCover = (gameType: string | null, gameId: string | null): Picture => ({
  art: coverPath(gameType ?? '', gameId ?? ''),
  images: [],
});

/** The kind of art: a draw shows its balls, everything else has a picture chosen by its id. */
const artOf = ({ gameType }: Banner): string => (gameType?.includes('LOTT') ? 'draw' : 'any');

/** The art of a draw without a banner of the operator. */
export const drawArt = (gameId: string, { hosts, language }: Frame): Picture =>
  drawn(artPath('draw', gameId, language), hosts);

function artPath(kind: string, id: string, language: Language): string {
  const side = directionOf(language) === 'rtl' ? '-rtl' : '';
  return `/m/banners/${kind}${side}/${encodeURIComponent(id)}.svg`;
}

type Frame = { hosts: readonly string[]; language: Language };

export function bannerPicture(banner: Banner, { hosts, language }: Frame): Picture {
  const { imageUrl } = banner;
  const art = artPath(artOf(banner), banner.id, language);
  if (imageUrl === null) return drawn(art, hosts);
  // Pictures of the site have copies on the hosts, which are tried first.
  const images = [
    ...copiesOf(hosts, imageUrl, version),
    ...imageUrlsFrom(hosts, imageUrl, version),
  ];
  return { art, images };
}
