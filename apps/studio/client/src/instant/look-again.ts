// Refreshes when the page is visible again or the connection is back: shows a round whose answer was lost, otherwise reads
// the balance.
import type { Shell } from '../page/shell.ts';
import type { PlayRound } from './play-round.ts';
import type { Reveal } from './reveal.ts';
import type { UpcomingRounds } from './state.ts';

type LookAgainOptions<D> = {
  shell: Shell;
  rounds: Pick<PlayRound<D>, 'isLost' | 'find'>;
  reveal: Pick<Reveal<D>, 'taken'>;
  learn: (upcoming: UpcomingRounds) => void;
  isBusy: () => boolean;
  setBusy: (isBusy: boolean) => void;
};

/** Starts the refreshes. A page without calls would not learn of a log-out. None during a round: the balance would reveal its prize. */
export function lookAgain<D>(parts: LookAgainOptions<D>): void {
  const { shell, rounds, isBusy } = parts;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isBusy()) return;
    // Until the outcome of the lost round is known, the balance could reveal its prize.
    if (rounds.isLost()) await showLost(parts);
    else await shell.purse.refresh();
  };
  setInterval(() => void look(), 60_000);
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('online', () => void look());
}

/** Shows a lost round once (G3). If it is unknown or was never played, the next press sends its key again. */
async function showLost<D>({
  shell,
  rounds,
  reveal,
  learn,
  setBusy,
}: LookAgainOptions<D>): Promise<void> {
  setBusy(true);
  const found = await rounds.find();
  if (found) {
    learn(found.game);
    shell.notices.toast(shell.say('studio.instant.back'));
    await reveal.taken(found.round, found.isFree);
  }
  setBusy(false);
}
