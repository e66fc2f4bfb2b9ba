// Stakes of flights that the player did not see to their end: each is told once, in its turn (G3).
import type { Shell } from '../page/shell.ts';
import { leftWords } from './outcome.ts';
import type { Bet } from './state.ts';

/** A notice stands for four seconds. */
const each = 4_200;

export type TellLeft = (unseen: readonly Bet[], flight: string) => void;

/** `onSeen` hears of each as it is told. The own stake in the flight that is shown is not among them. */
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
