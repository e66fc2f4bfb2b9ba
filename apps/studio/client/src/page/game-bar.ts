// The bar above a game: link to the lobby, title, tools. In a frame of a site with a bar it has only what that one lacks.
import type { Boot } from './boot.ts';
import { button, make, setText } from './element.ts';
import { icon, type IconName } from './icons.ts';
import type { Say } from './texts.ts';
import { isFramed, wayBack, wayOf } from './way-back.ts';

export type Tool = { name: string; icon: IconName; onUse: () => void };
export type GameBar = {
  elements: readonly HTMLElement[];
  /** Shows the name of the current draw or round. */
  setSubtitle: (text: string) => void;
  setTool: (tool: Tool) => void;
  /** Makes room in a demo for the two round buttons of a site whose header is hidden. */
  setUnderDiscs: (isUnder: boolean) => void;
};
type GameBarOptions = {
  boot: Pick<Boot<unknown>, 'title' | 'lobbyUrl' | 'framedBy' | 'hasSiteTools'>;
  say: Say;
  onMenu: () => void;
};
/** Elements that both bars use. */
type BarElements = { subtitle: HTMLElement; menu: HTMLElement; tool: HTMLElement };

export function createGameBar({ boot, say, onMenu }: GameBarOptions): GameBar {
  const subtitle = make('p', { class: 'text-fine text-faint num one-line' });
  const tool = make('span');
  const toMenu = { class: 'icon-button', 'aria-label': say('studio.game.menu'), onclick: onMenu };
  const made = { subtitle, menu: button(toMenu, icon('menu')), tool };
  const bar = createBar({ boot, say, onMenu }, made);
  const mark = make('i', { class: 'appbar-mark' });
  // The bar gets its background as soon as content scrolls below it.
  new IntersectionObserver(([top]) =>
    bar.classList.toggle('is-stuck', !top?.isIntersecting),
  ).observe(mark);
  return {
    elements: [mark, bar],
    setSubtitle: (text) => setText(subtitle, text),
    setTool: ({ name, icon: picture, onUse }) =>
      tool.replaceChildren(
        button({ class: 'icon-button', 'aria-label': name, onclick: onUse }, icon(picture)),
      ),
    setUnderDiscs: (isUnder) => bar.classList.toggle('is-under-discs', isUnder),
  };
}

function createBar({ boot, say }: GameBarOptions, made: BarElements): HTMLElement {
  if (boot.hasSiteTools) return bareBar(boot, made);
  return isFramed() ? slimBar(boot, made) : wholeBar(boot, say, made);
}

function wholeBar(boot: GameBarOptions['boot'], say: Say, made: BarElements): HTMLElement {
  const { title } = boot;
  const way = wayOf(boot);
  return make(
    'header',
    { class: 'appbar appbar--sub game-bar' },
    make(
      'span',
      {},
      way && wayBack(way, { class: 'more game-back' }, icon('back', 20), say('studio.game.lobby')),
    ),
    make(
      'div',
      { class: 'title game-title' },
      title.cover !== null && make('img', { src: title.cover, alt: '', width: 30, height: 40 }),
      make('div', {}, make('h1', { class: 'text-heading one-line' }, title.name), made.subtitle),
    ),
    make('span', { class: 'game-tools' }, made.menu, made.tool),
  );
}

/** The bar in a frame. Both ends stay free for the two round buttons of a site with a hidden bar. */
const slimBar = (
  { title }: GameBarOptions['boot'],
  { menu, subtitle, tool }: BarElements,
): HTMLElement =>
  make(
    'header',
    { class: 'appbar game-bar--slim' },
    make('h1', { class: 'visually-hidden' }, title.name),
    menu,
    subtitle,
    tool,
  );

/** The bar of a demo whose site has the tools. Empty, except for the text between the two round buttons of a hidden header. */
const bareBar = ({ title }: GameBarOptions['boot'], { subtitle }: BarElements): HTMLElement =>
  make(
    'header',
    { class: 'appbar game-bar--slim game-bar--bare' },
    make('h1', { class: 'visually-hidden' }, title.name),
    subtitle,
  );
