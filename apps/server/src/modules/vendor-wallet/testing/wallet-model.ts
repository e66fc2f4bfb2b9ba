// What the wallet should do, told a second time in the plainest way: numbers in memory, no database, nothing at once. The property test holds the wallet against it.
export type ModelCall = {
  kind: 'bet' | 'win' | 'rollback';
  player: number;
  id: string;
  /** Of a win or a rollback. */
  reference: string;
  round: string | null;
  amount: number;
  isFree: boolean;
  closes: boolean;
};
export type Expected = { status: string; balance?: number };

type Past = {
  kind: ModelCall['kind'] | 'tombstone' | 'late win';
  player: number;
  reference: string | null;
  round: string | null;
  amount: number;
  isFree: boolean;
  gaveBack?: 'vendor' | 'rule';
};
type Round = { waits: Set<string>; since: number; isVoid: boolean };

const day = 24 * 3_600_000;

export class WalletModel {
  readonly balances: number[];
  readonly loggedIn: boolean[];
  readonly disabled: boolean[];
  now = 0;
  #past = new Map<string, Past>();
  #rounds = new Map<string, Round>();

  constructor(players: number, balance: number) {
    this.balances = Array.from({ length: players }, () => balance);
    this.loggedIn = Array.from({ length: players }, () => true);
    this.disabled = Array.from({ length: players }, () => false);
  }

  /** A day and more goes by: nobody is logged in any more, and the rule has run. */
  passDay(): void {
    this.now += day + 1;
    this.loggedIn.fill(false);
    for (const [key, round] of this.#rounds) {
      if (round.waits.size === 0 || round.since > this.now - day) continue;
      for (const id of round.waits) this.#giveBack(id, 'rule');
      round.waits.clear();
      round.isVoid = true;
      this.#rounds.set(key, round);
    }
  }

  apply(call: ModelCall): Expected {
    if (call.kind === 'rollback' && call.reference === call.id) {
      return { status: 'RS_ERROR_WRONG_SYNTAX' };
    }
    const before = this.#past.get(call.id);
    if (before) return this.#repeat(call, before);
    if (call.kind === 'bet') return this.#bet(call);
    return call.kind === 'win' ? this.#win(call) : this.#rollback(call);
  }

  #repeat(call: ModelCall, before: Past): Expected {
    const kind = before.kind === 'late win' ? 'win' : before.kind;
    const same =
      kind === call.kind &&
      before.player === call.player &&
      before.round === this.#roundOf(call) &&
      (call.kind === 'bet' || before.reference === call.reference) &&
      (call.kind === 'rollback' ||
        (before.amount === call.amount && before.isFree === call.isFree));
    if (!same) return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    if (before.kind === 'late win') return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    return this.#ok(call.player);
  }

  #bet(call: ModelCall): Expected {
    const { player, id, amount, isFree } = call;
    const round = this.#round(player, call.round ?? id);
    if (this.disabled[player]) return { status: 'RS_ERROR_USER_DISABLED' };
    if (!this.loggedIn[player]) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
    if (round.isVoid) return { status: 'RS_ERROR_UNKNOWN' };
    const stake = isFree ? 0 : amount;
    if (stake > this.#held(player)) {
      return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: this.#held(player) };
    }
    this.#move(player, -stake);
    this.#keep(call, 'bet', null);
    if (round.waits.size === 0) round.since = this.now;
    if (call.closes) round.waits.clear();
    else round.waits.add(id);
    return this.#ok(player);
  }

  #win(call: ModelCall): Expected {
    const bet = this.#past.get(call.reference);
    const missing = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    if (bet?.kind !== 'bet' || !this.#belong(call, bet)) return missing;
    const round = this.#round(call.player, bet.round ?? '');
    if (bet.gaveBack === 'rule' || round.isVoid) {
      this.#keep(call, 'late win', call.reference);
      return missing;
    }
    if (bet.gaveBack) return missing;
    this.#move(call.player, call.amount);
    this.#keep(call, 'win', call.reference);
    round.waits.clear();
    return this.#ok(call.player);
  }

  #rollback(call: ModelCall): Expected {
    const { player, reference } = call;
    const missing = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    const past = this.#past.get(reference);
    if (past?.kind === 'rollback') return missing;
    if (past?.kind === 'tombstone' && past.player !== player) return missing;
    if (past && past.kind !== 'tombstone' && !this.#belong(call, past)) return missing;
    if (this.#owedBy(reference) > this.#held(player)) {
      return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: this.#held(player) };
    }
    this.#keep(call, 'rollback', reference);
    if (!past) {
      this.#past.set(reference, { ...this.#kept(call), kind: 'tombstone', reference: null });
      return this.#ok(player);
    }
    for (const win of this.#winsOf(reference)) this.#giveBack(win, 'vendor');
    if (past.kind === 'bet' || past.kind === 'win') this.#giveBack(reference, 'vendor');
    if (past.kind === 'bet') this.#stopWaiting(call, past.round ?? '');
    return this.#ok(player);
  }

  /** What the wallet must hold for a rollback: a win, or all that a bet won beyond its stake. */
  #owedBy(id: string): number {
    const past = this.#past.get(id);
    if (!past || past.gaveBack) return 0;
    if (past.kind === 'win') return past.amount;
    const stake = past.isFree ? 0 : past.amount;
    const won = this.#winsOf(id).map((win) => this.#past.get(win)?.amount ?? 0);
    return past.kind === 'bet' ? won.reduce((sum, amount) => sum + amount, -stake) : 0;
  }

  /** The wins of a bet that were not given back; of a bet that was, none. */
  #winsOf(bet: string): string[] {
    if (this.#past.get(bet)?.gaveBack) return [];
    return [...this.#past]
      .filter(([, { kind, reference, gaveBack }]) => {
        return kind === 'win' && reference === bet && gaveBack === undefined;
      })
      .map(([id]) => id);
  }

  #stopWaiting({ player, reference, closes }: ModelCall, roundId: string): void {
    const round = this.#round(player, roundId);
    if (closes) round.waits.clear();
    else round.waits.delete(reference);
  }

  #giveBack(id: string, by: 'vendor' | 'rule'): void {
    const past = this.#past.get(id);
    if (!past || past.gaveBack) return;
    past.gaveBack = by;
    if (past.kind === 'bet' && !past.isFree) this.#move(past.player, past.amount);
    if (past.kind === 'win') this.#move(past.player, -past.amount);
  }

  #belong = (call: ModelCall, past: Past): boolean =>
    past.player === call.player && (call.round === null || call.round === past.round);

  #roundOf = (call: ModelCall): string | null =>
    call.kind === 'bet'
      ? (call.round ?? call.id)
      : (call.round ?? this.#past.get(call.reference)?.round ?? null);

  #kept = (call: ModelCall) => ({
    player: call.player,
    round: this.#roundOf(call),
    amount: call.amount,
    isFree: call.isFree,
  });

  #keep(call: ModelCall, kind: Past['kind'], reference: string | null): void {
    this.#past.set(call.id, { ...this.#kept(call), kind, reference });
  }

  #round(player: number, id: string): Round {
    const key = `${player} ${id}`;
    const round = this.#rounds.get(key) ?? { waits: new Set(), since: this.now, isVoid: false };
    this.#rounds.set(key, round);
    return round;
  }

  #held = (player: number): number => this.balances[player] ?? 0;
  #move(player: number, amount: number): void {
    this.balances[player] = this.#held(player) + amount;
  }
  #ok = (player: number): Expected => ({ status: 'RS_OK', balance: this.#held(player) });
}
