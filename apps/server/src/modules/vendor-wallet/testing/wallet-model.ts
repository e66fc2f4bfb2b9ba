// A simple model of the wallet: numbers in memory, without database and concurrency. The property test compares the wallet with it.
import { BonusModel, day, type Game, type ModelBonus, type ModelGrant } from './bonus-model.ts';

export type ModelCall = {
  kind: 'bet' | 'win' | 'rollback';
  player: number;
  game: Game;
  id: string;
  /** The referenced call of a win or a rollback. */
  reference: string;
  round: string | null;
  amount: number;
  isFree: boolean;
  closes: boolean;
};
export type ExpectedReply = { status: string; balance?: number };

/** The part of the amount that is bonus money, and the part that counted for the bonus. */
type Share = { bonus: ModelBonus | null; part: number; counted: number };
const noShare: Share = { bonus: null, part: 0, counted: 0 };

type PastCall = Share & {
  kind: ModelCall['kind'] | 'tombstone' | 'late win';
  player: number;
  game: Game;
  reference: string | null;
  round: string | null;
  amount: number;
  isFree: boolean;
  gaveBack?: 'vendor' | 'rule';
};
type Round = { waits: Set<string>; since: number; isVoid: boolean };

export class WalletModel {
  readonly balances: number[];
  readonly bonuses: BonusModel[];
  readonly loggedIn: boolean[];
  readonly disabled: boolean[];
  now = 0;
  #past = new Map<string, PastCall>();
  #rounds = new Map<string, Round>();

  constructor(players: number, balance: number) {
    this.balances = Array.from({ length: players }, () => balance);
    this.bonuses = Array.from({ length: players }, () => new BonusModel());
    this.loggedIn = Array.from({ length: players }, () => true);
    this.disabled = Array.from({ length: players }, () => false);
  }

