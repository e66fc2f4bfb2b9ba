// The stake, up and down its list.
import { button, isDisabled, make, setDisabled, setText } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import { stepStake } from './reading.ts';

type Parts = { shell: Shell; stakes: readonly string[]; onStep: (stake: string) => void };
export type StakeStepper = {
  element: HTMLElement;
  show: (stake: string, isBusy: boolean) => void;
};

export function createStakeStepper({ shell, stakes, onStep }: Parts): StakeStepper {
  const { say, money } = shell;
  let stake = '0';
  const amount = make('output', { class: 'num', 'aria-label': say('studio.lanterns.stake') });
  const step = (by: 1 | -1, name: string) => {
    const control = button(
      {
        'aria-label': name,
        onclick: () => isDisabled(control) || onStep(stepStake(stakes, stake, by)),
      },
      icon(by === 1 ? 'plus' : 'minus', 20),
    );
    return control;
  };
  const lower = step(-1, say('studio.lanterns.lower'));
  const raise = step(1, say('studio.lanterns.raise'));
  return {
    element: make('div', { class: 'step' }, lower, amount, raise),
    show: (next, isBusy) => {
      stake = next;
      setText(amount, money.short(BigInt(stake)));
      setDisabled(lower, isBusy || stepStake(stakes, stake, -1) === stake);
      setDisabled(raise, isBusy || stepStake(stakes, stake, 1) === stake);
    },
  };
}
