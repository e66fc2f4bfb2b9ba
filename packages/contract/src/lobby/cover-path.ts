// The path at which our own server draws the cover of a game, for games without a picture and for pictures that do not load.

/** The drawer's kind of cover for each of the family's categories; a category that is missing here gets `slots`. */
const drawn: Record<string, string> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fishing',
  PVP: 'cards',
  ARCADE: 'arcade',
  SPORTS: 'sports',
  ELOTT: 'lottery',
  ELOTTO: 'lottery',
  LOTT: 'lottery',
  SEA_LOTT: 'lottery',
  VIETNAM_LOTTO: 'lottery',
};

/** Returns the drawer's kind of cover for a game's category. */
export const coverKind = (category: string): string =>
  (Object.hasOwn(drawn, category) ? drawn[category] : undefined) ?? 'slots';

export const coverPath = (category: string, gameId: string): string =>
  `/m/covers/${coverKind(category)}/${encodeURIComponent(gameId)}.svg`;
