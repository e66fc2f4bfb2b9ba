// A simple model of bonus money for tests. The wallet's model has one for each player.

export type Game = 'one' | 'two';
export type ModelGrant = {
  amount: number;
  due: number;
  largest: number | null;
  /** Percentage of a stake that counts; 0 means that the game takes no bonus money. */
  weights: Record<Game, number>;
  days: number;
};
export type ModelBonus = ModelGrant & {
  state: 'waiting' | 'active' | 'done' | 'gone';
  wagered: number;
  until: number;
};

/** The time, and a function that returns whether the bonus waits for open stakes. */
export type Moment = { now: number; waits: (bonus: ModelBonus) => boolean };

export const day = 24 * 3_600_000;

export class BonusModel {
  money = 0;
  #all: ModelBonus[] = [];

  get active(): ModelBonus | null {
    return this.#all.find(({ state }) => state === 'active') ?? null;
  }

  /** The bonus that a stake in this game may use now. */
  usable(game: Game, now: number): ModelBonus | null {
    const bonus = this.active;
    if (!bonus || bonus.weights[game] === 0 || this.#isOver(bonus, now)) return null;
    return bonus;
  }

  grant(given: ModelGrant, moment: Moment): number {
    this.#all.push({ ...given, state: 'waiting', wagered: 0, until: Infinity });
    return this.settle(moment);
  }

  /** Cancels the active bonus, as staff does. */
  cancel(moment: Moment): number {
    const bonus = this.active;
    if (!bonus) return 0;
    if (this.#isFulfilled(bonus, moment)) return this.settle(moment);
    this.#leave(bonus, 'gone');
    return this.settle(moment);
  }

  /** Settles the bonuses and returns the amount that becomes cash. */
  settle(moment: Moment): number {
    const cash = this.finish(moment);
    const bonus = this.active;
    const hasNext = this.#all.some(({ state }) => state === 'waiting');
    const isSpent = bonus && this.money === 0 && !moment.waits(bonus) && hasNext;
    if (bonus && (this.#isOver(bonus, moment.now) || isSpent)) this.#leave(bonus, 'gone');
    const next = this.active ? undefined : this.#all.find(({ state }) => state === 'waiting');
    if (!next) return cash;
    next.state = 'active';
    next.until = moment.now + next.days * day;
    this.money += next.amount;
    return cash;
  }

  /** Ends the active bonus if it is fulfilled and returns the amount that becomes cash. */
  finish(moment: Moment): number {
    const bonus = this.active;
    if (!bonus || !this.#isFulfilled(bonus, moment)) return 0;
    return this.#leave(bonus, 'done');
  }

  #leave(bonus: ModelBonus, state: 'done' | 'gone'): number {
    const left = this.money;
    bonus.state = state;
    this.money = 0;
    return left;
  }

  #isOver = ({ until, wagered, due }: ModelBonus, now: number): boolean =>
    until <= now && wagered < due;

  #isFulfilled = (bonus: ModelBonus, { waits }: Moment): boolean =>
    bonus.wagered >= bonus.due && !waits(bonus);
}
