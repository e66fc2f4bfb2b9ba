// A flight for everybody at a title at once: it climbs until it ends, and who leaves before is paid what it stands at. The studio's clock
// decides; this page reckons by it and shows it.
import '../sheet/crash.css';
import { readBoot } from '../page/boot.ts';
import { createShell } from '../page/shell.ts';
import { beginSpan } from '../page/timeline.ts';
import { createAnnounce } from './announce.ts';
import { createBets } from './bets.ts';
import { createDesk } from './desk.ts';
import { actOf } from './dock/act.ts';
import { createDock, type Chosen } from './dock/dock.ts';
import { follow } from './follow.ts';
import { createLastFlights } from './last-flights.ts';
import { openRulesSheet } from './rules-sheet.ts';
import { createScene } from './scene/scene.ts';
import { flightName, type Bet, type Crash } from './state.ts';
import { createTellLeft } from './tell-left.ts';
import { createWords } from './words.ts';

const boot = readBoot<Crash>();
const shell = createShell(boot, null);
const { say, calls, vibration, purse } = shell;

const desk = createDesk(shell, boot.game, () => onNews());
const bets = createBets(shell, desk);
const words = createWords(shell, desk);
const scene = createScene(desk, words.element);
const lastFlights = createLastFlights(shell, boot.game.gameCode);
const announce = createAnnounce(shell, desk);
const dock = createDock({
  shell,
  game: boot.game,
  onPlace: (chosen) => void place(chosen),
  onLeave: () => void leave(),
});
shell.main.append(scene.element, ...lastFlights.elements);
shell.dock.append(...dock.elements);
shell.setTool({
  name: say('studio.game.rules'),
  icon: 'info',
  onUse: () => openRulesSheet(shell, desk.state(), dock.stake()),
});

let isBusy = false;
async function busy(work: () => Promise<void>): Promise<void> {
  // A second tap while the first is under way does nothing.
  if (isBusy) return;
  isBusy = true;
  beat();
  await work();
  isBusy = false;
  beat();
}
const place = (chosen: Chosen) =>
  busy(() => {
    vibration.give('buy');
    return bets.place(chosen);
  });
const leave = () =>
  busy(async () => {
    const { bet } = desk.state();
    if (bet) await bets.leave(bet);
  });

/** Stakes whose end was shown here. */
const seen = new Set<string>();
function markSeen({ id }: Bet): void {
  if (seen.has(id)) return;
  seen.add(id);
  void calls.post(`crash/bets/${id}/seen`, {});
}
const tellLeft = createTellLeft(shell, (bet) => {
  markSeen(bet);
  // What it paid came in while nobody asked.
  void purse.refresh();
});

let isPaid = true;
function onNews(): void {
  const { flight, bet, last, unseen } = desk.state();
  shell.setSubtitle(say('studio.crash.flight', { number: flightName(flight.number) }));
  lastFlights.show(last, flight);
  // What nobody looks at is not shown: it is told when the page is looked at again.
  const isLookedAt = document.visibilityState === 'visible';
  if (isLookedAt) tellLeft(unseen, flight.id);
  if (bet && bet.hundredths !== null) {
    if (isLookedAt) markSeen(bet);
    // The balance has it as soon as the wallet does.
    if (bet.isPaid !== isPaid) void purse.refresh();
    isPaid = bet.isPaid;
  } else isPaid = false;
  beat();
}

/** The round on the browser's timeline: a flight with a stake in it, from its start to its end. */
let endSpan: (() => void) | null = null;
function noteSpan(): void {
  const isOn = desk.phase() === 'flying' && desk.state().bet !== null;
  if (isOn) endSpan ??= beginSpan('round');
  else if (endSpan) {
    endSpan();
    endSpan = null;
  }
}

/** Ten times a second: what is written. */
function beat(): void {
  const { flight, bet } = desk.state();
  const act = actOf(shell, {
    now: desk.now(),
    flight,
    bet,
    stake: dock.stake(),
    standing: desk.standing(),
  });
  dock.show({ act, isBusy, bet: bet?.hundredths === null ? bet : null });
  words.show();
  announce();
  noteSpan();
  scene.show();
}
onNews();
setInterval(beat, 100);
follow(desk);

// A page that asks nothing would not hear that the member has logged out.
setInterval(() => {
  if (document.visibilityState === 'visible') void purse.refresh();
}, 60_000);

// Rigs and tests wait for it, as on the site's pages: every control has its handler.
performance.mark('usable');
