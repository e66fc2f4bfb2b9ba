// The page of a lottery: follows its draws, and leads to the one that concerns the player.
import type { Shell } from '../page/shell.ts';
import { announceTime } from './clock/announce-time.ts';
import { follow } from './clock/follow.ts';
import { createDesk } from './desk.ts';
import { ofIssue, paidOf } from './draw/outcome.ts';
import type { Game } from './game.ts';
import type { Look } from './looks/look.ts';
import { createScreens } from './screens.ts';
import type { Draw, Lottery } from './state.ts';

type Parts = { shell: Shell; first: Lottery; look: Look; locale: string };

/** Where sales end long before a draw, it is looked forward to only in its last seconds. */
const lastSeconds = 10;

export function start({ shell, first, look, locale }: Parts): void {
  const desk = createDesk(shell, first, () => onNews());
  const game: Game = { shell, desk, look, rules: first.rules, locale };
  const { views, shown, go, showIssue } = createScreens(game);
  const { draw } = views;
  const announce = announceTime(shell);

  const hasTickets = (issue: string) => ofIssue(desk.slipsOf(issue), issue).length > 0;
  /** Only a player with a ticket is taken to the draw, and only from the board or a draw. */
  const watches = (issue: string) =>
    (shown() === 'play' || shown() === 'draw') && hasTickets(issue);

  let lastDrawn = first.last?.issue ?? '';
  /** Drawn, and nothing was made of it yet. */
  let news: Draw | null = null;
  const onNews = (): void => {
    const { current, last } = desk.state();
    if (last?.numbers && last.issue !== lastDrawn) {
      lastDrawn = last.issue;
      news = last;
      showNews();
    }
    const awaited = shown() === 'draw' && draw.isAwaiting() ? draw.issue() : null;
    if (awaited !== null && ![last?.issue, current.issue].includes(awaited)) {
      void showOvertaken(awaited);
    }
    const name = shown();
    if (name === 'play' || name === 'draw') views[name].update();
    showIssue();
  };

  /** A draw that is on is seen to its end first. */
  const showNews = (): void => {
    if (news === null || draw.isOn()) return;
    const drawn = news;
    news = null;
    const isExpected = shown() === 'draw' && draw.issue() === drawn.issue;
    if (isExpected || watches(drawn.issue)) {
      void draw.reveal(drawn);
      if (!isExpected) go('draw');
    } else void shell.purse.refresh();
  };

  /** The awaited draw is no longer the last one, because the line was lost or the phone slept. */
  const showOvertaken = async (issue: string): Promise<void> => {
    const found = await desk.findDraw(issue);
    const isAwaited = shown() === 'draw' && draw.isAwaiting() && draw.issue() === issue;
    if (found && isAwaited) draw.show(found);
  };

  const onTick = (): void => {
    const countdown = desk.countdown();
    announce(countdown);
    views[shown()].tick(countdown);
    // Where draws follow each other closely, one is seen to its end, and its result read, before the next begins.
    showNews();
    if (draw.isOn()) return;
    const { issue, drawsAt } = desk.state().current;
    // When sales close, the draw begins: its last seconds are looked forward to.
    if (countdown.phase === 'open' || countdown.seconds > lastSeconds) return;
    if (draw.issue() === issue || !watches(issue)) return;
    draw.expect({ issue, drawsAt });
    go('draw');
  };

  /** A draw that a reload interrupted is shown again while it is fresh. */
  const resumeDraw = (): void => {
    const { last } = first;
    const fresh = 8_000;
    if (!last?.numbers || desk.now() - Date.parse(last.drawsAt) > fresh) return;
    if (!hasTickets(last.issue)) return;
    void draw.reveal(last, paidOf(desk.slipsOf(last.issue)));
    go('draw');
  };

  go('play');
  resumeDraw();
  follow(desk, onTick);
}
