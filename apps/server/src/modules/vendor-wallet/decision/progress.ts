// Effect of a decision on the member's active bonus: its wagering, the bets that it waits for, and whether it is done.
import { isFulfilled, type ActiveBonus } from '#modules/bonus';
import { usableIn, nothing, addInto } from './purse.ts';
import type {
  BonusChange,
  Decision,
  DecisionWrites,
  GameRound,
  MoneyCase,
  TransactionWrite,
} from './snapshot.ts';

type DecidedPlay = {
  integration: string;
  lines: readonly TransactionWrite[];
  /** The round before and after the decision. */
  rounds: { before: GameRound | null; after: GameRound | undefined };
};

/** The bonus's new wagering and open bets; null if nothing changes. */
export function progressOf(
  bonus: ActiveBonus,
  { integration, lines, rounds }: DecidedPlay,
): Pick<ActiveBonus, 'wagered' | 'openBets'> | null {
  const own = lines.filter(({ transaction }) => transaction.bonusId === bonus.id);
  const counted = own.reduce((sum, { counts }) => sum + (counts ?? 0n), 0n);
  const nameOf = (id: string) => `${integration}:${id}`;
  const waiting = new Set(rounds.after?.openBets);
  const over = new Set(
    rounds.after && rounds.before?.openBets.filter((id) => !waiting.has(id)).map(nameOf),
  );
  const added = own.filter(
    ({ transaction: { kind, id, bonusAmount } }) =>
      kind === 'bet' && bonusAmount > 0n && waiting.has(id),
  );
  const openBets = [
    ...bonus.openBets.filter((name) => !over.has(name)),
    ...added.map(({ transaction }) => nameOf(transaction.id)),
  ];
  const isSame = counted === 0n && added.length === 0 && openBets.length === bonus.openBets.length;
  return isSame ? null : { wagered: atLeastNothing(bonus.wagered + counted), openBets };
}

const atLeastNothing = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** Adds the effect on the bonus to an accepted call. */
export function withProgress({ call, snapshot }: MoneyCase, decision: Decision): Decision {
  const { writes, holds } = decision;
  const { bonus } = snapshot;
  if (!bonus || !writes || decision.status !== 'RS_OK') return decision;
  const rounds = { before: snapshot.round, after: writes.round };
  const progress = progressOf(bonus, {
    integration: call.integration,
    lines: writes.lines,
    rounds,
  });
  const after = { ...bonus, ...progress };
  // The outcome of this bet is open, no matter which money paid for it.
  const isOpenBet = call.kind === 'bet' && !call.closesRound;
  const isDone = !isOpenBet && isFulfilled(after);
  if (!progress && !isDone) return decision;
  const { id, wagered, openBets } = after;
  const rest = isDone ? restOf(writes) : null;
  const change: BonusChange = { id, wagered, openBets, rest };
  return {
    ...decision,
    writes: { ...writes, bonus: change },
    holds: holds && { ...holds, balance: balanceAfter(writes, rest ?? 0n) },
  };
}

const intoAll = ({ lines }: DecisionWrites) =>
  lines.reduce((sum, { into }) => addInto(sum, into), nothing);

const restOf = (writes: DecisionWrites): bigint =>
  (writes.purse.bonus?.balance ?? 0n) + intoAll(writes).bonus;

const balanceAfter = (writes: DecisionWrites, rest: bigint): bigint =>
  usableIn(writes.purse, addInto(intoAll(writes), { wallet: rest, bonus: -rest, operator: 0n }));
