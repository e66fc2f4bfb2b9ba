// One idempotency key for one wish, kept until it is answered: the same wish after a lost line is sent with the same key.

/** What is bought, in a form that two equal wishes share. */
export type Wish = { what: string };
export type Order = Wish & { key: string };

export const orderOf = (kept: Order | null, what: string, newKey: () => string): Order =>
  kept?.what === what ? kept : { what, key: newKey() };
