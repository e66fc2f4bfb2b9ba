// The screens of a lottery, and the navigation between them.
import { make } from '../page/element.ts';
import { createDrawView, type DrawView } from './draw/draw-view.ts';
import type { Game } from './game.ts';
import { createLaterView, openRules } from './lists/later.ts';
import { createPlayView } from './play/play-view.ts';
import type { Draw } from './state.ts';
import { createTabs } from './tabs.ts';
import type { View } from './view.ts';

export type ScreenName = 'play' | 'results' | 'tickets' | 'draw';
export type Screens = {
  views: Record<ScreenName, View> & { draw: DrawView };
  shown: () => ScreenName;
  go: (name: ScreenName) => void;
  /** Shows the name of the draw in the bar. */
  showIssue: () => void;
};

export function createScreens(game: Game): Screens {
  const { shell, desk } = game;
  const { say } = shell;
  let shown: ScreenName = 'play';
  const onPlay = () => go('play');
  const onOpen = (drawn: Draw) => {
    views.draw.show(drawn);
    go('draw');
  };
  const onShowDraw = () => {
    const { last } = desk.state();
    if (last) onOpen(last);
  };
  const views = {
    play: createPlayView({ game, onShowDraw }),
    results: createLaterView({ game, onPlay, onOpen, create: (lists) => lists.createResults }),
    tickets: createLaterView({ game, onPlay, onOpen, create: (lists) => lists.createTickets }),
    draw: createDrawView({ game, onPlay }),
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

  const toResults = {
    name: say('studio.lottery.earlier'),
    icon: 'history',
    onUse: () => go('results'),
  } as const;
  const toRules = {
    name: say('studio.game.rules'),
    icon: 'info',
    onUse: () => void openRules(game),
  } as const;
  shell.setRules(toRules.onUse);
  const showIssue = (): void => {
    const issue = shown === 'draw' ? views.draw.issue() : desk.state().current.issue;
    shell.setSubtitle(desk.nameOf(issue));
  };
  const go = (name: ScreenName): void => {
    shown = name;
    if (name !== 'draw') views.draw.leave();
    const view = views[name];
    const { activeElement } = document;
    const isHeld = panel.contains(activeElement) || shell.dock.contains(activeElement);
    // A draw has the way to the results in the bar. Without a bar the tabs stay.
    const drawTab = shell.hasBar ? null : 'results';
    const tab = name === 'draw' ? drawTab : name;
    tabs.element.hidden = tab === null;
    tabs.select(tab);
    panel.setAttribute('aria-labelledby', `tab-${name === 'draw' ? 'results' : name}`);
    panel.replaceChildren(view.main);
    shell.dock.replaceChildren(...view.dock);
    // A focus in the replaced content moves to the new content, not to the top of the page.
    if (isHeld) panel.focus({ preventScroll: true });
    shell.setTool(name === 'draw' ? toResults : toRules);
    view.update();
    view.tick(desk.countdown());
    showIssue();
    scrollTo(0, 0);
  };
  return { views, shown: () => shown, go, showIssue };
}
