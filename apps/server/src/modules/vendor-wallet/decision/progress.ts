// What a decision makes of the bonus that the member plays with: its wagering, the bets that it waits for, and whether it is done.
import { isFulfilled, type ActiveBonus } from '#modules/bonus';
import { usableIn, nothing, addInto } from './purse.ts';
import type { BonusChange, Decision, GameRound, Line, MoneyCase, Writes } from './snapshot.ts';

type Turn = {
  integration: string;
  lines: readonly Line[];
  /** Before and after. */
  rounds: { before: GameRound | null; after: GameRound | undefined };
};

/** Null where nothing changes. */
export function progressOf(
  bonus: ActiveBonus,
  { integration, lines, rounds }: Turn,
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

/** Adds to an accepted call what it means for the bonus. */
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
  // The outcome of this bet is open, whoever paid for it.
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

const intoAll = ({ lines }: Writes) => lines.reduce((sum, { into }) => addInto(sum, into), nothing);

const restOf = (writes: Writes): bigint =>
  (writes.purse.bonus?.balance ?? 0n) + intoAll(writes).bonus;

const balanceAfter = (writes: Writes, rest: bigint): bigint =>
  usableIn(writes.purse, addInto(intoAll(writes), { wallet: rest, bonus: -rest, operator: 0n }));
