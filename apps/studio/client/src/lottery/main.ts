// Minute Six: six of 45, a draw every minute. Composes the views and moves between them.
import '../sheet/lottery.css';
import { readBoot } from '../page/boot.ts';
import { make } from '../page/element.ts';
import { createShell } from '../page/shell.ts';
import { announceTime } from './clock/announce-time.ts';
import { createDesk } from './desk.ts';
import { createDrawView } from './draw/draw-view.ts';
import { paidOf } from './draw/outcome.ts';
import { follow } from './clock/follow.ts';
import { createResultsView, createTicketsView } from './lists/list-views.ts';
import { createPlayView } from './play/play-view.ts';
import { openRulesSheet } from './rules-sheet.ts';
import { drawName } from './draw-name.ts';
import type { Draw, Lottery } from './state.ts';
import { createTabs } from './tabs.ts';

const boot = readBoot<Lottery>();
const shell = createShell(boot);
const { say } = shell;
type Name = 'play' | 'results' | 'tickets' | 'draw';

const desk = createDesk(shell, boot.game, () => onNews());
const onPlay = () => go('play');
const onOpen = (drawn: Draw) => {
  views.draw.show(drawn);
  go('draw');
};
const views = {
  play: createPlayView({
    shell,
    desk,
    onShowDraw: () => {
      const { last } = desk.state();
      if (last) onOpen(last);
    },
  }),
  results: createResultsView({ shell, desk, onPlay, onOpen }),
  tickets: createTicketsView({ shell, desk, onPlay, onOpen }),
  draw: createDrawView({ shell, desk, onPlay }),
};
const tabs = createTabs(
  {
    play: say('studio.lottery.play'),
    results: say('studio.lottery.results'),
    tickets: say('studio.lottery.tickets'),
  },
  (name) => go(name),
);
const panel = make('div', { id: 'panel', class: 'panel', role: 'tabpanel', tabindex: -1 });
shell.main.append(tabs.element, panel);

let shown: Name = 'play';
const announce = announceTime(shell);

function go(name: Name): void {
  shown = name;
  if (name !== 'draw') views.draw.leave();
  const view = views[name];
  const { activeElement } = document;
  const isHeld = panel.contains(activeElement) || shell.dock.contains(activeElement);
  tabs.element.hidden = name === 'draw';
  tabs.select(name === 'draw' ? null : name);
  panel.setAttribute('aria-labelledby', `tab-${name === 'draw' ? 'results' : name}`);
  panel.replaceChildren(view.main);
  shell.dock.replaceChildren(...view.dock);
  // If the focus was in what is replaced, it moves to the new content and not to the top of the page.
  if (isHeld) panel.focus({ preventScroll: true });
  shell.setTool(
    name === 'draw'
      ? { name: say('studio.lottery.earlier'), icon: 'history', onUse: () => go('results') }
      : {
          name: say('studio.game.rules'),
          icon: 'info',
          onUse: () => openRulesSheet(shell, desk.state()),
        },
  );
  view.update();
  view.tick(desk.countdown());
  showIssue();
  scrollTo(0, 0);
}

function showIssue(): void {
  const issue = shown === 'draw' ? views.draw.issue() : desk.state().current.issue;
  shell.setSubtitle(drawName(shell, issue, desk.now()));
}

const hasTickets = (issue: string) => desk.slipsOf(issue).some(({ state }) => state !== 'failed');
/** Only a player with a ticket is taken to the draw, and only from the board or a draw. */
const watches = (issue: string) => (shown === 'play' || shown === 'draw') && hasTickets(issue);

let lastDrawn = boot.game.last?.issue ?? '';
/** Drawn, and nothing was made of it yet. */
let news: Draw | null = null;
function onNews(): void {
  const { current, last } = desk.state();
  if (last?.numbers && last.issue !== lastDrawn) {
    lastDrawn = last.issue;
    news = last;
    showNews();
  }
  const awaited = shown === 'draw' && views.draw.isAwaiting() ? views.draw.issue() : null;
  if (awaited !== null && ![last?.issue, current.issue].includes(awaited)) {
    void showOvertaken(awaited);
  }
  if (shown === 'play' || shown === 'draw') views[shown].update();
  showIssue();
}

/** A draw that is on is seen to its end first. */
function showNews(): void {
  if (news === null || views.draw.isOn()) return;
  const drawn = news;
  news = null;
  const isExpected = shown === 'draw' && views.draw.issue() === drawn.issue;
  if (isExpected || watches(drawn.issue)) {
    void views.draw.reveal(drawn);
    if (!isExpected) go('draw');
  } else void shell.purse.refresh();
}

/** The awaited draw is no longer the last one, because the line was lost or the phone slept. */
async function showOvertaken(issue: string): Promise<void> {
  const draw = await desk.findDraw(issue);
  const isAwaited = shown === 'draw' && views.draw.isAwaiting() && views.draw.issue() === issue;
  if (draw && isAwaited) views.draw.show(draw);
}

function onTick(): void {
  const countdown = desk.countdown();
  announce(countdown);
  views[shown].tick(countdown);
  // Where draws follow each other closely, one is seen to its end, and its result read, before the next begins.
  showNews();
  if (views.draw.isOn()) return;
  const { issue, drawsAt } = desk.state().current;
  // When sales close, the draw begins: its last seconds are looked forward to.
  if (countdown.phase === 'open' || views.draw.issue() === issue || !watches(issue)) return;
  views.draw.expect({ issue, drawsAt });
  go('draw');
}

go('play');
resumeDraw();
follow(desk, onTick);

/** A draw that a reload interrupted is shown again while it is fresh. */
function resumeDraw(): void {
  const { last } = boot.game;
  const fresh = 8_000;
  if (!last?.numbers || desk.now() - Date.parse(last.drawsAt) > fresh) return;
  if (!hasTickets(last.issue)) return;
  void views.draw.reveal(last, paidOf(desk.slipsOf(last.issue)));
  go('draw');
}

// Rigs and tests wait for it, as on the site's pages: every control has its handler.
performance.mark('usable');
