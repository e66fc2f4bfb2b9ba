// The dock: balance, stake and one button. During a round the button may belong to the round.
import { button, isDisabled, make, setDisabled, setText } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { FreePlays } from '../state.ts';
import { ignoreHeldKey } from '../../page/stake/held-key.ts';
import { createStakeStepper } from '../../page/stake/stake-stepper.ts';

type StakeDockOptions = {
  shell: Shell;
  stakes: readonly string[];
  first: string | null;
  free: FreePlays | null;
  onPlay: (stake: string) => void;
};
/** Label and action of the button during a round. */
export type DockAction = {
  label: string;
  onPress: () => void;
  /** True while the button cannot be pressed yet. */
  isOff?: boolean;
  /** True after a press, while the call to the studio is pending. */
  isAsked?: boolean;
};
export type StakeDock = {
  elements: HTMLElement[];
  setBusy: (isBusy: boolean) => void;
  /** Sets the free plays. While some are left, the button plays them and the stake is fixed. */
  setFree: (free: FreePlays | null) => void;
  /** Sets the button's action; null restores the usual one. */
  setAct: (act: DockAction | null) => void;
  stake: () => string;
};

export function createStakeDock({
  shell,
  stakes,
  first,
  onPlay,
  ...parts
}: StakeDockOptions): StakeDock {
  const { say, money, purse, starts } = shell;
  let stake = first ?? '0';
  let { free } = parts;
  let isBusy = false;
  let act: DockAction | null = null;
  const balance = purse.parts();
  const label = make('span');
  const press = () => {
    if (isDisabled(play)) return;
    if (act) {
      if (!act.isAsked) act.onPress();
    } else if (!isBusy) onPlay(stake);
  };
  const play = button({ class: 'btn btn--primary btn--wide', onclick: press }, label);
  const stepper = createStakeStepper({
    shell,
    stakes,
    words: {
      stake: say('studio.instant.stake'),
      lower: say('studio.instant.lower'),
      raise: say('studio.instant.raise'),
    },
    onStep: (next) => {
      stake = next;
      show();
    },
  });
  const playLabel = () => {
    const seconds = isBusy ? 0 : starts.left();
    if (seconds > 0) return say('studio.game.wait', { seconds });
    return free
      ? say('studio.instant.play_free', { left: String(free.left) })
      : say('studio.instant.play', { stake: money.short(BigInt(stake)) });
  };
  const show = () => {
    setText(label, act?.label ?? playLabel());
    const mayPlay = stakes.length > 0 && starts.left() === 0;
    setDisabled(play, act ? act.isOff === true : !mayPlay);
    // The label stays, so that the button keeps its width.
    play.setAttribute('aria-busy', String(act ? act.isAsked === true : isBusy));
    stepper.show(free?.stake ?? stake, isBusy || free !== null);
  };
  ignoreHeldKey(play);
  starts.onChange(show);
  show();
  const held = make(
    'div',
    { class: 'grow' },
    make('p', { class: 'text-caption text-faint' }, balance.name),
    make('p', { class: 'text-subheading num' }, balance.value),
  );
  const name = make('span', { class: 'text-caption text-muted' }, say('studio.instant.stake'));
  return {
    elements: [make('div', { class: 'row stake-row' }, held, name, stepper.element), play],
    stake: () => free?.stake ?? stake,
    setBusy: (next) => {
      isBusy = next;
      show();
    },
    setFree: (next) => {
      free = next;
      show();
    },
    setAct: (next) => {
      act = next;
      show();
    },
  };
}
