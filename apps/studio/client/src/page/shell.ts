// The page around both games: the bar with the way back, the place for the game, the dock, and what both need.
import type { Boot } from './boot.ts';
import { createCalls, type Answer, type Calls } from './calls.ts';
import { button, make, setText, type Child } from './element.ts';
import { icon, type IconName } from './icons.ts';
import { createMoney, type Money } from './money.ts';
import { createNotices, type Notices } from './notices.ts';
import { openShortSheet } from './short-sheet.ts';
import { openSheet } from './sheet.ts';
import { createSound, type Sound } from './sound.ts';
import { createSay, type Say } from './texts.ts';
import { createWallet, type Wallet } from './wallet.ts';

export type Shell = {
  say: Say;
  money: Money;
  calls: Calls;
  sound: Sound;
  notices: Notices;
  wallet: Wallet;
  main: HTMLElement;
  dock: HTMLElement;
  /** The line under the name: which draw or round this is. */
  setSubtitle: (text: string) => void;
  setTool: (tool: Tool) => void;
  openSheet: (title: string, ...children: Child[]) => () => void;
  /** Says that there is no line, or that the play is over, as long as it is so. */
  showLine: (answer: Answer<unknown>, onAgain: () => void) => void;
  openShortSheet: (needed: bigint) => void;
};
export type Tool = { name: string; icon: IconName; onUse: () => void };

const isStill = matchMedia('(prefers-reduced-motion: reduce)');
export const wantsStillness = (): boolean => isStill.matches;

export function createShell(boot: Boot<unknown>): Shell {
  const { title, lobbyUrl } = boot;
  const say = createSay(boot.texts, boot.language, document.dir === 'rtl');
  const money = createMoney(boot.currency);
  const calls = createCalls(boot.play);
  const sound = createSound();
  const notices = createNotices();
  const wallet = createWallet({ boot, calls, money, say });
  const subtitle = make('p', { class: 'c2 dim num clip1' });
  const tool = make('span');
  const main = make('main', { class: 'scroll' });
  const dock = make('footer', { class: 'dock' });
  const open = (name: string, ...children: Child[]) =>
    openSheet({ title: name, close: say('studio.game.close'), children });

  const bar = make(
    'header',
    { class: 'appbar appbar--sub game-bar' },
    make('span', {}, lobbyLink(lobbyUrl, say)),
    make(
      'div',
      { class: 'title game-title' },
      title.cover !== null && make('img', { src: title.cover, alt: '', width: 30, height: 40 }),
      make('div', {}, make('h1', { class: 't2 clip1' }, title.name), subtitle),
    ),
    make('span', { class: 'game-tools' }, soundButton(sound, say), tool),
  );
  if (title.hue !== null) document.documentElement.style.setProperty('--hue', String(title.hue));
  const mark = make('i', { class: 'appbar-mark' });
  // The bar gets its ground as soon as something passes below it.
  new IntersectionObserver(([top]) =>
    bar.classList.toggle('is-stuck', !top?.isIntersecting),
  ).observe(mark);
  const screen = make('div', { class: 'screen' }, mark, bar, ...notices.elements, main, dock);
  screen.classList.toggle('is-dressed', title.hue !== null);
  document.body.prepend(screen);

  return {
    say,
    money,
    calls,
    sound,
    notices,
    wallet,
    main,
    dock,
    openSheet: open,
    openShortSheet: (needed) =>
      openShortSheet({ say, money, open, balance: wallet.known(), needed, lobby: lobbyUrl }),
    showLine: (answer, onAgain) => notices.strip(lineNotice(say, answer, onAgain)),
    setSubtitle: (text) => setText(subtitle, text),
    setTool: ({ name, icon: picture, onUse }) =>
      tool.replaceChildren(
        button({ class: 'ib', 'aria-label': name, onclick: onUse }, icon(picture)),
      ),
  };
}

function lineNotice(say: Say, answer: Answer<unknown>, onAct: () => void) {
  if (answer.end === 'answered') return null;
  const isOver = answer.end === 'refused' && answer.code === 'over';
  const text = say(isOver ? 'studio.game.ended' : 'studio.game.offline');
  return { text, act: say('studio.game.try_again'), onAct };
}

// In a trial's frame too the way back is a plain link: the frame asks its page for nothing.
const lobbyLink = (address: string | null, say: Say): HTMLElement | null =>
  address === null
    ? null
    : make(
        'a',
        { class: 'more game-back', href: address, target: '_top', rel: 'noopener' },
        icon('back', 20),
        say('studio.game.lobby'),
      );

function soundButton(sound: Sound, say: Say): HTMLElement {
  const toggle = button({
    class: 'ib',
    'aria-label': say('studio.game.sound'),
    onclick: () => {
      sound.turn(!sound.isOn());
      show();
      sound.play('tick');
    },
  });
  const show = () => {
    toggle.setAttribute('aria-pressed', String(sound.isOn()));
    toggle.replaceChildren(icon(sound.isOn() ? 'sound' : 'silent'));
  };
  show();
  return toggle;
}
