// What bets and their outcomes are called.
import type { BetWay } from '@parlour/games/draws/draw-game';
import type { Say } from '../../page/texts.ts';
import type { Kind, Rules, Ticket } from '../state.ts';
import { kindOf } from './kinds.ts';

type Way = Exclude<BetWay, 'match'>;
/** How the texts call a way: only one has two words. */
type Id<W extends Way> = W extends 'any-triple' ? 'any_triple' : W;
const idOf = <W extends Way>(way: W) => way.replace('-', '_') as Id<W>;

export const kindName = (say: Say, { way, picks }: Kind): string =>
  way === 'match'
    ? say('studio.lottery.spots', { count: picks })
    : say(`studio.lottery.kind_${idOf(way)}`);

/** What wins, in a sentence. */
export const kindHow = (say: Say, { way }: Kind, { machine }: Rules): string =>
  way === 'match'
    ? say('studio.lottery.how_match', { count: machine.count })
    : say(`studio.lottery.how_${idOf(way)}`);

/** What an outcome is called beside its kind; the kind's own name where it has only one. */
export function outcomeName(say: Say, kind: Kind, outcome: string): string {
  const count = Number(outcome);
  const { way, picks } = kind;
  if (way === 'match') return say('studio.lottery.right_of', { right: count, picks });
  if (way === 'face') return say('studio.lottery.on_dice', { count });
  if (way === 'sum') return say('studio.lottery.sum_of', { sum: count });
  if (way === 'box') return say('studio.lottery.orders', { count });
  return kindName(say, kind);
}

/** Beside its picks: the kind, and how many units where it is more than one. Nothing where there is only one kind and one unit. */
export function ticketWords(say: Say, rules: Rules, { kind: name, units }: Ticket): string[] {
  const kind = kindOf(rules, name);
  const times = units > 1 ? [say('studio.lottery.times', { count: units })] : [];
  return kind && rules.kinds.length > 1 ? [kindName(say, kind), ...times] : times;
}
