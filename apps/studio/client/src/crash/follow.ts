// Schedule of the page's calls: the end of each flight, then the next flight, and the player's stake until it is paid.
import type { Desk } from './desk.ts';
import { pauseMs } from './phase.ts';

const again = 1_200;
/** Milliseconds that the studio takes for a decision after it is due. */
const decidedWithin = 450;
const mostLooks = 8;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));

export function follow(desk: Desk): void {
  let turn = 0;
  /** Runs the schedule until another run has begun, because the phone woke up or the connection is back. */
  async function run(mine: number): Promise<void> {
    const isOn = () => mine === turn;
    let looks = 0;
    while (isOn()) {
      const { flight, bet } = desk.state();
      if (!flight.end) {
        looks = 0;
        await wait(flight.startsAt - desk.now());
        if (isOn() && !(await desk.askEnd())) await wait(again).then(desk.refresh);
      } else if (isOpen(bet) && looks < mostLooks && desk.now() < flight.end.at + pauseMs - again) {
        looks += 1;
        await wait(decidedWithin);
        if (isOn()) await desk.refresh();
      } else {
        const left = flight.end.at + pauseMs - desk.now();
        await wait(left > 0 ? left + 60 : again / 4);
        if (isOn() && !(await desk.refresh())) await wait(again);
      }
    }
  }
  const restart = () => {
    turn += 1;
    const mine = turn;
    void desk.refresh().then(() => run(mine));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') restart();
  });
  // The browser reports the lost connection before a call fails.
  window.addEventListener('offline', () => void desk.refresh());
  window.addEventListener('online', restart);
  window.addEventListener('pageshow', ({ persisted }) => persisted && restart());
  restart();
  // For a stake that has reached its target, or is being paid, during the flight.
  setInterval(() => void lookAfter(desk), 700);
}

type KnownBet = ReturnType<Desk['state']>['bet'];
/** True for a bet that is undecided, or decided and not known to be paid. */
const isOpen = (bet: KnownBet): boolean =>
  bet !== null && (bet.hundredths === null || (!bet.isPaid && bet.hundredths !== '0'));

/** Number of polls for each bet, by its id. */
const looked = new Map<string, number>();

async function lookAfter(desk: Desk): Promise<void> {
  const { bet, flight } = desk.state();
  if (!bet || flight.end || !isOpen(bet)) return;
  const isDue = bet.hundredths !== null || desk.standing() >= Number(bet.target);
  const looks = looked.get(bet.id) ?? 0;
  if (!isDue || looks >= mostLooks) return;
  looked.set(bet.id, looks + 1);
  await desk.refresh();
}
