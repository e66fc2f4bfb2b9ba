// The stage of a draw: its time, its balls, and the words below.
import { draw, make, setText } from '../../page/element.ts';
import { countUp } from '../../page/effects/count-up.ts';
import type { Shell } from '../../page/shell.ts';
import type { Desk } from '../desk.ts';
import type { Tray } from '../looks/look.ts';

export type StageWords = {
  /** Key of the content. Equal content is not rendered again, because its animation would restart. */
  key: string;
  /** Amount above the lines; null for none. */
  prize: bigint | null;
  /** True to count the prize up. */
  isGain?: boolean;
  lines: readonly HTMLElement[];
};

/** Whether the balls are awaited, falling or drawn. */
type Phase = 'waiting' | 'falling' | 'drawn';

export type Stage = {
  element: HTMLElement;
  tray: Tray;
  /** Opens a new draw without words. */
  open: (drawsAt: string, phase: Phase) => void;
  setPhase: (phase: Phase) => void;
  setWords: (words: StageWords) => void;
};

/** Draws the faint rings behind the balls. */
const stageRings = (): SVGElement =>
  draw(
    'svg',
    {
      class: 'stage-rings',
      viewBox: '0 0 358 300',
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    ...[96, 150, 206, 266].map((r) => draw('circle', { cx: 179, cy: 92, r })),
  );

type StageContext = Pick<Shell, 'say' | 'money'> & Pick<Desk, 'writeTime'>;

export function createStage({ say, money, writeTime }: StageContext, tray: Tray): Stage {
  const head = make('div', { class: 'row row--apart text-caption stage-head' });
  const words = make('div', { class: 'stage-words' });
  const rings = stageRings();
  const element = make('section', { class: 'stage' }, rings, head, tray.element, words);
  const name = make('span', { class: 'text-accent' });
  let said = '';
  let counted: bigint | null = null;
  const setPhase: Stage['setPhase'] = (phase) => {
    setText(name, say(phase === 'drawn' ? 'studio.lottery.result' : 'studio.lottery.drawing'));
    element.classList.toggle('is-building', phase === 'waiting');
  };
  const hero = (prize: bigint, isGain: boolean): HTMLElement => {
    const amount = make('bdi', {}, money.exact(prize));
    if (isGain && prize !== counted) countUp(amount, prize, money.exact);
    counted = prize;
    return make('p', { class: 'hero num text-accent' }, amount);
  };
  return {
    element,
    tray,
    setPhase,
    open: (drawsAt, phase) => {
      const time = make('bdi', {}, writeTime(Date.parse(drawsAt)));
      head.replaceChildren(name, make('span', { class: 'num' }, time));
      setPhase(phase);
      said = '';
      counted = null;
      words.replaceChildren();
      words.hidden = false;
    },
    setWords: ({ key, prize, lines, isGain = false }) => {
      if (key === said) return;
      said = key;
      words.hidden = lines.length === 0;
      words.replaceChildren(...(prize === null ? [] : [hero(prize, isGain)]), ...lines);
    },
  };
}
