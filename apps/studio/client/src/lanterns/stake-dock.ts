// The dock: balance, stake and the one button.
import { button, isDisabled, make, setDisabled, setText } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import { stepStake } from './reading.ts';

type Parts = {
  shell: Shell;
  stakes: readonly string[];
  first: string;
  onPlay: (stake: string) => void;
};
export type StakeDock = { elements: HTMLElement[]; setBusy: (isBusy: boolean) => void };

export function createStakeDock({ shell, stakes, first, onPlay }: Parts): StakeDock {
  const { say, money, wallet } = shell;
  let stake = first;
  let isBusy = false;
  const balance = wallet.parts();
  const amount = make('output', { class: 'num', 'aria-label': say('studio.lanterns.stake') });
  const label = make('span');
  const step = (by: 1 | -1, name: string, picture: 'minus' | 'plus') => {
    const control = button(
      {
        'aria-label': name,
        onclick: () => {
          if (isDisabled(control)) return;
          stake = stepStake(stakes, stake, by);
          show();
        },
      },
      icon(picture, 20),
    );
    return control;
  };
  const lower = step(-1, say('studio.lanterns.lower'), 'minus');
  const raise = step(1, say('studio.lanterns.raise'), 'plus');
  const play = button(
    { class: 'btn btn--p btn--w', onclick: () => isBusy || onPlay(stake) },
    label,
  );
  const show = () => {
    const text = money.short(BigInt(stake));
    setText(amount, text);
    setText(label, say('studio.lanterns.play', { stake: text }));
    setDisabled(lower, isBusy || stepStake(stakes, stake, -1) === stake);
    setDisabled(raise, isBusy || stepStake(stakes, stake, 1) === stake);
  };
  show();
  return {
    elements: [
      make(
        'div',
        { class: 'row stake-row' },
        make(
          'div',
          { class: 'grow' },
          make('p', { class: 'c1 dim' }, balance.name),
          make('p', { class: 't3 num' }, balance.value),
        ),
        make('span', { class: 'c1 mut' }, say('studio.lanterns.stake')),
        make('div', { class: 'step' }, lower, amount, raise),
      ),
      play,
    ],
    setBusy: (next) => {
      isBusy = next;
      play.classList.toggle('is-busy', next);
      if (next) play.setAttribute('aria-busy', 'true');
      else play.removeAttribute('aria-busy');
      show();
    },
  };
}
