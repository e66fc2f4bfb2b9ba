// The rules: choices, costs, prizes, chances, and the handling of failures.
import { grouped } from '../page/grouped.ts';
import { make } from '../page/element.ts';
import { oddsTable } from '../page/sheets/odds-table.ts';
import { mark } from '../page/sheets/marked-text.ts';
import { openRules } from '../page/sheets/rules-sheet.ts';
import type { Shell } from '../page/shell.ts';
import { chanceOf, mostFor, shownTargets } from './chances.ts';
import { hundredthsOf, prizeAt, writeTimes } from './phase.ts';
import type { Crash } from './state.ts';

export function openRulesSheet(shell: Shell, game: Crash, stake: string | null): void {
  const { say, money } = shell;
  const { returned, mostTimes, volatility } = game.rules;
  const amount = (sum: string | undefined) => mark(money.short(BigInt(sum ?? '0')));
  const rows = (staked: string) =>
    shownTargets
      .filter((target) => target <= mostFor(game, staked))
      .map((target) => ({
        name: make('bdi', {}, writeTimes(target)),
        prize: money.short(prizeAt(staked, target)),
        chance: chanceOf(returned, target),
      }));
  openRules(shell, {
    returned: { least: returned, most: returned },
    volatility,
    top: `×${grouped(mostTimes)}`,
    steps: [
      say('studio.crash.rules_play', {
        least: amount(game.stakes[0]),
        most: amount(game.stakes.at(-1)),
      }),
      say('studio.crash.rules_climb'),
      say('studio.crash.rules_lost'),
      say('studio.crash.rules_auto'),
      stake === null ? everyFlight() : limit(stake),
    ],
    prizes:
      stake === null
        ? null
        : {
            title: say('studio.game.prizes_for', { bet: money.short(BigInt(stake)) }),
            content: [oddsTable(say, rows(stake))],
          },
    notes: [
      say('studio.crash.rules_line'),
      say('studio.crash.rules_dropped'),
      say('studio.crash.rules_stopped'),
      say('studio.crash.rules_names'),
      say('studio.crash.rules_fair'),
    ],
  });

  function everyFlight(): string {
    return say('studio.crash.rules_most', { times: mark(`×${grouped(mostTimes)}`) });
  }
  /** Returns the text about the limit of a flight, or of the stake, because a site may limit the prize. */
  function limit(staked: string): string {
    const most = mostFor(game, staked);
    if (most >= hundredthsOf(mostTimes)) return everyFlight();
    return say('studio.crash.rules_limit', {
      stake: amount(staked),
      times: mark(writeTimes(most)),
      amount: amount(String(prizeAt(staked, most))),
    });
  }
}
