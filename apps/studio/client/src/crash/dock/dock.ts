// The dock: balance, stake, target, and one button.
import { button, make, setDisabled, setText } from '../../page/element.ts';
import { createStakeStepper } from '../../page/stake/stake-stepper.ts';
import type { Shell } from '../../page/shell.ts';
import { mostFor, offeredTargets } from '../chances.ts';
import type { Bet, Crash } from '../state.ts';
import type { DockAction } from './act.ts';
import { createTargetChoice } from './target-choice.ts';

export type StakeChoice = {
  stake: string;
  /** Target in hundredths; null if the player leaves by a press. */
  target: number | null;
};
type DockOptions = {
  shell: Shell;
  game: Pick<Crash, 'stakes' | 'targets' | 'stake'>;
  onPlace: (chosen: StakeChoice) => void;
  onLeave: () => void;
};
type DockState = {
  act: DockAction;
  /** True while a call is pending. The label does not change meanwhile. */
  isBusy: boolean;
  /** The player's undecided stake in a flight. */
  bet: Bet | null;
};
export type Dock = {
  elements: HTMLElement[];
  stake: () => string | null;
  show: (shown: DockState) => void;
};

/** Returns the choice with a bet's target; null if the player leaves by a press. */
const choiceOf = ({ target }: Bet): number | null =>
  offeredTargets.find((each) => each === Number(target)) ?? null;

export function createDock({ shell, game, onPlace, onLeave }: DockOptions): Dock {
  const { say, purse } = shell;
  let { stake } = game;
  let target: number | null = null;
  let shown: DockState | null = null;
  const label = make('span', { class: 'num' });
  const press = () => {
    if (!shown || shown.isBusy) return;
    if (shown.act.does === 'leave') onLeave();
    if (shown.act.does === 'place' && stake !== null) onPlace({ stake, target });
  };
  const act = button({ class: 'btn btn--primary btn--wide flight-act', onclick: press }, label);
  const stepper = createStakeStepper({
    shell,
    stakes: game.stakes,
    words: {
      stake: say('studio.crash.stake'),
      lower: say('studio.crash.lower'),
      raise: say('studio.crash.raise'),
    },
    onStep: (next) => {
      stake = next;
      // A higher stake may have a lower limit.
      if (target !== null && target > mostFor(game, next)) target = null;
      showChoice();
    },
  });
  const targets = createTargetChoice(say, (next) => {
    target = next;
  });
  const showChoice = () => {
    const bet = shown?.bet ?? null;
    const isFixed = bet !== null || shown?.isBusy === true;
    const staked = bet?.stake ?? stake ?? '0';
    stepper.show(staked, isFixed);
    targets.show({
      target: bet ? choiceOf(bet) : target,
      most: mostFor(game, staked),
      isFixed: isFixed || stake === null,
    });
  };
  showChoice();
  const balance = purse.parts();
  const held = make(
    'div',
    { class: 'grow' },
    make('p', { class: 'text-caption text-faint' }, balance.name),
    make('p', { class: 'text-subheading num' }, balance.value),
  );
  const name = make('span', { class: 'text-caption text-muted' }, say('studio.crash.stake'));
  return {
    elements: [
      make('div', { class: 'row stake-row' }, held, name, stepper.element),
      targets.element,
      act,
    ],
    stake: () => stake,
    show: (next) => {
      const isSame = shown?.bet?.id === next.bet?.id && shown?.isBusy === next.isBusy;
      shown = next;
      if (!isSame) showChoice();
      act.setAttribute('aria-busy', String(next.isBusy));
      // The label stays while it is busy, so that the button keeps its width.
      if (next.isBusy) return;
      setText(label, next.act.label);
      setDisabled(act, next.act.does === null);
      if (next.act.name === null) act.removeAttribute('aria-label');
      else if (act.getAttribute('aria-label') !== next.act.name) {
        act.setAttribute('aria-label', next.act.name);
      }
    },
  };
}
