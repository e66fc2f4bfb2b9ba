// The player's picks: the ticket on the board, the tickets in the basket, and the number of draws. Pure.
import type { Draft, DraftRules, Group } from '../looks/look.ts';
import { readBet } from '../rules/kinds.ts';
import type { Bet, Lottery, Rules, Ticket } from '../state.ts';

export type Picks = {
  /** Draft of the ticket on the board. */
  draft: Draft;
  /** Units of the ticket on the board. */
  units: number;
  /** Complete tickets in the basket. */
  held: readonly Ticket[];
  draws: number;
  /** True to return the stakes of the draws after a win. */
  stopOnWin: boolean;
};

/** Rules and limits for picks. */
export type Table = {
  composing: DraftRules;
  groups: readonly Group[];
  rules: Rules;
  limits: Pick<Lottery, 'mostUnits' | 'mostSlips'>;
};

const usualDraws = [1, 2, 3, 5, 10];

/** Returns the possible numbers of draws. The classic lottery keeps its original four, without 3. */
export function drawChoicesOf({ mostDraws, look }: Rules): number[] {
  const within = usualDraws.filter((each) => each <= mostDraws && (look !== 'balls' || each !== 3));
  const last = within.at(-1) ?? 0;
  return last < Math.min(mostDraws, 10) ? [...within, mostDraws].slice(-5) : within;
}

export const noPicks = ({ composing, groups }: Table, group?: string): Picks => ({
  draft: composing.empty(group ?? groups[0]?.name ?? ''),
  units: 1,
  held: [],
  draws: 1,
  stopOnWin: false,
});

/** Returns the largest number of units of a ticket; 0 if its kind is not sold. */
export const mostUnitsOf = ({ limits }: Table, { kind }: Bet): number =>
  Math.max(0, limits.mostUnits[kind] ?? 0);

/** Returns the ticket on the board, with its units limited; null while it is incomplete, or if its kind is not sold. */
export function ticketOf(table: Table, { draft, units }: Picks): Ticket | null {
  const bet = table.composing.bet(draft);
  const most = bet ? mostUnitsOf(table, bet) : 0;
  return bet && most > 0 ? { ...bet, units: Math.min(units, most) } : null;
}

/** True if anything is picked, complete or not. */
export const isStarted = ({ composing }: Table, { draft }: Picks): boolean =>
  draft.numbers.some((each) => each !== null) || composing.bet(draft) !== null;

export const canHold = (table: Table, picks: Picks): boolean =>
  ticketOf(table, picks) !== null && picks.held.length < table.limits.mostSlips - 1;

export function hold(table: Table, picks: Picks): Picks {
  const ticket = ticketOf(table, picks);
  if (!ticket || !canHold(table, picks)) return picks;
  const draft = table.composing.empty(picks.draft.group);
  return { ...picks, held: [...picks.held, ticket], draft, units: 1 };
}

export const drop = (picks: Picks, place: number): Picks => ({
  ...picks,
  held: picks.held.filter((_, index) => index !== place),
});

/** Returns the tickets that can be bought; none while the one on the board is incomplete. */
export function ticketsOf(table: Table, picks: Picks): Ticket[] {
  const ticket = ticketOf(table, picks);
  if (ticket) return [...picks.held, ticket];
  return isStarted(table, picks) ? [] : [...picks.held];
}

/** Returns the sum of the units for one draw. */
export const unitsOf = (tickets: readonly Ticket[]): number =>
  tickets.reduce((sum, { units }) => sum + units, 0);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads and checks stored picks, which an older version of the page may have written. */
export function readPicks(table: Table, kept: unknown): Picks {
  const { group, kind, numbers, units, held, draws, stopOnWin } = asRecord(kept);
  const { groups, rules, limits } = table;
  const name = groups.find((each) => each.name === group)?.name;
  const blank = noPicks(table, name);
  const draft = Array.isArray(numbers)
    ? table.composing.read({
        group: blank.draft.group,
        kind: typeof kind === 'string' ? kind : null,
        numbers: numbers as number[],
      })
    : null;
  return {
    draft: draft ?? blank.draft,
    units: isCount(units) ? units : 1,
    held: (Array.isArray(held) ? held : [])
      .flatMap((each) => readTicket(table, each) ?? [])
      .slice(0, limits.mostSlips - 1),
    draws: drawChoicesOf(rules).find((each) => each === draws) ?? 1,
    stopOnWin: stopOnWin === true,
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads a stored ticket. A bare list is a ticket of the only kind. */
function readTicket(table: Table, kept: unknown): Ticket | null {
  const { rules } = table;
  const { kind, picks, units } = Array.isArray(kept)
    ? { kind: rules.kinds[0]?.name, picks: kept as unknown, units: 1 }
    : asRecord(kept);
  const bet = typeof kind === 'string' ? readBet(rules, kind, picks) : null;
  if (!bet || !isCount(units) || units > mostUnitsOf(table, bet)) return null;
  return { ...bet, units };
}

/** Returns the stored form: flat, like that of older versions of the page. */
export const writePicks = ({ draft, ...picks }: Picks): object => ({ ...draft, ...picks });
