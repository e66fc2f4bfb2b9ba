// The rules on one screen: choices, costs, prizes, chances, and the handling of failures.
import { make } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { volatilityWords } from '../page/sheets/volatility-words.ts';
import type { Shell } from '../page/shell.ts';
import { chanceOf, mostFor, shownTargets } from './chances.ts';
import { hundredthsOf, prizeAt, writeTimes } from './phase.ts';
import type { Crash } from './state.ts';

export function openRulesSheet(
  { say, money, openSheet }: Shell,
  game: Crash,
  stake: string | null,
): void {
  const { returned, mostTimes, volatility } = game.rules;
  const paragraph = (text: string) =>
    make('p', { class: 'text-small text-muted sheet-text' }, text);
  const rows = (staked: string) =>
    shownTargets
      .filter((target) => target <= mostFor(game, staked))
      .map((target) => ({
        name: make('bdi', {}, writeTimes(target)),
        prize: money.short(prizeAt(staked, target)),
        chance: chanceOf(returned, target),
      }));
  openSheet(
    say('studio.game.rules'),
    make(
      'p',
      { class: 'text-small sheet-text' },
      [say('studio.crash.rules_play'), cost()].join(' '),
    ),
    stake && make('p', { class: 'text-caption' }, staking(stake)),
    stake && oddsTable(say, rows(stake)),
    paragraph(
      [
        say('studio.crash.rules_return', { share: `${returned}\u00A0%` }),
        stake ? limit(stake) : say('studio.crash.rules_most', { times: `×${grouped(mostTimes)}` }),
        volatilityWords(say, volatility),
      ].join(' '),
    ),
    paragraph(say('studio.crash.rules_line')),
    paragraph(say('studio.crash.rules_fair')),
  );

  function cost(): string {
    const [least, most] = [game.stakes[0], game.stakes.at(-1)];
    if (least === undefined || most === undefined) return '';
    const [from, to] = [money.short(BigInt(least)), money.short(BigInt(most))];
    return say('studio.crash.rules_cost', { least: from, most: to });
  }
  function staking(staked: string): string {
    return say('studio.crash.rules_with', { stake: money.short(BigInt(staked)) });
  }
  /** Returns the text about the limit of a flight, or of the stake, because a site may limit the prize. */
  function limit(staked: string): string {
    const most = mostFor(game, staked);
    if (most >= hundredthsOf(mostTimes)) {
      return say('studio.crash.rules_most', { times: `×${grouped(mostTimes)}` });
    }
    return say('studio.crash.rules_limit', {
      stake: money.short(BigInt(staked)),
      times: writeTimes(most),
      amount: money.short(prizeAt(staked, most)),
    });
  }
}
