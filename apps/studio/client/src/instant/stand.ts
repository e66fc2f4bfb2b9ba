// What stands on the page of an instant game beside its scene: the words of a round, its proof, its number, the plays before.
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { fairLine } from './fair-line.ts';
import { createLastPlays } from './last-plays.ts';
import { resultWords } from './result-words.ts';
import type { Game } from './scene.ts';
import { roundName, type Instant, type Round } from './state.ts';

export type Stand<D> = {
  elements: readonly HTMLElement[];
  /** The round that is shown as it ended; null before the first. */
  shown: () => Round<D> | null;
  show: (round: Round<D>, isNew?: boolean) => void;
  showFair: (round: Round<D> | null) => void;
  nameRound: (number: string) => void;
  addLast: (round: Round<D>) => void;
  sayReady: () => void;
};
type Parts<D> = {
  shell: Shell;
  engine: Game<D>;
  words: HTMLElement;
  first: Pick<Instant<unknown, D>, 'last' | 'next'>;
  /** The title's code. */
  title: string;
  /** The commitment to the next round, as it is by then. */
  next: () => string;
};

const kept = 7;

export function createStand<D>(parts: Parts<D>): Stand<D> {
  const { shell, engine, words, first, title, next } = parts;
  const { say } = shell;
  let shown: Round<D> | null = null;
  let { last } = first;
  const lastPlays = createLastPlays(say);
  const fair = make('div');
  const showFair: Stand<D>['showFair'] = (round) =>
    fair.replaceChildren(fairLine(shell, { round, next: next(), how: engine.how, game: title }));
  const nameRound: Stand<D>['nameRound'] = (number) =>
    shell.setSubtitle(say('studio.instant.round', { number: roundName(number) }));
  lastPlays.show(last);
  nameRound(first.next.number);
  showFair(null);
  return {
    elements: [fair, lastPlays.element],
    shown: () => shown,
    show: (round, isNew = false) => {
      shown = round;
      nameRound(round.number);
      words.replaceChildren(...resultWords(shell, { round, text: engine.sentence(round), isNew }));
      showFair(round);
    },
    showFair,
    nameRound,
    addLast: (round) => {
      last = [round, ...last.filter(({ id }) => id !== round.id)].slice(0, kept);
      lastPlays.show(last);
    },
    sayReady: () => words.replaceChildren(make('p', { class: 'text-small' }, engine.ready)),
  };
}
