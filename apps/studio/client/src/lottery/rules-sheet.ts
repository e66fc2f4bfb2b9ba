// Sheet with rules, prizes and odds.
import { closesText, drawsText } from '@parlour/phrases/draw-times';
import { make, type Child } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import { sheetRow } from '../page/sheets/sheet.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { volatilityWords } from '../page/sheets/volatility-words.ts';
import { countsRight, type Game } from './game.ts';
import { createGroupChoice } from './play/group-choice.ts';
import { kindHow, kindName, outcomeName } from './rules/kind-words.ts';
import { prizeOf } from './rules/kinds.ts';
import type { Kind, ReturnRange } from './state.ts';

/** Formats a range in per cent. Isolated, so that it runs from low to high in every writing direction. */
const share = ({ least, most }: ReturnRange): string =>
  `\u2066${least === most ? least : `${least}–\u2060${most}`}\u00A0%\u2069`;
const paragraph = (text: string): HTMLElement =>
  make('p', { class: 'text-small text-muted sheet-text' }, text);

export function openRulesSheet(game: Game): void {
  const { shell, desk, rules } = game;
  const { say, money, openSheet } = shell;
  const state = desk.state();
  const unit = BigInt(state.unit);
  const times = [
    drawsText({ say, locale: game.locale }, rules.schedule),
    closesText(say, rules.closesBefore),
  ].join(' ');
  const paid = [say('studio.lottery.rules_return', { share: share(rules.returned) })];
  if (rules.look !== 'balls') {
    const amount = money.short(mostPrize(game, unit));
    paid.push(say('studio.lottery.rules_most', { amount }));
  }
  paid.push(volatilityWords(say, rules.volatility));
  const about = rules.look === 'balls' ? ballsRules(game, times) : betsRules(game, times);
  openSheet(
    say('studio.game.rules'),
    ...about,
    ...(rules.look === 'balls' ? [oddsOf(game, rules.kinds, unit)] : foldedOdds(game, unit)),
    paragraph(paid.join(' ')),
    paragraph(say('studio.lottery.rules_fair')),
  );
}

const mostPrize = ({ rules }: Game, unit: bigint): bigint =>
  rules.kinds.reduce((most, kind) => {
    const prize = prizeOf(unit, kind.most);
    return prize > most ? prize : most;
  }, 0n);

/** Creates the first paragraph: the choices. */
const lead = (text: string): HTMLElement => make('p', { class: 'text-small sheet-text' }, text);

/** Creates the paragraph with the price and the number of draws. */
const costs = ({ shell: { say, money }, rules, desk }: Game): HTMLElement =>
  make(
    'div',
    { class: 'list sheet-list sheet-costs' },
    sheetRow(
      say(rules.look === 'balls' ? 'studio.lottery.ticket_price' : 'studio.lottery.unit_price'),
      make('bdi', {}, money.short(BigInt(desk.state().unit))),
    ),
    sheetRow(say('studio.lottery.draws_ahead'), String(rules.mostDraws)),
  );

function ballsRules(game: Game, times: string): Child[] {
  const { shell, rules } = game;
  const { low, high } = rules.machine;
  const picked = { picks: rules.kinds[0]?.picks ?? 0, low, high };
  const words = [
    shell.say('studio.lottery.rules_balls', picked),
    shell.say('studio.lottery.rules_win'),
  ];
  return [lead(words.join(' ')), costs(game), paragraph(times)];
}

function betsRules(game: Game, times: string): Child[] {
  const { say } = game.shell;
  const { kinds, machine } = game.rules;
  const picks = Math.max(...kinds.map((kind) => kind.picks));
  const { low, high, count: drawn } = machine;
  const choose = countsRight(game.rules)
    ? say('studio.lottery.rules_among', { picks, low, high, drawn })
    : say('studio.lottery.rules_bets');
  return [lead(choose), costs(game), paragraph(times)];
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

/** Creates a row for each kind, which opens to its odds. */
function foldedOdds(game: Game, unit: bigint): HTMLElement[] {
  const { shell, rules } = game;
  const { say, money } = shell;
  if (countsRight(rules)) return [chosenOdds(game, unit)];
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
  return [make('div', { class: 'folds' }, ...rules.kinds.map(fold))];
}

const oddsIn = (game: Game, kind: Kind, unit: bigint): HTMLElement[] => {
  const text = game.shell.say('studio.lottery.kind_return', { share: share(kind.returned) });
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
