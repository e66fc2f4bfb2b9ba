// The page of a lottery: follows its draws, and opens those for which the player has tickets.
import type { Shell } from '../page/shell.ts';
import { announceTime } from './clock/announce-time.ts';
import { follow } from './clock/follow.ts';
import { createDesk } from './desk.ts';
import { ofIssue, paidOf } from './draw/outcome.ts';
import type { Game } from './game.ts';
import type { LotteryLook } from './looks/look.ts';
import { createScreens } from './screens.ts';
import type { Draw, Lottery } from './state.ts';

type StartOptions = { shell: Shell; first: Lottery; look: LotteryLook; locale: string };

/** Seconds before a draw at which its screen opens, if sales end earlier. */
const lastSeconds = 10;

export function start({ shell, first, look, locale }: StartOptions): void {
  const desk = createDesk(shell, first, () => onNews());
  const game: Game = { shell, desk, look, rules: first.rules, locale };
  const { views, shown, go, showIssue } = createScreens(game);
  const { draw } = views;
  const announce = announceTime(shell);

  const hasTickets = (issue: string) => ofIssue(desk.slipsOf(issue), issue).length > 0;
  /** True if the draw's screen opens: only for a player with a ticket, and only from the board or a draw. */
  const watches = (issue: string) =>
    (shown() === 'play' || shown() === 'draw') && hasTickets(issue);

  let lastDrawn = first.last?.issue ?? '';
  /** A finished draw that was not shown yet. */
  let news: Draw | null = null;
  const onNews = (): void => {
    const { current, last } = desk.state();
    if (last?.numbers && last.issue !== lastDrawn) {
      lastDrawn = last.issue;
      news = last;
      showNews();
      if (shown() === 'results') views.results.update();
    }
    const awaited = shown() === 'draw' && draw.isAwaiting() ? draw.issue() : null;
    if (awaited !== null && ![last?.issue, current.issue].includes(awaited)) {
      void showOvertaken(awaited);
    }
    const name = shown();
    if (name === 'play' || name === 'draw') views[name].update();
    showIssue();
  };

  /** Shows the new draw, unless another one is still being shown. */
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

  /** Shows the awaited draw if it is no longer the last one, because the connection was lost or the phone slept. */
  const showOvertaken = async (issue: string): Promise<void> => {
    const found = await desk.findDraw(issue);
    const isAwaited = shown() === 'draw' && draw.isAwaiting() && draw.issue() === issue;
    if (found && isAwaited) draw.show(found);
  };

  const onTick = (): void => {
    const countdown = desk.countdown();
    announce(countdown);
    views[shown()].tick(countdown);
    // Each draw is shown to its end, with time to read its result, before the next one begins.
    showNews();
    if (draw.isOn()) return;
    const { issue, drawsAt } = desk.state().current;
    // The draw's screen opens after sales have closed, in its last seconds.
    if (countdown.phase === 'open' || countdown.seconds > lastSeconds) return;
    if (draw.issue() === issue || !watches(issue)) return;
    draw.expect({ issue, drawsAt });
    go('draw');
  };

  /** Shows a recent draw again that a reload interrupted. */
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
