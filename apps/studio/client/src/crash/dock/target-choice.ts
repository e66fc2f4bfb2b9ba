// Where the stake leaves by itself: one choice of a row, one stop of the Tab key.
import { make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { offeredTargets } from '../chances.ts';
import { writeTimes } from '../phase.ts';

type Shown = {
  /** Hundredths; null where the player leaves. */
  target: number | null;
  /** What the stake can have at most, in hundredths. */
  most: number;
  isFixed: boolean;
};
export type TargetChoice = { element: HTMLFieldSetElement; show: (shown: Shown) => void };

export function createTargetChoice(
  say: Say,
  onChoose: (target: number | null) => void,
): TargetChoice {
  const choice = (target: number | null, name: string) => {
    const input = make('input', {
      type: 'radio',
      name: 'target',
      class: 'visually-hidden',
      onchange: () => onChoose(target),
    });
    const words = make('span', { class: target === null ? '' : 'ltr' }, name);
    return { target, input, element: make('label', { class: 'target' }, input, words) };
  };
  const choices = [
    choice(null, say('studio.crash.off')),
    ...offeredTargets.map((target) => choice(target, writeTimes(target))),
  ];
  const element = make(
    'fieldset',
    { class: 'targets' },
    make('legend', { class: 'text-caption text-muted' }, say('studio.crash.leave_by')),
    make('div', { class: 'target-row num' }, ...choices.map((each) => each.element)),
  );
  return {
    element,
    show: ({ target, most, isFixed }) => {
      element.disabled = isFixed;
      for (const each of choices) {
        each.input.disabled = each.target !== null && each.target > most;
        each.input.checked = each.target === target;
      }
    },
  };
}
