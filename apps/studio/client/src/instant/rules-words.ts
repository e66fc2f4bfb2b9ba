// The rules sheet of instant games: the figures that all of them share.
import type { GameDescription } from '@parlour/games/instant/descriptions';
import { grouped } from '../page/grouped.ts';
import { mark } from '../page/sheets/marked-text.ts';
import { openRules } from '../page/sheets/rules-sheet.ts';
import type { Child } from '../page/element.ts';
import { hundredthsOf, prizeAt } from './reading.ts';
import type { Table } from './scene.ts';
import { rangeOf } from './share.ts';

/** Returns the prize of the chosen bet at a multiplier, in the player's currency. */
export const prizeFor = <D>({ stake, shell }: RulesTable<D>, times: string): string =>
  shell.money.short(prizeAt(stake(), hundredthsOf(times)));

type RulesTable<D> = Pick<Table<GameDescription, D>, 'shell' | 'rules' | 'stakes' | 'stake'>;

type EngineRules = {
  steps: readonly (string | HTMLElement)[];
  prizes: readonly Child[];
  notes?: readonly string[];
};

/** Opens the sheet with the engine's steps, prizes and notes between those of all instant games. */
export function openInstantRules<D>(table: RulesTable<D>, engine: EngineRules): void {
  const { shell, rules, stakes } = table;
  const { say, money } = shell;
  const [least, most] = [stakes[0], stakes.at(-1)];
  const steps = [...engine.steps];
  if (least !== undefined && most !== undefined) {
    const bounds = [least, most].map((each) => mark(money.short(BigInt(each))));
    steps.unshift(
      say('studio.instant.rules_cost', { least: bounds[0] ?? '', most: bounds[1] ?? '' }),
    );
    const highest = prizeAt(most, hundredthsOf(rules.most));
    const amount = mark(money.short(highest));
    steps.push(say('studio.instant.rules_most', { amount, bet: bounds[1] ?? '' }));
  }
  const bet = stakes.length > 0 ? money.short(BigInt(table.stake())) : null;
  openRules(shell, {
    returned: rangeOf(rules),
    volatility: rules.volatility,
    top: `×${grouped(rules.most)}`,
    steps,
    prizes: {
      title: bet === null ? say('studio.game.prizes') : say('studio.game.prizes_for', { bet }),
      content: engine.prizes,
    },
    notes: [
      ...(engine.notes ?? []),
      say('studio.instant.rules_fair'),
      say('studio.instant.rules_line'),
    ],
  });
}
