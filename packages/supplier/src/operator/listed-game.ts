/** Fields of a game that a supplier sets. */
type OwnGameFields = {
  game_code: string;
  name: string;
  /** The vendor's code. */
  product: string;
  category: string;
  release_date: string;
  rtp: string;
  /** The volatility from 1 to 5. */
  volatility?: number;
};

/** Returns a game for the list, with every field of the protocol. */
export const listGame = <T extends OwnGameFields>(own: T) => ({
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
