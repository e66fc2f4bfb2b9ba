// The text of docks on the next draw that can be bought, or on a closed one after which no draw is planned.
import type { Say } from '../../page/texts.ts';
import type { Desk } from '../desk.ts';

const texts = {
  open: 'studio.lottery.on_sale',
  soon: 'studio.lottery.opens_next',
  closed: 'studio.lottery.draw_closed',
} as const;

export function upcomingText(say: Say, desk: Pick<Desk, 'upcoming' | 'shortNameOf'>): string {
  const { issue, sales } = desk.upcoming();
  return say(texts[sales], { draw: desk.shortNameOf(issue) });
}
