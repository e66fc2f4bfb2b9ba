/** What the list always tells of a game. */
type Own = {
  game_code: string;
  name: string;
  /** The vendor. */
  product: string;
  category: string;
  release_date: string;
  rtp: string;
  /** From 1 to 5. */
  volatility?: number;
};

/** A game as the list tells it, with every field that the protocol has. */
export const listGame = <T extends Own>(own: T) => ({
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
  // Covers are drawn by the operator.
  url_thumb: '',
  url_background: '',
  freebet_support: false,
  phoenix_jackpot_support: false,
  blocked_countries: [],
  restricted_countries: [],
  volatility: null,
  paylines: null,
  hit_ratio: null,
  certifications: [],
  languages: ['en'],
  technology: ['HTML5'],
  features: [],
  ...own,
});
