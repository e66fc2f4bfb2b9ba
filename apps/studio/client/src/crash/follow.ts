// The page's rhythm: the end of each flight as it comes, then the next; and what became of the own stake, until it is paid.
import type { Desk } from './desk.ts';
import { pauseMs } from './phase.ts';

const again = 1_200;
/** After a decision is due it takes the studio a moment to make it. */
const decidedWithin = 450;
const mostLooks = 8;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));

export function follow(desk: Desk): void {
  let turn = 0;
  /** A turn is left when another has begun: the phone slept, or the line came back. */
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
  // The line is known to be gone before any call says so.
  window.addEventListener('offline', () => void desk.refresh());
  window.addEventListener('online', restart);
  window.addEventListener('pageshow', ({ persisted }) => persisted && restart());
  restart();
  // A stake that has come to its target, or is being paid, while the flight goes on.
  setInterval(() => void lookAfter(desk), 700);
}

type Known = ReturnType<Desk['state']>['bet'];
/** Undecided, or decided and not known to be paid. */
const isOpen = (bet: Known): boolean =>
  bet !== null && (bet.hundredths === null || (!bet.isPaid && bet.hundredths !== '0'));

/** Bets by id, and how often was looked after them. */
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
