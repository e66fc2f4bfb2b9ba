// Choice of the group of bets: chips in a row that scrolls sideways.
import { button, make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import type { Group } from '../looks/look.ts';
import { createRadios } from './radios.ts';

export type GroupChoice = { element: HTMLElement; show: (group: string) => void };
type GroupChoiceOptions = { say: Say; groups: readonly Group[]; onChoose: (group: string) => void };

export function createGroupChoice({ say, groups, onChoose }: GroupChoiceOptions): GroupChoice {
  const chips = groups.map(({ label }) => button({ class: 'chip' }, label));
  const name = say('studio.lottery.kinds');
  const element = make(
    'div',
    { class: 'scroller scroller--chips kinds', 'aria-label': name },
    ...chips,
  );
  const mark = createRadios(element, chips, (index) => onChoose(groups[index]?.name ?? ''));
  return { element, show: (group) => mark(groups.findIndex((each) => each.name === group)) };
}
