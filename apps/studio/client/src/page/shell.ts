// The page around both games: the bar with the way back, the place for the game, the dock, and what both need.
import type { Boot } from './boot.ts';
import { createCalls, type CallAnswer, type Calls } from './calls.ts';
import { make, type Child } from './element.ts';
import { createGameBar, type GameBar } from './game-bar.ts';
import { createMoney, type Money } from './money/money.ts';
import { createNotices, type Notices } from './notices.ts';
import { openShortSheet } from './sheets/short-sheet.ts';
import { openSheet } from './sheets/sheet.ts';
import { createSound, type Sound } from './sound.ts';
import { createSay, type Say } from './texts.ts';
import { createPurse, type Purse } from './money/purse.ts';

export type Shell = {
  say: Say;
  money: Money;
  calls: Calls;
  sound: Sound;
  notices: Notices;
  purse: Purse;
  main: HTMLElement;
  dock: HTMLElement;
  setSubtitle: GameBar['setSubtitle'];
  setTool: GameBar['setTool'];
  openSheet: (title: string, ...children: Child[]) => () => void;
  /** Says that there is no line, or that the play is over, as long as it is so. */
  showLine: (answer: CallAnswer<unknown>, onAgain: () => void) => void;
  openShortSheet: (needed: bigint) => void;
};

const isStill = matchMedia('(prefers-reduced-motion: reduce)');
export const wantsStillness = (): boolean => isStill.matches;

export function createShell(boot: Boot<unknown>): Shell {
  const { title, lobbyUrl } = boot;
  const say = createSay(boot.texts, boot.language, document.dir === 'rtl');
  const money = createMoney(boot.currency);
  const calls = createCalls(boot.play);
  const sound = createSound();
  const notices = createNotices();
  const purse = createPurse({ boot, calls, money, say });
  // The page does not wait for a slow wallet; it asks again itself.
  if (boot.balance === null) void purse.refresh();
  const bar = createGameBar({ boot, say, sound });
  const main = make('main', { class: 'scroll' });
  const dock = make('footer', { class: 'dock' });
  const open = (name: string, ...children: Child[]) =>
    openSheet({ title: name, close: say('studio.game.close'), children });

  if (title.hue !== null) document.documentElement.style.setProperty('--hue', String(title.hue));
  const screen = make('div', { class: 'screen' }, ...bar.elements, ...notices.elements, main, dock);
  screen.classList.toggle('is-dressed', title.hue !== null);
  document.body.prepend(screen);

  return {
    say,
    money,
    calls,
    sound,
    notices,
    purse,
    main,
    dock,
    openSheet: open,
    openShortSheet: (needed) =>
      openShortSheet({ say, money, open, balance: purse.known(), needed, lobby: lobbyUrl }),
    showLine: (answer, onAgain) => notices.strip(lineNotice(say, answer, onAgain)),
    setSubtitle: bar.setSubtitle,
    setTool: bar.setTool,
  };
}

function lineNotice(say: Say, answer: CallAnswer<unknown>, onAct: () => void) {
  if (answer.end === 'answered') return null;
  const isOver = answer.end === 'refused' && answer.code === 'over';
  const text = say(isOver ? 'studio.game.ended' : 'studio.game.offline');
  return { text, act: say('studio.game.try_again'), onAct };
}
