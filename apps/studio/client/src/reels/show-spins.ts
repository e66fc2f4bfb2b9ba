// Shows the spins of a round one after the other: the reels, then each winning line with its prize, and the sum so far.
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { prizeAt } from '../instant/reading.ts';
import type { Table } from '../instant/scene.ts';
import type { Round } from '../instant/state.ts';
import { make } from '../page/element.ts';
import type { Cabinet } from './cabinet.ts';
import { wordOf } from './look.ts';
import type { Pace } from './pace.ts';
import { placesOf, placesWith, readSpins, type ReelsDrawn, type Spin } from './reading.ts';

/** Milliseconds for a line, for the news of free spins, and for a spin without a line. */
const lasts = { line: 900, news: 1_800, rest: 500 };

type ShowSpinsOptions = Pick<Table<DescribedReels, ReelsDrawn>, 'shell' | 'rules' | 'words'> & {
  cabinet: Cabinet;
  /** Sets the text for screen readers; null while the reels spin. */
  label: (spin: Spin | null) => void;
  /** Shows the final state after the last spin. */
  settle: (spin: Spin) => void;
};
export type ShowSpins = (round: Round<ReelsDrawn>, pace: Pace) => Promise<void>;

export function createShowSpins({ shell, rules, words, ...parts }: ShowSpinsOptions): ShowSpins {
  const { say, money, sound, starts } = shell;
  const { cabinet, label, settle } = parts;
  const write = (...texts: [kind: string, text: string][]) =>
    words.replaceChildren(...texts.map(([kind, text]) => make('p', { class: kind }, text)));

  async function showLines(spin: Spin, stake: string, pace: Pace): Promise<void> {
    for (const win of spin.lines) {
      if (pace.isOver()) break;
      cabinet.mark([win.line], placesOf(rules, [win]));
      const line = say('studio.reels.line', {
        line: String(win.line + 1),
        count: String(win.count),
        symbol: wordOf(say, win.symbol),
      });
      const sum = money.short(prizeAt(stake, win.hundredths));
      write(['text-small num', line], ['text-heading num', say('studio.reels.pays', { sum })]);
      sound.play('tick');
      await pace.wait(lasts.line);
    }
  }

  async function tellFree(count: number, spin: Spin, pace: Pace): Promise<void> {
    if (pace.isOver()) return;
    cabinet.mark([], placesWith(spin, rules.scatter));
    write(
      ['text-title num', say('studio.reels.free_won', { count })],
      ['text-small', say('studio.reels.free_times', { times: String(rules.freeTimes) })],
    );
    await pace.wait(lasts.news);
  }

  /** Shows the number of the spin and the sum so far, before the reels spin. */
  function announce(place: number, count: number, soFar: string): void {
    label(null);
    if (place === 0) {
      return starts.isPaced ? write() : write(['text-caption', say('studio.reels.show_all')]);
    }
    const numbers = { number: String(place), count: String(count) };
    cabinet.setPlaque(say('studio.reels.free_spin', numbers));
    return write(['text-small num', say('studio.reels.so_far', { sum: soFar })]);
  }

  return async ({ drawn, stake }, pace) => {
    const stops = drawn?.stops ?? [];
    const count = stops.length - 1;
    let sum = 0n;
    for (const [place, spin] of readSpins(rules, { stops }).entries()) {
      announce(place, count, money.short(prizeAt(stake, sum)));
      await cabinet.spin(stops[place] ?? [], pace, () => sound.play('tick'));
      label(spin);
      await showLines(spin, stake, pace);
      sum += spin.hundredths;
      if (place === 0 && count > 0) await tellFree(count, spin, pace);
      else if (place > 0 && spin.lines.length === 0) await pace.wait(lasts.rest);
      if (place === count) settle(spin);
    }
  };
}
