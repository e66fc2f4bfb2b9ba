// Notices about stakes in flights that the player did not watch to their end: one for each, one after the other (G3).
import type { Shell } from '../page/shell.ts';
import { leftWords } from './outcome.ts';
import type { Bet } from './state.ts';

/** Milliseconds between two notices. Each is shown for four seconds. */
const each = 4_200;

export type TellLeft = (unseen: readonly Bet[], flight: string) => void;

/** Creates the function that shows the notices, except for the shown flight. `onSeen` is called for each as it is shown. */
export function createTellLeft(shell: Shell, onSeen: (bet: Bet) => void): TellLeft {
  const told = new Set<string>();
  const waiting: Bet[] = [];
  let isTelling = false;
  const tell = (): void => {
    const bet = waiting.shift();
    isTelling = bet !== undefined;
    if (!bet) return;
    shell.notices.toast(leftWords(shell, bet), bet.hundredths === '0' ? 'warning' : 'check');
    onSeen(bet);
    setTimeout(tell, each);
  };
  return (unseen, flight) => {
    for (const bet of unseen) {
      if (bet.flight === flight || told.has(bet.id)) continue;
      told.add(bet.id);
      waiting.push(bet);
    }
    if (!isTelling) tell();
  };
}
