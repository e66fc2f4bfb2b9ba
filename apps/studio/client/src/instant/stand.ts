// The display around the scene of an instant game: the words of a round, its proof, its number, the last plays.
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { fairLine } from './fair-line.ts';
import { createLastPlays } from './last-plays.ts';
import { resultWords } from './result-words.ts';
import type { Game } from './scene.ts';
import { roundName, type Instant, type Round } from './state.ts';

export type RoundDisplay<D> = {
  elements: readonly HTMLElement[];
  /** Returns the finished round that is shown; null before the first. */
  shown: () => Round<D> | null;
  show: (round: Round<D>, isNew?: boolean) => void;
  showFair: (round: Round<D> | null) => void;
  nameRound: (number: string) => void;
  addLast: (round: Round<D>) => void;
  sayReady: () => void;
};
type StandOptions<D> = {
  shell: Shell;
  engine: Game<D>;
  words: HTMLElement;
  first: Pick<Instant<unknown, D>, 'last' | 'next'>;
  /** The title's code. */
  title: string;
  /** Returns the current commitment of the next round. */
  next: () => string;
};

const kept = 7;

export function createStand<D>(parts: StandOptions<D>): RoundDisplay<D> {
  const { shell, engine, words, first, title, next } = parts;
  const { say } = shell;
  let shown: Round<D> | null = null;
  let { last } = first;
  const lastPlays = createLastPlays(say);
  const fair = make('div');
  const showFair: RoundDisplay<D>['showFair'] = (round) =>
    fair.replaceChildren(fairLine(shell, { round, next: next(), how: engine.how, game: title }));
  const nameRound: RoundDisplay<D>['nameRound'] = (number) =>
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
