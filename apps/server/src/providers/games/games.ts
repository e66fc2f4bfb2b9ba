// The port of game vendors: the calls to an integration (an aggregator or a studio). An adapter implements its protocol (docs/vendors.md 1).

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
  /** Origins at which its games may be opened (G4). */
  launchOrigins: readonly string[];
  /** Whether its games understand the facts about the site in a launch. */
  isToldOfSite: boolean;
  /** The merchant's currency, in which such a vendor states amounts. */
  currency: string;
};

export type OfferedGame = {
  gameCode: string;
  name: string;
  /** The maker of the game, as an upper-case code. */
  vendor: string;
  /** The lobby category: RNG, LIVE … */
  category: string;
  details?: GameDetails;
  /** The next draw of a game that is drawn at set times. */
  draw?: Draw;
};

/** The current draw of a game. */
export type OfferedDraw = { gameCode: string; draw: Draw };

/** Facts by which a game takes on the site's appearance and its currency. */
export type SiteFacts = {
  name: string;
  /** The inputs of the site's theme, as in the settings `theme.…`. */
  theme: Record<string, unknown>;
  currency: string;
  /** Decimal places of its amounts; null to use those of ISO 4217. */
  currencyDigits: number | null;
  /** The sum above which a purchase must be confirmed: decimal text in that currency, null for never. */
  confirmAbove: string | null;
  /** The most that one round or ticket may win: decimal text in that currency, null for no limit. */
  maxPrize: string | null;
  /** The shortest time between rounds, and whether results may be hurried. */
  pace: Pace;
  /** The IANA time zone of daily draws. */
  timeZone: string;
};

export type Play = {
  gameCode: string;
  /** The member; null for a guest. It is not sent to the vendor, which knows members by another name. */
  memberId: string | null;
  /** The site's title of the game, in the player's language. */
  title: string;
  /** A BCP 47 language tag. */
  language: string;
  country: string;
  /** The player's IP address. */
  address: string;
  /** The address to which the game's back button leads. */
  backUrl: string;
  site: SiteFacts;
  /** Fields that only this vendor's games understand. */
  extra?: Record<string, string | boolean>;
};
export type PlayForMoney = Play & {
  /** The member as this integration knows it. */
  user: string;
  /** The token for the member's wallet. */
  token: string;
  currency: string;
};

/** Free plays of one game, to be granted to a member. */
export type FreePlays = {
  /** Our id of the grant. The vendor grants nothing more for the same id. */
  requestId: string;
  /** The member as this integration knows it. */
  user: string;
  gameCode: string;
  currency: string;
  /** The stake of each play, in 1/100000 of the currency's unit. */
  stake: bigint;
  plays: number;
  from: Date;
  until: Date;
};

export type GameVendors = {
  /** Lists every game that may be shown now. Rejects rather than return an incomplete list. */
  listGames(account: VendorAccount): Promise<OfferedGame[]>;
  /** Lists only the draws; called after each draw, far more often than `listGames`. Empty if the vendor publishes none. */
  listDraws(account: VendorAccount): Promise<OfferedDraw[]>;
  /** Returns the address of a game, which is valid once. */
  openForMoney(account: VendorAccount, play: PlayForMoney): Promise<string>;
  openForFree(account: VendorAccount, play: Play): Promise<string>;
  /** Grants free plays. The same request gets the same answer. Rejects if the vendor does not answer. */
  grantFreePlays(account: VendorAccount, wanted: FreePlays): Promise<GrantAnswer>;
};

/** The vendor's id of the grant, which its bets name, or the reason of a refusal. */
export type GrantAnswer = { id: string } | { refused: string };

export type VendorTrouble = 'timeout' | 'maintenance' | 'unknown_game' | 'unavailable';

export class VendorFailure extends Error {
  readonly trouble: VendorTrouble;
  /** Whether the vendor itself seems to be down, so that other calls are useless. */
  readonly isDown: boolean;
  /** Creates the failure. `why` is a short text, or the thrown value. */
  constructor(trouble: VendorTrouble, why: unknown, isDown = trouble === 'timeout') {
    super(typeof why === 'string' ? `${trouble}: ${why}` : trouble, { cause: why });
    this.name = 'VendorFailure';
    this.trouble = trouble;
    this.isDown = isDown;
  }
}
