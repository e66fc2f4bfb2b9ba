// Sheet with rules, prizes and odds.
import { closesText, drawsText } from '@parlour/phrases/draw-times';
import { make } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { mark, shareOf } from '../page/sheets/marked-text.ts';
import { openRules } from '../page/sheets/rules-sheet.ts';
import { countsRight, type Game } from './game.ts';
import { createGroupChoice } from './play/group-choice.ts';
import { kindHow, kindName, outcomeName } from './rules/kind-words.ts';
import { prizeOf } from './rules/kinds.ts';
import type { Kind, Lottery } from './state.ts';

export function openRulesSheet(game: Game): void {
  const { shell, desk, rules } = game;
  const { say, money } = shell;
  const state = desk.state();
  const unit = BigInt(state.unit);
  const isClassic = rules.look === 'balls';
  const top = highestPrize(rules.kinds, state);
  const reader = { say, locale: game.locale, mark };
  const steps = [
    ...choiceSteps(game),
    [drawsText(reader, rules.schedule), closesText(reader, rules.closesBefore)].join(' '),
    say('studio.lottery.rules_draws', { count: rules.mostDraws, most: mark(rules.mostDraws) }),
    say('studio.lottery.rules_most', {
      amount: mark(money.short(top.prize)),
      bet: mark(money.short(top.bet)),
    }),
  ];
  openRules(shell, {
    returned: rules.returned,
    volatility: rules.volatility,
    top: isClassic ? money.short(top.prize) : `×${grouped(mostTimes(rules.kinds))}`,
    steps,
    prizes: {
      title: say('studio.game.prizes_for', { bet: money.short(unit) }),
      content: isClassic ? [oddsOf(game, rules.kinds, unit)] : kindOdds(game, unit),
    },
    notes: [say('studio.lottery.rules_fair'), say('studio.lottery.rules_line')],
  });
}

type SoldUnits = Pick<Lottery, 'unit' | 'mostUnits'>;

/** Returns the largest prize of one ticket, and the bet that it needs. */
export function highestPrize(
  kinds: readonly Kind[],
  { unit, mostUnits }: SoldUnits,
): { prize: bigint; bet: bigint } {
  let highest = { prize: 0n, bet: BigInt(unit) };
  for (const kind of kinds) {
    const bet = BigInt(unit) * BigInt(mostUnits[kind.name] ?? 0);
    const prize = prizeOf(bet, kind.most);
    if (prize > highest.prize) highest = { prize, bet };
  }
  return highest;
}

const mostTimes = (kinds: readonly Kind[]): string =>
  kinds.reduce((most, kind) => (Number(kind.most) > Number(most) ? kind.most : most), '0');

/** The least number of right numbers that wins. */
const leastRight = (kinds: readonly Kind[]): number =>
  Math.min(...kinds.flatMap(({ odds }) => odds.map(({ outcome }) => Number(outcome))));

/** Returns the sentences on the picks and on the size of a bet. */
function choiceSteps(game: Game): string[] {
  const { say, money } = game.shell;
  const { kinds, machine, look } = game.rules;
  const { unit, mostUnits } = game.desk.state();
  const [low, high] = [mark(machine.low), mark(machine.high)];
  const picks = Math.max(...kinds.map((kind) => kind.picks));
  if (look === 'balls') {
    return [
      say('studio.lottery.rules_balls', { picks: mark(picks), low, high }),
      say('studio.lottery.rules_win', { least: mark(leastRight(kinds)) }),
      say('studio.lottery.rules_price', { price: mark(money.short(BigInt(unit))) }),
    ];
  }
  const choose = countsRight(game.rules)
    ? say('studio.lottery.rules_among', {
        picks: mark(picks),
        low,
        high,
        drawn: mark(machine.count),
      })
    : say('studio.lottery.rules_bets');
  const units = BigInt(Math.max(1, ...Object.values(mostUnits)));
  const sizes = [BigInt(unit), BigInt(unit) * units].map((each) => mark(money.short(each)));
  return [
    choose,
    say('studio.lottery.rules_size', { least: sizes[0] ?? '', most: sizes[1] ?? '' }),
  ];
}

function oddsOf(
  { shell: { say, money }, rules }: Game,
  kinds: readonly Kind[],
  unit: bigint,
): HTMLElement {
  const rows = kinds.flatMap((kind) =>
    kind.odds
      .toSorted((one, other) => Number(other.times) - Number(one.times))
      .map(({ outcome, times, oneIn }) => ({
        name:
          rules.look === 'balls'
            ? say('studio.lottery.right', { count: outcome })
            : outcomeName(say, kind, outcome),
        prize: money.short(prizeOf(unit, times)),
        chance: say('studio.game.one_in', { count: grouped(oneIn) }),
      })),
  );
  return oddsTable(say, rows);
}

/** Creates a table of the kinds with one prize, and for each other kind a row that opens to its odds. */
function kindOdds(game: Game, unit: bigint): HTMLElement[] {
  const { shell, rules } = game;
  const { say, money } = shell;
  if (countsRight(rules)) return [chosenOdds(game, unit)];
  const nameOf = (kind: Kind): HTMLElement =>
    make(
      'span',
      {},
      make('b', {}, kindName(say, kind)),
      make('small', { class: 'text-muted' }, kindHow(say, kind, rules)),
    );
  const plain = rules.kinds.filter(({ odds }) => odds.length === 1);
  const several = rules.kinds.filter(({ odds }) => odds.length > 1);
  const rows = plain.flatMap((kind) =>
    kind.odds.map(({ times, oneIn }) => ({
      name: nameOf(kind),
      prize: money.short(prizeOf(unit, times)),
      chance: say('studio.game.one_in', { count: grouped(oneIn) }),
    })),
  );
  const fold = (kind: Kind): HTMLElement =>
    make(
      'details',
      { class: 'fold' },
      make(
        'summary',
        { class: 'row' },
        make(
          'span',
          { class: 'grow' },
          make('b', { class: 'text-subheading' }, kindName(say, kind)),
          make('small', { class: 'text-muted' }, kindHow(say, kind, rules)),
        ),
        make(
          'bdi',
          { class: 'text-subheading text-accent num' },
          money.short(prizeOf(unit, kind.most)),
        ),
      ),
      ...oddsIn(game, kind, unit),
    );
  return [
    ...(rows.length > 0 ? [oddsTable(say, rows)] : []),
    ...(several.length > 0 ? [make('div', { class: 'folds' }, ...several.map(fold))] : []),
  ];
}

const oddsIn = (game: Game, kind: Kind, unit: bigint): HTMLElement[] => {
  const text = game.shell.say('studio.lottery.kind_return', { share: shareOf(kind.returned) });
  return [oddsOf(game, [kind], unit), make('p', { class: 'text-caption text-muted' }, text)];
};

/** Creates the odds of one chosen kind, for kinds that differ only in their number of picks. */
function chosenOdds(game: Game, unit: bigint): HTMLElement {
  const { kinds } = game.rules;
  const place = make('div', { class: 'chosen-odds' });
  const show = (name: string): void => {
    const kind = kinds.find((each) => each.name === name);
    choice.show(name);
    if (kind) place.replaceChildren(...oddsIn(game, kind, unit));
  };
  const groups = kinds.map(({ name, picks }) => ({ name, label: String(picks) }));
  const choice = createGroupChoice({ say: game.shell.say, groups, onChoose: show });
  show(kinds[Math.floor(kinds.length / 2) - 1]?.name ?? '');
  return make('div', {}, choice.element, place);
}
