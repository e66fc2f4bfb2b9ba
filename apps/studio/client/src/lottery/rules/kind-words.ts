// Names of bets and of their outcomes.
import type { BetWay } from '@parlour/games/draws/draw-game';
import type { Say } from '../../page/texts.ts';
import type { Kind, Rules, Ticket } from '../state.ts';
import { kindOf } from './kinds.ts';

type NamedWay = Exclude<BetWay, 'match'>;
/** Name of a way in the texts. Only one has two words. */
type Id<W extends NamedWay> = W extends 'any-triple' ? 'any_triple' : W;
const idOf = <W extends NamedWay>(way: W) => way.replace('-', '_') as Id<W>;

export const kindName = (say: Say, { way, picks }: Kind): string =>
  way === 'match'
    ? say('studio.lottery.spots', { count: picks })
    : say(`studio.lottery.kind_${idOf(way)}`);

/** Returns a sentence that explains when a bet wins. */
export const kindHow = (say: Say, { way }: Kind, { machine }: Rules): string =>
  way === 'match'
    ? say('studio.lottery.how_match', { count: machine.count })
    : say(`studio.lottery.how_${idOf(way)}`);

/** Returns the name of an outcome beside its kind, or the kind's name if it has only one outcome. */
export function outcomeName(say: Say, kind: Kind, outcome: string): string {
  const count = Number(outcome);
  const { way, picks } = kind;
  if (way === 'match') return say('studio.lottery.right_of', { right: count, picks });
  if (way === 'face') return say('studio.lottery.on_dice', { count });
  if (way === 'sum') return say('studio.lottery.sum_of', { sum: count });
  if (way === 'box') return say('studio.lottery.orders', { count });
  return kindName(say, kind);
}

/** Returns the words beside the picks: the kind, if there are several, and the number of units, if it is more than one. */
export function ticketWords(say: Say, rules: Rules, { kind: name, units }: Ticket): string[] {
  const kind = kindOf(rules, name);
  const times = units > 1 ? [say('studio.lottery.times', { count: units })] : [];
  return kind && rules.kinds.length > 1 ? [kindName(say, kind), ...times] : times;
}
