// The dock: balance, stake and the one button.
import { button, isDisabled, make, setDisabled, setText } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { createStakeStepper } from './stake-stepper.ts';

type Parts = {
  shell: Shell;
  stakes: readonly string[];
  first: string | null;
  onPlay: (stake: string) => void;
};
export type StakeDock = { elements: HTMLElement[]; setBusy: (isBusy: boolean) => void };

export function createStakeDock({ shell, stakes, first, onPlay }: Parts): StakeDock {
  const { say, money, purse } = shell;
  let stake = first ?? '0';
  let isBusy = false;
  const balance = purse.parts();
  const label = make('span');
  const press = () => isBusy || isDisabled(play) || onPlay(stake);
  const play = button({ class: 'btn btn--primary btn--wide', onclick: press }, label);
  const stepper = createStakeStepper({
    shell,
    stakes,
    onStep: (next) => {
      stake = next;
      show();
    },
  });
  const show = () => {
    setText(label, say('studio.lanterns.play', { stake: money.short(BigInt(stake)) }));
    setDisabled(play, stakes.length === 0);
    stepper.show(stake, isBusy);
  };
  show();
  const held = make(
    'div',
    { class: 'grow' },
    make('p', { class: 'text-caption text-faint' }, balance.name),
    make('p', { class: 'text-subheading num' }, balance.value),
  );
  const name = make('span', { class: 'text-caption text-muted' }, say('studio.lanterns.stake'));
  return {
    elements: [make('div', { class: 'row stake-row' }, held, name, stepper.element), play],
    setBusy: (next) => {
      isBusy = next;
      // The label stays, so that the button keeps its width.
      play.setAttribute('aria-busy', String(next));
      show();
    },
  };
}
