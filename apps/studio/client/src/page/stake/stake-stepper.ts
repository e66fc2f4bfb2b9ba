// Control that moves the stake up and down its list.
import { button, isDisabled, make, setDisabled, setText } from '../element.ts';
import { icon } from '../icons.ts';
import type { Shell } from '../shell.ts';
import { stepStake } from './step-stake.ts';

type StakeStepperOptions = {
  shell: Pick<Shell, 'money'>;
  stakes: readonly string[];
  /** Labels of the control and its buttons. */
  words: { stake: string; lower: string; raise: string };
  onStep: (stake: string) => void;
};
export type StakeStepper = {
  element: HTMLElement;
  show: (stake: string, isBusy: boolean) => void;
};

export function createStakeStepper({
  shell,
  stakes,
  words,
  onStep,
}: StakeStepperOptions): StakeStepper {
  const { money } = shell;
  let stake = '0';
  const amount = make('output', { class: 'num', 'aria-label': words.stake });
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
  const lower = step(-1, words.lower);
  const raise = step(1, words.raise);
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
