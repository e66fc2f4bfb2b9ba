// A flight that all players of a title share. It climbs until it ends, and who leaves before is paid the current multiplier.
// The studio's clock decides; this page follows it and shows the flight.
import '../sheet/crash.css';
import { readBoot } from '../page/boot.ts';
import { loadLater } from '../page/load-later.ts';
import { createShell } from '../page/shell.ts';
import { beginSpan } from '../page/timeline.ts';
import { createAnnounce } from './announce.ts';
import { createBets } from './bets.ts';
import { createDesk } from './desk.ts';
import { actOf } from './dock/act.ts';
import { createDock, type StakeChoice } from './dock/dock.ts';
import { follow } from './follow.ts';
import { createLastFlights } from './last-flights.ts';
import { createRiders } from './riders.ts';
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
const riders = createRiders(shell, desk);
const announce = createAnnounce(shell, desk);
const dock = createDock({
  shell,
  game: boot.game,
  onPlace: (chosen) => void place(chosen),
  onLeave: () => void leave(),
});
const [lastRow, ...fair] = lastFlights.elements;
shell.main.append(scene.element, ...(lastRow ? [lastRow] : []), riders.element, ...fair);
shell.dock.append(...dock.elements);
const onRules = () => void openRules();
shell.setTool({ name: say('studio.game.rules'), icon: 'info', onUse: onRules });
shell.setRules(onRules);

async function openRules(): Promise<void> {
  const sheet = await loadLater(shell, () => import('./rules-sheet.ts'));
  sheet?.openRulesSheet(shell, desk.state(), dock.stake());
}

let isBusy = false;
async function busy(work: () => Promise<void>): Promise<void> {
  // A second tap has no effect while the first call is pending.
  if (isBusy) return;
  isBusy = true;
  beat();
  await work();
  isBusy = false;
  beat();
}
const place = (chosen: StakeChoice) =>
  busy(() => {
    vibration.give('buy');
    return bets.place(chosen);
  });
const leave = () =>
  busy(async () => {
    const { bet } = desk.state();
    if (bet) await bets.leave(bet);
  });

/** Ids of stakes whose end was shown here. */
const seen = new Set<string>();
function markSeen({ id }: Bet): void {
  if (seen.has(id)) return;
  seen.add(id);
  void calls.post(`crash/bets/${id}/seen`, {});
}
const tellLeft = createTellLeft(shell, (bet) => {
  markSeen(bet);
  // Its prize was paid meanwhile.
  void purse.refresh();
});

let isPaid = true;
function onNews(): void {
  const { flight, bet, last, unseen } = desk.state();
  shell.setSubtitle(say('studio.crash.flight', { number: flightName(flight.number) }));
  lastFlights.show(last, flight);
  // A hidden page shows nothing. The outcomes are shown when the page is visible again.
  const isLookedAt = document.visibilityState === 'visible';
  if (isLookedAt) tellLeft(unseen, flight.id);
  if (bet && bet.hundredths !== null) {
    if (isLookedAt) markSeen(bet);
    // A change of `isPaid` is a change of the balance.
    if (bet.isPaid !== isPaid) void purse.refresh();
    isPaid = bet.isPaid;
  } else isPaid = false;
  beat();
}

/** Ends the current span of the browser's timeline: a flight with a stake, from its start to its end. */
let endSpan: (() => void) | null = null;
function noteSpan(): void {
  const isOn = desk.phase() === 'flying' && desk.state().bet !== null;
  if (isOn) endSpan ??= beginSpan('round');
  else if (endSpan) {
    endSpan();
    endSpan = null;
  }
}

/** Updates the texts, ten times a second. */
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
  riders.show();
  announce();
  noteSpan();
  scene.show();
}
onNews();
setInterval(beat, 100);
follow(desk);

// A page without calls would not learn that the member has logged out.
setInterval(() => {
  if (document.visibilityState === 'visible') void purse.refresh();
}, 60_000);

// Benches and tests wait for this mark, as on the site's pages: every control has its handler.
performance.mark('usable');
