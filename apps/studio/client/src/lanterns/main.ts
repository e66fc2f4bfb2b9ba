// Three Lanterns: a round at a press. The studio decides it, this page lights it.
import '../sheet/lanterns.css';
import { readBoot } from '../page/boot.ts';
import { make } from '../page/element.ts';
import { createShell } from '../page/shell.ts';
import { beginSpan } from '../page/timeline.ts';
import { askOnce } from './ask-once.ts';
import { fairLine } from './fair-line.ts';
import { createLastPlays, payTable } from './pay-table.ts';
import { createPlayRound } from './play-round.ts';
import { readRound } from './reading.ts';
import { resultWords, sentence } from './result-words.ts';
import { openRulesSheet } from './rules-sheet.ts';
import { createScene } from './scene.ts';
import { createStakeDock } from './stake-dock.ts';
import { roundName, type Lanterns, type Round } from './state.ts';

const boot = readBoot<Lanterns>();
const shell = createShell(boot);
const { say, calls, money, notices, sound, vibration, purse } = shell;
const { stakes, stake } = boot.game;

let { commitment: next } = boot.game.next;
let last = boot.game.last;
let { free } = boot.game;
let shown: Round | null = null;
let isBusy = false;

const scene = createScene(say);
const lastPlays = createLastPlays(say);
const fair = make('div');
const rounds = createPlayRound(shell);
const isMeant = askOnce(shell);
const dock = createStakeDock({
  shell,
  stakes,
  first: stake,
  free,
  onPlay: (chosen) => void play(chosen),
});
shell.main.append(scene.element, payTable(say, boot.game), lastPlays.element, fair);
shell.dock.append(...dock.elements);
shell.setTool({
  name: say('studio.game.rules'),
  icon: 'info',
  onUse: () => openRulesSheet(shell, boot.game),
});

function showFair(): void {
  fair.replaceChildren(fairLine(shell, shown, next));
}
function setBusy(isUnderWay: boolean): void {
  isBusy = isUnderWay;
  dock.setBusy(isUnderWay);
}
function showRound(round: Round, isNew = false): void {
  shown = round;
  shell.setSubtitle(say('studio.lanterns.round', { number: roundName(round.number) }));
  scene.words.replaceChildren(...resultWords(shell, round, isNew));
  showFair();
}

async function play(chosen: string): Promise<void> {
  // What is given away is not asked about.
  const given = free;
  const staked = given?.stake ?? chosen;
  if (!given && !(await isMeant(chosen))) return;
  setBusy(true);
  vibration.give('buy');
  scene.wait();
  scene.words.replaceChildren();
  const played = await rounds.play(staked, given !== null);
  if (played) {
    next = played.next.commitment;
    free = played.free;
    dock.setFree(free);
    // The balance after the stake; the prize is added when the lanterns have shown it.
    const balance = purse.known();
    if (balance !== null && !given) purse.set(String(balance - BigInt(played.round.stake)));
    await reveal(played.round);
  } else {
    scene.show(shown);
    if (shown) showRound(shown);
  }
  setBusy(false);
}

/** `paid`: what the balance already holds of its prize. */
async function reveal(round: Round, paid = 0n): Promise<void> {
  const showBalance = purse.hold(paid);
  shell.setSubtitle(say('studio.lanterns.round', { number: roundName(round.number) }));
  rounds.forget(round.key);
  const endSpan = beginSpan('round');
  await scene.reveal(round, () => sound.play('tick'));
  endSpan();
  last = [round, ...last.filter(({ id }) => id !== round.id)].slice(0, 7);
  lastPlays.show(last);
  showRound(round, true);
  showBalance();
  const { isWin } = readRound(round);
  sound.play(isWin ? 'win' : 'end');
  if (isWin) vibration.give('prize');
  const prize = BigInt(round.prize) > 0n ? ` ${money.exact(BigInt(round.prize))}` : '';
  notices.speak(`${sentence(shell, round)}.${prize}`);
  void calls.post(`lanterns/rounds/${round.id}/seen`, {});
  void followPayment(round, 6);
}

/** Paid is said only once the wallet has said so. */
async function followPayment(round: Round, tries: number): Promise<void> {
  void purse.refresh();
  if (round.isPaid || BigInt(round.prize) === 0n || tries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const answer = await calls.get<Lanterns>('lanterns');
  if (shown?.id !== round.id) return;
  const now = answer.end === 'answered' && answer.body.last.find(({ id }) => id === round.id);
  if (now && now.isPaid) showRound(now);
  await followPayment(now || round, tries - 1);
}

lastPlays.show(last);
shell.setSubtitle(say('studio.lanterns.round', { number: roundName(boot.game.next.number) }));
scene.words.append(make('p', { class: 'text-small' }, say('studio.lanterns.ready')));
showFair();
if (boot.game.open) {
  // A round that was taken and not seen to its end comes back as it was (G3).
  notices.toast(say('studio.lanterns.back'));
  setBusy(true);
  const { open } = boot.game;
  void reveal(open, open.isPaid ? BigInt(open.prize) : 0n).then(() => setBusy(false));
}

// A page that asks nothing would not hear that the member has logged out. Not during a round: the balance would tell its prize.
const lookAgain = (): void => {
  if (document.visibilityState === 'visible' && !isBusy) void purse.refresh();
};
setInterval(lookAgain, 60_000);
document.addEventListener('visibilitychange', lookAgain);

// Rigs and tests wait for it, as on the site's pages: every control has its handler.
performance.mark('usable');
