// What a vendor asks of a wallet, in our words (vendors.md 1 has theirs).
import type { Integration } from '@parlour/contract/integrations';
import type { Merchant } from '#http/merchant';

/** A call whose signature is its integration's; its body is not looked at yet. */
export type VendorCall = { integration: Integration; merchant: Merchant; json: unknown };

/** What every call has. `user` is the name by which we told the vendor of the member. */
export type AboutMember = { user: string; requestId: string };

export type AboutBalance = AboutMember & { token: string; gameCode: string };

export type MoneyCall = AboutBalance & {
  kind: 'bet' | 'win' | 'rollback';
  integration: Integration;
  /** The vendor's id of this transaction: unique for ever. */
  id: string;
  /** The bet of a win, the bet or win of a rollback; null where the call names none. */
  referenceId: string | null;
  round: string | null;
  closesRound: boolean;
  /** Null where the call names none, as rollbacks do. */
  currency: string | null;
  /** In 1/100000; nothing for a rollback, which gives back what its reference moved. */
  amount: bigint;
  /** Staked at the house's cost. */
  isFree: boolean;
  /** Free at the vendor's own cost: a promotion that we know nothing of. */
  isPromo: boolean;
  /** Of a free bet that is no promotion of the vendor's: its id of the plays that it granted. */
  supplierReward: string | null;
  /** Of a bet that tells it: when it is decided at the latest. Any time: what is absurd is for the decision to see. */
  settlesAt: Date | null;
  /** A prize that belongs to no bet. */
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

/** Thrown where a call is refused before any rule has looked at it. */
export class CallRefused extends Error {
  readonly status: Status;
  constructor(status: Status) {
    super(status);
    this.status = status;
  }
}
