// For how many draws: a group of radio buttons, one stop of the Tab key.
import { button, make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { drawChoices } from './picks.ts';

export type DrawsChoice = { element: HTMLElement; show: (draws: number) => void };

export function createDrawsChoice(say: Say, onChoose: (draws: number) => void): DrawsChoice {
  const choices = drawChoices.map((draws) =>
    button(
      {
        role: 'radio',
        'aria-label': say('studio.lottery.for_draws', { count: draws }),
        onclick: () => onChoose(draws),
      },
      make('span', { class: 'ltr' }, `${draws}`),
    ),
  );
  const name = say('studio.lottery.draws');
  const seg = make(
    'div',
    { class: 'segments segments--draws num', role: 'radiogroup', 'aria-label': name },
    ...choices,
  );
  seg.addEventListener('keydown', (event) => {
    const index = choices.findIndex((each) => each === event.target);
    const ahead = getComputedStyle(seg).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isForward = event.key === ahead || event.key === 'ArrowDown';
    if (!event.key.startsWith('Arrow') || index < 0) return;
    event.preventDefault();
    const next = (index + (isForward ? 1 : choices.length - 1)) % choices.length;
    onChoose(drawChoices[next] ?? 1);
    choices[next]?.focus();
  });
  return {
    element: make(
      'div',
      { class: 'basket-draws' },
      make('span', { class: 'text-fine text-faint', 'aria-hidden': 'true' }, name),
      seg,
    ),
    show: (draws) => {
      for (const [index, choice] of choices.entries()) {
        const isChosen = drawChoices[index] === draws;
        choice.setAttribute('aria-checked', String(isChosen));
        choice.setAttribute('tabindex', isChosen ? '0' : '-1');
      }
    },
  };
}
