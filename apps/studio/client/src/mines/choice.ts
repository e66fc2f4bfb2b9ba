// Choice of the number of mines before a round, and the multiplier after each further tile.
import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { times } from '../instant/last-plays.ts';
import { shareOf } from '../instant/share.ts';
import { button, isDisabled, make, setDisabled } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { MinesLook } from './look.ts';
import { stepsOf } from './reading.ts';

export type MinesChoice = {
  element: HTMLElement;
  mines: () => number;
  choose: (mines: number) => void;
  setIdle: (isIdle: boolean) => void;
  /** Sets the number of opened tiles. The next step of the row is marked. */
  setOpened: (opened: number) => void;
};
type ChoiceOptions = { say: Say; rules: DescribedMines; look: MinesLook; first: number };

/** Creates the row of multipliers after each tile. Those that are reached are gold. */
function createLadder(say: Say) {
  const row = make('ol', {
    class: 'scroller num ladder',
    tabindex: '0',
    'aria-label': say('studio.mines.ladder'),
  });
  let shown: number | null = null;
  return {
    element: row,
    fill: (steps: readonly string[]) => {
      shown = null;
      row.replaceChildren(...steps.map((step) => make('li', { class: 'pill' }, times(step))));
    },
    show: (opened: number) => {
      // Skipped if unchanged: each touch calls this, and reading the position of a step forces a layout.
      if (opened === shown) return;
      shown = opened;
      for (const [place, step] of [...row.children].entries()) {
        step.classList.toggle('pill--value', place < opened);
        step.classList.toggle('is-next', place === opened);
      }
      const [first] = row.children;
      const reached = row.children[Math.max(0, opened - 1)];
      if (!(first instanceof HTMLElement) || !(reached instanceof HTMLElement)) return;
      row.scrollTo({ left: reached.offsetLeft - first.offsetLeft });
    },
  };
}

export function createChoice({ say, rules, look, first }: ChoiceOptions): MinesChoice {
  let chosen = first;
  const name = say('studio.mines.count', { art: look.name });
  const ladder = createLadder(say);
  const radios = rules.choices.map(({ mines }) => {
    const radio = button(
      { role: 'radio', onclick: () => isDisabled(radio) || choose(mines) },
      make('span', { class: 'ltr' }, String(mines)),
    );
    return radio;
  });
  const group = make(
    'div',
    { class: 'segments segments--mines num', role: 'radiogroup', 'aria-label': name },
    ...radios,
  );
  const choose = (mines: number): void => {
    chosen = mines;
    for (const [place, radio] of radios.entries()) {
      const isChosen = rules.choices[place]?.mines === mines;
      radio.setAttribute('aria-checked', String(isChosen));
      radio.setAttribute('tabindex', isChosen ? '0' : '-1');
    }
    ladder.fill(stepsOf(rules, mines));
    ladder.show(0);
  };
  group.addEventListener('keydown', (event) => {
    const from = radios.findIndex((each) => each === event.target);
    if (!event.key.startsWith('Arrow') || from < 0 || isDisabled(group)) return;
    event.preventDefault();
    const isForward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    const to = (from + (isForward ? 1 : radios.length - 1)) % radios.length;
    choose(rules.choices[to]?.mines ?? chosen);
    radios[to]?.focus();
  });
  choose(first);
  return {
    element: make(
      'section',
      { class: 'mines-choice' },
      make(
        'div',
        { class: 'row row--apart pad text-caption' },
        make('span', { class: 'text-muted', 'aria-hidden': 'true' }, name),
        make(
          'span',
          { class: 'text-faint num' },
          say('studio.mines.note', { share: shareOf(rules) }),
        ),
      ),
      make('div', { class: 'pad' }, group),
      ladder.element,
    ),
    mines: () => chosen,
    choose,
    setOpened: ladder.show,
    setIdle: (isIdle) => {
      setDisabled(group, !isIdle);
      for (const radio of radios) setDisabled(radio, !isIdle);
    },
  };
}
