// The ring around the clock.
import { draw, make, setText } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { clockText, longTime, type Countdown } from './countdown.ts';

/** Formats a time as `0:38`, or a longer one as "4 h 12 m" or "2 d 4 h". */
export function timeText(say: Say, seconds: number): string {
  const long = longTime(seconds);
  if (long === null) return clockText(seconds);
  return long.part === 'days'
    ? say('studio.lottery.days_hours', { days: long.days, hours: long.hours })
    : say('studio.lottery.hours_minutes', { hours: long.hours, minutes: long.minutes });
}

export type Ring = { element: HTMLElement; show: (countdown: Countdown) => void };

export function createRing(say: Say, size: 'large' | 'small'): Ring {
  const circle = { cx: 36, cy: 36, r: 32 };
  const arc = draw('circle', { ...circle, pathLength: 1 });
  const text = make('span', { class: 'ltr' });
  const element = make(
    'span',
    { class: `cd cd--${size} num`, role: 'timer', 'aria-label': say('studio.lottery.time_left') },
    draw('svg', { viewBox: '0 0 72 72', 'aria-hidden': 'true' }, draw('circle', circle), arc),
    text,
  );
  return {
    element,
    show: ({ phase, seconds, share }) => {
      const isOpen = phase === 'open';
      element.classList.toggle('is-closed', !isOpen);
      arc.setAttribute('stroke-dasharray', `${share.toFixed(4)} 2`);
      const isLong = isOpen && longTime(seconds) !== null;
      element.classList.toggle('is-long', isLong);
      text.classList.toggle('ltr', !isLong);
      setText(text, isOpen ? timeText(say, seconds) : say('studio.lottery.closed'));
    },
  };
}
