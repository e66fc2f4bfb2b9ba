// A game as the list tells it, with every field that the protocol has.
import { vendor, type HubGame } from '../triggers.ts';

export const describeGame = ({ gameCode, name }: HubGame) => ({
  game_code: gameCode,
  name,
  product: vendor,
  category: 'TEST',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
  // Covers are drawn by the operator.
  url_thumb: '',
  url_background: '',
  freebet_support: false,
  phoenix_jackpot_support: false,
  blocked_countries: [],
  restricted_countries: [],
  release_date: '2026-11-21',
  volatility: null,
  rtp: '95.00',
  paylines: null,
  hit_ratio: null,
  certifications: [],
  languages: ['en'],
  technology: ['HTML5'],
  features: [],
});
