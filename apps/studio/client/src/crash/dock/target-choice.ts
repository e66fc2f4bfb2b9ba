// Choice of the target at which the stake leaves automatically: a row with one tab stop.
import { make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { offeredTargets } from '../chances.ts';
import { writeTimes } from '../phase.ts';

type TargetChoiceState = {
  /** Target in hundredths; null if the player leaves by a press. */
  target: number | null;
  /** Largest target of the stake, in hundredths. */
  most: number;
  isFixed: boolean;
};
export type TargetChoice = {
  element: HTMLFieldSetElement;
  show: (shown: TargetChoiceState) => void;
};

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
