// One idempotency key for one order, stored until the order is answered, so that the same order after a lost connection is
// sent with the same key.

export type Order = {
  key: string;
  /** Content of the order, in a form that equal orders share. */
  what: string;
};

export const orderOf = (kept: Order | null, what: string, newKey: () => string): Order =>
  kept?.what === what ? kept : { what, key: newKey() };
