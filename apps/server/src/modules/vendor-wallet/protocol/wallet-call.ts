// Vendors' calls of a wallet in our terms (vendors.md 1 has theirs).
import type { Integration } from '@parlour/contract/integrations';
import type { Merchant } from '#http/merchant';

/** A call with a valid signature, whose body has not been validated yet. */
export type VendorCall = { integration: Integration; merchant: Merchant; json: unknown };

/** Fields of every call. `user` is our name of the member for vendors. */
export type AboutMember = { user: string; requestId: string };

export type AboutBalance = AboutMember & { token: string; gameCode: string };

export type MoneyCall = AboutBalance & {
  kind: 'bet' | 'win' | 'rollback';
  integration: Integration;
  /** The vendor's id of this transaction, never used again. */
  id: string;
  /** The bet of a win, or the bet or win of a rollback; null if the call names none. */
  referenceId: string | null;
  round: string | null;
  closesRound: boolean;
  /** Null if the call names none, like most rollbacks. */
  currency: string | null;
  /** Amount in 1/100000; 0 for a rollback, which reverses the amount of its reference. */
  amount: bigint;
  /** Whether the stake costs the member nothing. */
  isFree: boolean;
  /** Whether it is free by a promotion of the vendor, at the vendor's cost. */
  isPromo: boolean;
  /** The supplier's id of the granted plays, for a free bet that is no promotion of the vendor. */
  supplierReward: string | null;
  /** The latest time at which the bet is decided, if the vendor states one. Not validated here: the decision ignores absurd values. */
  settlesAt: Date | null;
  /** Whether it is a prize that belongs to no bet. */
  isPrize: boolean;
};

/** The verdicts of the protocol. */
export type Status =
  | 'RS_OK'
  | `RS_ERROR_${
      | 'UNKNOWN'
      | 'INVALID_PARTNER'
      | 'INVALID_TOKEN'
      | 'INVALID_GAME'
      | 'WRONG_CURRENCY'
      | 'NOT_ENOUGH_MONEY'
      | 'USER_DISABLED'
      | 'INVALID_SIGNATURE'
      | 'TOKEN_EXPIRED'
      | 'WRONG_SYNTAX'
      | 'WRONG_TYPES'
      | 'DUPLICATE_TRANSACTION'
      | 'TRANSACTION_DOES_NOT_EXIST'
      | 'LIMIT_REACHED'}`;

/** Thrown if a call is refused before a rule is applied. */
export class CallRefused extends Error {
  readonly status: Status;
  constructor(status: Status) {
    super(status);
    this.status = status;
  }
}
