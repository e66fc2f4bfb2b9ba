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

export function coverPath(category: string, gameId: string): string {
  const kind = Object.hasOwn(drawn, category) ? drawn[category] : undefined;
  return `/m/covers/${kind ?? 'slots'}/${encodeURIComponent(gameId)}.svg`;
}
