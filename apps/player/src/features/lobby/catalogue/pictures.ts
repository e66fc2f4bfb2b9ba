// Which addresses the pictures of games and banners have (LOBBY-08).
import { coverPath } from '@parlour/contract/lobby/cover-path';
import { imageUrlsFrom } from '@parlour/contract/lobby/image-hosts';
import { languages, type Language } from '@parlour/contract/languages';
import type { Banner, Game } from '@parlour/contract/lobby/lobby';

export type Picture = {
  /** Drawn by our own server; shows at once and stays where nothing loads. */
  art: string;
  /** The merchant's own, on one host after another. */
  images: string[];
};

/** Grows when the pictures behind the same paths become others, so that they spread over the hosts anew. */
const version = '1';

const own = '/m/';

export function gamePicture(game: Game, hosts: readonly string[]): Picture {
  if (game.iconUrl.startsWith(own)) return { art: game.iconUrl, images: [] };
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
export const drawArt = (gameId: string, language: Language): Picture => ({
  art: artPath('draw', gameId, language),
  images: [],
});

function artPath(kind: string, id: string, language: Language): string {
  const side = languages[language].direction === 'rtl' ? '-rtl' : '';
  return `/m/banners/${kind}${side}/${encodeURIComponent(id)}.svg`;
}

type Frame = { hosts: readonly string[]; language: Language };

export function bannerPicture(banner: Banner, { hosts, language }: Frame): Picture {
  const { imageUrl } = banner;
  const art = artPath(artOf(banner), banner.id, language);
  return { art, images: imageUrl === null ? [] : imageUrlsFrom(hosts, imageUrl, version) };
}