  /** Advances the time by more than a day: all sessions end, and due rounds are voided. */
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
    this.settle();
  }

  /** Settles the bonuses, as the server does every few seconds. */
  settle(): void {
    this.bonuses.forEach((each, player) => this.#toCash(player, each.settle(this.#moment())));
  }

  grant(player: number, given: ModelGrant): void {
    this.#toCash(player, this.#bonusOf(player).grant(given, this.#moment()));
  }

  cancel(player: number): void {
    this.#toCash(player, this.#bonusOf(player).cancel(this.#moment()));
  }

  apply(call: ModelCall): ExpectedReply {
    if (call.kind === 'rollback' && call.reference === call.id) {
      return { status: 'RS_ERROR_WRONG_SYNTAX' };
    }
    const before = this.#past.get(call.id);
    if (before) return this.#repeat(call, before);
    const verdict = this.#decide(call);
    // The outcome of a stake is open while its round is.
    const isOpen = call.kind === 'bet' && !call.closes;
    if (verdict.status !== 'RS_OK' || isOpen) return verdict;
    this.#toCash(call.player, this.#bonusOf(call.player).finish(this.#moment()));
    return this.#ok(call);
  }

  #decide(call: ModelCall): ExpectedReply {
    if (call.kind === 'bet') return this.#bet(call);
    return call.kind === 'win' ? this.#win(call) : this.#rollback(call);
  }

  #repeat(call: ModelCall, before: PastCall): ExpectedReply {
    const kind = before.kind === 'late win' ? 'win' : before.kind;
    const same =
      kind === call.kind &&
      before.player === call.player &&
      before.game === call.game &&
      before.round === this.#roundOf(call) &&
      (call.kind === 'bet' || before.reference === call.reference) &&
      (call.kind === 'rollback' ||
        (before.amount === call.amount && before.isFree === call.isFree));
    if (!same) return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
    if (before.kind === 'late win') return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    return this.#ok(call);
  }

  #bet(call: ModelCall): ExpectedReply {
    const { player, id, amount, isFree } = call;
    const round = this.#round(player, call.round ?? id);
    if (this.disabled[player]) return { status: 'RS_ERROR_USER_DISABLED' };
    if (!this.loggedIn[player]) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
    if (round.isVoid) return { status: 'RS_ERROR_UNKNOWN' };
    const stake = isFree ? 0 : amount;
    if (stake > this.#usable(call)) return this.#short(call);
    const bonus = stake > 0 ? this.#bonusOf(player).usable(call.game, this.now) : null;
    const part = Math.max(0, stake - this.#held(player));
    const most = Math.min(stake, bonus?.largest ?? stake);
    const counted = bonus ? Math.floor((most * bonus.weights[call.game]) / 100) : 0;
    if (bonus) bonus.wagered += counted;
    this.#keep(call, 'bet', { reference: null, bonus, part, counted });
    this.#move(this.#past.get(id), stake, -1);
    if (round.waits.size === 0) round.since = this.now;
    if (call.closes) round.waits.clear();
    else round.waits.add(id);
    return this.#ok(call);
  }

  #win(call: ModelCall): ExpectedReply {
    const bet = this.#past.get(call.reference);
    const missing = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    if (bet?.kind !== 'bet' || !this.#belong(call, bet)) return missing;
    const round = this.#round(call.player, bet.round ?? '');
    if (bet.gaveBack === 'rule' || round.isVoid) {
      this.#keep(call, 'late win', { ...noShare, reference: call.reference });
      return missing;
    }
    if (bet.gaveBack) return missing;
    const part = bet.part > 0 ? Math.floor((call.amount * bet.part) / bet.amount) : 0;
    const { reference } = call;
    this.#keep(call, 'win', { reference, bonus: bet.bonus, part, counted: 0 });
    this.#move(this.#past.get(call.id), call.amount, 1);
    round.waits.clear();
    return this.#ok(call);
  }

  #rollback(call: ModelCall): ExpectedReply {
    const { player, reference } = call;
    const missing = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    const past = this.#past.get(reference);
    if (past?.kind === 'rollback') return missing;
    if (past?.kind === 'tombstone' && past.player !== player) return missing;
    if (past && past.kind !== 'tombstone' && !this.#belong(call, past)) return missing;
    if (this.#isMissing(reference, player)) return this.#short(call);
    this.#keep(call, 'rollback', { ...noShare, reference });
    if (!past) {
      this.#past.set(reference, { ...this.#kept(call), kind: 'tombstone', reference: null });
      return this.#ok(call);
    }
    for (const win of this.#winsOf(reference)) this.#giveBack(win, 'vendor');
    if (past.kind === 'bet' || past.kind === 'win') this.#giveBack(reference, 'vendor');
    if (past.kind === 'bet') this.#stopWaiting(call, past.round ?? '');
    return this.#ok(call);
  }

  /** Whether cash or bonus money would become negative if the call and its wins were given back. */
  #isMissing(id: string, player: number): boolean {
    const past = this.#past.get(id);
    if (!past || past.gaveBack || (past.kind !== 'bet' && past.kind !== 'win')) return false;
    const left = { cash: this.#held(player), money: this.#bonusOf(player).money };
    for (const each of [past, ...this.#winsOf(id).map((win) => this.#past.get(win))]) {
      const { cash, money } = this.#placesOf(each, each?.kind === 'win' ? -1 : 1);
      left.cash += cash;
      left.money += money;
    }
    return left.cash < 0 || left.money < 0;
  }

  /** The wins of a bet that were not given back; empty if the bet itself was. */
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
    if (past.kind === 'bet') this.#move(past, past.isFree ? 0 : past.amount, 1);
    if (past.kind === 'win') this.#move(past, past.amount, -1);
    if (past.kind === 'bet' && past.bonus?.state === 'active') past.bonus.wagered -= past.counted;
  }

  #belong = (call: ModelCall, past: PastCall): boolean =>
    past.player === call.player && (call.round === null || call.round === past.round);

  #roundOf = (call: ModelCall): string | null =>
    call.kind === 'bet'
      ? (call.round ?? call.id)
      : (call.round ?? this.#past.get(call.reference)?.round ?? null);

  #kept = (call: ModelCall) => ({
    ...noShare,
    player: call.player,
    game: call.game,
    round: this.#roundOf(call),
    amount: call.amount,
    isFree: call.isFree,
  });

  #keep(call: ModelCall, kind: PastCall['kind'], about: Share & Pick<PastCall, 'reference'>): void {
    this.#past.set(call.id, { ...this.#kept(call), kind, ...about });
  }

  #round(player: number, id: string): Round {
    const key = `${player} ${id}`;
    const round = this.#rounds.get(key) ?? { waits: new Set(), since: this.now, isVoid: false };
    this.#rounds.set(key, round);
    return round;
  }

  #held = (player: number): number => this.balances[player] ?? 0;
  #toCash(player: number, amount: number): void {
    this.balances[player] = this.#held(player) + amount;
  }

  #bonusOf(player: number): BonusModel {
    const bonus = this.bonuses[player];
    if (!bonus) throw new Error(`there is no player ${player}`);
    return bonus;
  }

  /** The time and the check of a bonus's open stakes: those in open rounds that used its money. */
  #moment = () => ({
    now: this.now,
    waits: (bonus: ModelBonus) =>
      [...this.#rounds.values()].some(({ waits }) =>
        [...waits].some((id) => {
          const past = this.#past.get(id);
          return past?.bonus === bonus && past.part > 0;
        }),
      ),
  });

  /** Splits an amount: bonus money belongs to its account, to the wallet after its bonus is done; it is lost after the bonus is gone. */
  #placesOf(past: PastCall | undefined, sign: number): { cash: number; money: number } {
    if (!past || (past.kind === 'bet' && past.isFree)) return { cash: 0, money: 0 };
    const cash = sign * (past.amount - past.part);
    const part = sign * past.part;
    const state = past.bonus?.state;
    return {
      cash: state === 'done' ? cash + part : cash,
      money: state === 'active' ? part : 0,
    };
  }

  #move(past: PastCall | undefined, amount: number, sign: number): void {
    if (!past || amount === 0) return;
    const { cash, money } = this.#placesOf(past, sign);
    this.#toCash(past.player, cash);
    this.#bonusOf(past.player).money += money;
  }

  #usable({ player, game }: ModelCall): number {
    const bonus = this.#bonusOf(player);
    return this.#held(player) + (bonus.usable(game, this.now) ? bonus.money : 0);
  }

  #ok = (call: ModelCall): ExpectedReply => ({ status: 'RS_OK', balance: this.#usable(call) });
  #short = (call: ModelCall): ExpectedReply => ({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: this.#usable(call),
  });
}
