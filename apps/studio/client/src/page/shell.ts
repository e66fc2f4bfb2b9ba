// The page around every game: the bar, the area of the game, the dock, and the tools that all games need.
import type { Boot } from './boot.ts';
import { createCalls, type CallAnswer, type Calls } from './calls.ts';
import { make, type Child } from './element.ts';
import { createGameBar, type GameBar } from './game-bar.ts';
import { createMoney, type Money } from './money/money.ts';
import { createNotices, type Notices } from './notices.ts';
import { loadLater } from './load-later.ts';
import { openSheet, type OpenedSheet } from './sheets/sheet.ts';
import { createSound, type Sound } from './effects/sound.ts';
import { offerTools } from './site-tools/site-tools.ts';
import { createStarts, type ShownPace, type Starts } from './stake/starts.ts';
import { createSay, type Say } from './texts.ts';
import { createTimes, type WriteTime } from './times.ts';
import { wayOf } from './way-back.ts';
import { createVibration, type Vibration } from './effects/vibration.ts';
import { createPurse, type Purse } from './money/purse.ts';

export type Shell = {
  title: Boot<unknown>['title'];
  say: Say;
  money: Money;
  calls: Calls;
  writeTime: WriteTime;
  sound: Sound;
  vibration: Vibration;
  notices: Notices;
  purse: Purse;
  starts: Starts;
  main: HTMLElement;
  dock: HTMLElement;
  setSubtitle: GameBar['setSubtitle'];
  setTool: GameBar['setTool'];
  /** False in a demo whose site has the tools in its own header. */
  hasBar: boolean;
  /** Sets how the rules are opened by the site, if it has the tools. Called once, at the start. */
  setRules: (open: () => void) => void;
  openSheet: (title: string, ...children: Child[]) => OpenedSheet;
  /** Sum above which a purchase needs a confirmation, in 1/100000; null if none does. */
  confirmAbove: bigint | null;
  /** Shows a strip while there is no connection, by the end of the last call. */
  showLine: (answer: CallAnswer<unknown>, onAgain: () => void) => void;
  openShortSheet: (needed: bigint) => void;
};

/** Builds the page. `pace` is null if no rule sets one. */
export function createShell(boot: Boot<unknown>, pace: ShownPace | null): Shell {
  const { title } = boot;
  const say = createSay(boot.texts, boot.locale, document.dir === 'rtl');
  const money = createMoney(boot.currency, boot.currencyDigits);
  const starts = createStarts(pace);
  const calls = createCalls(boot.play, {
    // The studio's own page then explains that the game has ended, and links to the lobby.
    onOver: () => location.reload(),
    onEarly: (startsInMs) => starts.learn({ startsInMs }),
  });
  const sound = createSound();
  const vibration = createVibration();
  const notices = createNotices();
  const purse = createPurse({ boot, calls, money, say });
  // The page was not delayed for a slow wallet, so it reads the balance itself.
  if (boot.balance === null) void purse.refresh();
  const tellers = { say, notices };
  const openMenu = async (): Promise<void> => {
    const sheet = await loadLater(tellers, () => import('./sheets/menu-sheet.ts'));
    sheet?.openMenuSheet({ say, sound, vibration, open });
  };
  const openShort = async (needed: bigint): Promise<void> => {
    const sheet = await loadLater(tellers, () => import('./sheets/short-sheet.ts'));
    const balance = purse.known();
    sheet?.openShortSheet({ say, money, open, balance, needed, lobby: wayOf(boot) });
  };
  const onMenu = () => void openMenu();
  const bar = createGameBar({ boot, say, onMenu });
  const main = make('main', { class: 'scroll' });
  const dock = make('footer', { class: 'dock' });
  const open = (name: string, ...children: Child[]) =>
    openSheet({ title: name, close: say('studio.game.close'), children });

  if (title.hue !== null) document.documentElement.style.setProperty('--hue', String(title.hue));
  const screen = make('div', { class: 'screen' }, ...bar.elements, ...notices.elements, main, dock);
  screen.classList.toggle('is-dressed', title.hue !== null);
  document.body.prepend(screen);
  whenWide(
    () => void import('./wide/beside.ts').then(({ showBeside }) => showBeside(calls, boot.play)),
  );

  return {
    title,
    say,
    money,
    calls,
    writeTime: createTimes(boot.locale),
    sound,
    vibration,
    notices,
    purse,
    starts,
    main,
    dock,
    openSheet: open,
    confirmAbove: boot.confirmAbove === null ? null : BigInt(boot.confirmAbove),
    openShortSheet: (needed) => void openShort(needed),
    showLine: (answer, onAgain) => notices.strip(lineNotice(say, answer, onAgain)),
    setSubtitle: bar.setSubtitle,
    setTool: bar.setTool,
    hasBar: !boot.hasSiteTools,
    setRules: (openRules) => {
      if (!boot.hasSiteTools) return;
      const acts = {
        rules: openRules,
        settings: onMenu,
        'header-hidden': () => bar.setUnderDiscs(true),
        'header-shown': () => bar.setUnderDiscs(false),
      };
      offerTools({ framedBy: boot.framedBy, obey: (request) => acts[request]() });
    },
  };
}

/** Runs once, as soon as the window has a mouse and sides beside the column (the ui's wide/desk.css). */
function whenWide(run: () => void): void {
  const wide = matchMedia('(min-width: 1000px) and (hover: hover) and (pointer: fine)');
  const look = () => {
    if (!wide.matches) return;
    wide.removeEventListener('change', look);
    run();
  };
  wide.addEventListener('change', look);
  look();
}

function lineNotice(say: Say, answer: CallAnswer<unknown>, onAct: () => void) {
  if (answer.end === 'answered') return null;
  return { text: say('studio.game.offline'), act: say('studio.game.try_again'), onAct };
}
