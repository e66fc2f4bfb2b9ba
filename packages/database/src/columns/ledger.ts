// Types of columns of the ledger and of vendors' transactions.
/** The kind of account: a member's wallet or bonus money, or a house account (docs/ledger.md). */
export type AccountKind = 'wallet' | 'bonus' | 'games' | 'operator';

export type MovementKind =
  | 'opening'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'void'
  | 'correction'
  | 'reward'
  | 'bonus_grant'
  | 'bonus_done'
  | 'bonus_end';

export type VendorTransactionKind =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'void'
  | 'late_win'
  | 'waiting_rollback'
  | 'tombstone';
