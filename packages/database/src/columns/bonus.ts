// Types of columns of bonuses.
export type BonusState =
  | 'waiting'
  | 'active'
  | 'done'
  | 'expired'
  | 'cancelled'
  | 'forfeited'
  | 'lost';

/** The per cent of a stake that count, by the category of its game. */
export type BonusWeights = { default: number } & Record<string, number>;
