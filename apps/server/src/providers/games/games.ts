// The port of game vendors: what an integration, an aggregator or a studio, can be asked. An adapter speaks its protocol (docs/vendors.md 1).

import type { Integration } from '@parlour/contract/integrations';
import type { Pace } from '@parlour/contract/launch/paces';
import type { Draw, GameDetails } from '@parlour/contract/lobby/lobby';

/** One merchant's account at one integration. */
export type VendorAccount = {
  merchantCode: string;
  integration: Integration;
  url: string;
  operatorId: number;
  /** PEM; signs our calls. */
  privateKey: string;
  /** Where the games that it opens may be (G4). */
  launchOrigins: readonly string[];
  /** Its games understand what a play says of the site. */
  isToldOfSite: boolean;
  /** The merchant's: what such a vendor names amounts in. */
  currency: string;
};

export type OfferedGame = {
  gameCode: string;
  name: string;
  /** Whose game it is, as an upper-case code. */
  vendor: string;
  /** One of the lobby's categories: RNG, LIVE … */
  category: string;
  details?: GameDetails;
  /** Of a game that is drawn at set times. */
  draw?: Draw;
};

/** The draw of a game as it stands now. */
export type OfferedDraw = { gameCode: string; draw: Draw };

/** How a game can look and count like the site that opens it. */
export type SiteFacts = {
  name: string;
  /** The inputs of its look, as the settings `theme.…` have them. */
  theme: Record<string, unknown>;
  currency: string;
  /** Behind the point of amounts in it; null for those of ISO 4217. */
  currencyDigits: number | null;
  /** A purchase above this sum is asked about first: decimal text in that currency, null where none is. */
  confirmAbove: string | null;
  /** The most that one round or ticket may win: decimal text in that currency, null where there is no limit. */
  maxPrize: string | null;
  /** How soon one round may follow another, and whether results may be hurried. */
  pace: Pace;
  /** IANA: by its clock daily draws are drawn. */
  timeZone: string;
};

export type Play = {
  gameCode: string;
  /** Who asks; null for a guest. No vendor is told: members are known to them by another name. */
  memberId: string | null;
  /** What the site calls the game, in the player's language. */
  title: string;
  /** BCP 47. */
  language: string;
  country: string;
  /** The player's. */
  address: string;
  /** Where the way back leads. */
  backUrl: string;
  site: SiteFacts;
  /** What only this vendor's games understand. */
  extra?: Record<string, string | boolean>;
};
export type PlayForMoney = Play & {
  /** The member as this integration knows it. */
  user: string;
  /** The key to the member's wallet. */
  token: string;
  currency: string;
};

/** Plays of one game that a member shall have for nothing. */
export type FreePlays = {
  /** Ours: asked for again with the same one, the vendor grants nothing more. */
  requestId: string;
  /** The member as this integration knows it. */
  user: string;
  gameCode: string;
  currency: string;
  /** Of each, in 1/100000. */
  stake: bigint;
  plays: number;
  from: Date;
  until: Date;
};

export type GameVendors = {
  /** Every game that may be shown now; rejects rather than give half a list. */
  listGames(account: VendorAccount): Promise<OfferedGame[]>;
  /** The draws alone: asked for after each of them, by far more often than the list. Empty where the vendor tells of none. */
  listDraws(account: VendorAccount): Promise<OfferedDraw[]>;
  /** The address of a game, good once. */
  openForMoney(account: VendorAccount, play: PlayForMoney): Promise<string>;
  openForFree(account: VendorAccount, play: Play): Promise<string>;
  /** Asked again with the same request it gives the same answer. What is no answer fails. */
  grantFreePlays(account: VendorAccount, wanted: FreePlays): Promise<GrantAnswer>;
};

/** The vendor's own id for what it granted, which its bets name; or why it grants nothing. */
export type GrantAnswer = { id: string } | { refused: string };

export type VendorTrouble = 'timeout' | 'maintenance' | 'unknown_game' | 'unavailable';

export class VendorFailure extends Error {
  readonly trouble: VendorTrouble;
  /** The vendor itself seems to be down: others need not try either. */
  readonly isDown: boolean;
  /** `why` is a fact in a few words, or what was thrown. */
  constructor(trouble: VendorTrouble, why: unknown, isDown = trouble === 'timeout') {
    super(typeof why === 'string' ? `${trouble}: ${why}` : trouble, { cause: why });
    this.name = 'VendorFailure';
    this.trouble = trouble;
    this.isDown = isDown;
  }
}
