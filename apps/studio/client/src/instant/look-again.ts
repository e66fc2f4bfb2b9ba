// The page is looked at again, or the line is back: a round whose answer was lost is shown first, else the balance is asked for.
import type { Shell } from '../page/shell.ts';
import type { PlayRound } from './play-round.ts';
import type { Reveal } from './reveal.ts';
import type { Upcoming } from './state.ts';

type Parts<D> = {
  shell: Shell;
  rounds: Pick<PlayRound<D>, 'isLost' | 'find'>;
  reveal: Pick<Reveal<D>, 'taken'>;
  learn: (upcoming: Upcoming) => void;
  isBusy: () => boolean;
  setBusy: (isBusy: boolean) => void;
};

/** A page that asks nothing would not hear that the member has logged out. Not during a round: the balance would tell its prize. */
export function lookAgain<D>(parts: Parts<D>): void {
  const { shell, rounds, isBusy } = parts;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isBusy()) return;
    // Until it is known what became of that round the balance could tell its prize.
    if (rounds.isLost()) await showLost(parts);
    else await shell.purse.refresh();
  };
  setInterval(() => void look(), 60_000);
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('online', () => void look());
}

/** G3: once. Nothing where the studio does not answer, or says that it was never played: its key is sent again by the next press. */
async function showLost<D>({ shell, rounds, reveal, learn, setBusy }: Parts<D>): Promise<void> {
  setBusy(true);
  const found = await rounds.find();
  if (found) {
    learn(found.game);
    shell.notices.toast(shell.say('studio.instant.back'));
    await reveal.taken(found.round, found.isFree);
  }
  setBusy(false);
}
