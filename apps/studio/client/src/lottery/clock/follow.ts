// Schedule of the page: a tick for each change of the clock, and a call to the studio when a draw or a settlement is due.
import { hasNewsSoon, type Desk } from '../desk.ts';
import { untilNextTick } from './countdown.ts';

/** Milliseconds after the draw's time until the first call, because the numbers are available a moment later. */
const grace = 250;
const nextLook = 900;
const settling = 1_500;
/** Longest pause between two calls, also if the draw is days away. */
const longest = 6 * 3_600_000;

export function follow(desk: Desk, onTick: () => void): void {
  let timer = 0;
  const look = (pause: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void desk.refresh().then(plan), Math.min(pause, longest));
  };
  const plan = () => {
    const left = Date.parse(desk.state().current.drawsAt) - desk.now();
    if (left <= 0) return look(nextLook);
    return look(hasNewsSoon(desk) ? Math.min(settling, left + grace) : left + grace);
  };
  const tick = () => {
    onTick();
    const drawsAt = Date.parse(desk.state().current.drawsAt);
    setTimeout(tick, untilNextTick(desk.now(), drawsAt));
  };
  const again = () => document.visibilityState === 'visible' && look(0);
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
  window.addEventListener('pageshow', ({ persisted }) => persisted && again());
  tick();
  // The first call is made soon, because it gives a better clock sample than the load of the page.
  look(1_000);
}
