// The page's rhythm: a tick for each second of the clock, and a look at the studio when a draw or a settlement is due.
import { hasNewsSoon, type Desk } from '../desk.ts';
import { untilNextSecond } from './countdown.ts';

/** The numbers are there at once; a moment's grace keeps the first look from coming too early. */
const grace = 250;
const nextLook = 900;
const settling = 1_500;

export function follow(desk: Desk, onTick: () => void): void {
  let timer = 0;
  const look = (pause: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void desk.refresh().then(plan), pause);
  };
  const plan = () => {
    const left = Date.parse(desk.state().current.drawsAt) - desk.now();
    if (left <= 0) return look(nextLook);
    return look(hasNewsSoon(desk) ? Math.min(settling, left + grace) : left + grace);
  };
  const tick = () => {
    onTick();
    const drawsAt = Date.parse(desk.state().current.drawsAt);
    setTimeout(tick, untilNextSecond(desk.now(), drawsAt));
  };
  const again = () => document.visibilityState === 'visible' && look(0);
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
  window.addEventListener('pageshow', ({ persisted }) => persisted && again());
  tick();
  // A first look soon: it measures the way there and back, which the page's own time did not.
  look(1_000);
}
