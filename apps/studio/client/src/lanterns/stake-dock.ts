// The dock: balance, stake and the one button.
import { button, isDisabled, make, setDisabled, setText } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import type { Free } from './state.ts';
import { createStakeStepper } from './stake-stepper.ts';

type Parts = {
  shell: Shell;
  stakes: readonly string[];
  first: string | null;
  free: Free | null;
  onPlay: (stake: string) => void;
};
export type StakeDock = {
  elements: HTMLElement[];
  setBusy: (isBusy: boolean) => void;
  /** While some are left, the button plays them and the stake stands. */
  setFree: (free: Free | null) => void;
};

export function createStakeDock({ shell, stakes, first, onPlay, ...parts }: Parts): StakeDock {
  const { say, money, purse } = shell;
  let stake = first ?? '0';
  let { free } = parts;
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
    const shown = free?.stake ?? stake;
    setText(
      label,
      free
        ? say('studio.lanterns.play_free', { left: String(free.left) })
        : say('studio.lanterns.play', { stake: money.short(BigInt(stake)) }),
    );
    setDisabled(play, stakes.length === 0);
    stepper.show(shown, isBusy || free !== null);
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
    setFree: (next) => {
      free = next;
      show();
    },
  };
}
