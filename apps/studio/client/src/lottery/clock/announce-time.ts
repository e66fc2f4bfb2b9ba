// Announces the time to screen readers: at the start, ten seconds before the end and at the end, not every second.
import type { Shell } from '../../page/shell.ts';
import { longTime, type Countdown } from './countdown.ts';
import { timeText } from './ring.ts';

export function announceTime({ say, notices }: Shell): (countdown: Countdown) => void {
  let isFirst = true;
  let before: Countdown['phase'] = 'open';
  return ({ phase, seconds }) => {
    if (phase === 'open' && (isFirst || seconds === 10)) {
      notices.speak(
        longTime(seconds)
          ? `${say('studio.lottery.time_left')}: ${timeText(say, seconds)}`
          : say('studio.lottery.seconds_left', { count: seconds }),
      );
    }
    if (phase === 'closed' && before === 'open') notices.speak(say('studio.lottery.sales_closed'));
    isFirst = false;
    before = phase;
  };
}
