// One idempotency key for one order, kept until it is answered: the same order after a lost line is sent with the same key.

export type Order = {
  key: string;
  /** What is bought, in a form that two equal orders share. */
  what: string;
};

export const orderOf = (kept: Order | null, what: string, newKey: () => string): Order =>
  kept?.what === what ? kept : { what, key: newKey() };
