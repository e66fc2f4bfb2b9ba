// Where our own server draws the cover of a game: for games without a picture, and behind pictures that do not load.

/** How covers are drawn for each of the family's categories; what is not named here gets the first. */
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

/** Which of the drawer's categories a game's is. */
export const coverKind = (category: string): string =>
  (Object.hasOwn(drawn, category) ? drawn[category] : undefined) ?? 'slots';

export const coverPath = (category: string, gameId: string): string =>
  `/m/covers/${coverKind(category)}/${encodeURIComponent(gameId)}.svg`;
