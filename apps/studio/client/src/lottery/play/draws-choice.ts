// Choice of the number of draws.
import { button, make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { createRadios } from './radios.ts';

export type DrawsChoice = { element: HTMLElement; show: (draws: number) => void };
type DrawsChoiceOptions = {
  say: Say;
  counts: readonly number[];
  onChoose: (draws: number) => void;
};

export function createDrawsChoice({ say, counts, onChoose }: DrawsChoiceOptions): DrawsChoice {
  const choices = counts.map((count) =>
    button(
      { 'aria-label': say('studio.lottery.for_draws', { count }) },
      make('span', { class: 'ltr' }, `${count}`),
    ),
  );
  const name = say('studio.lottery.draws');
  const seg = make(
    'div',
    { class: 'segments segments--draws num', 'aria-label': name },
    ...choices,
  );
  const mark = createRadios(seg, choices, (index) => onChoose(counts[index] ?? 1));
  return {
    element: make(
      'div',
      { class: 'basket-draws' },
      make('span', { class: 'text-fine text-faint', 'aria-hidden': 'true' }, name),
      seg,
    ),
    show: (draws) => mark(counts.indexOf(draws)),
  };
}
