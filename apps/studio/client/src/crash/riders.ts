// Who else is in this flight: the player's own stake first, then those who cashed out as they come, then those still in it.
import { draw, make, setText } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import { prizeAt, writeStanding } from './phase.ts';
import type { Bet, FlightRiders, Rider } from './state.ts';

export type Riders = { element: HTMLElement; show: () => void };

/** Milliseconds between two calls while a flight is watched. */
const every = 1_200;
/** The number of rows that are shown. The head counts all players. */
const mostShown = 20;

/** A row of the list: a rider, or the player's own bet. */
export type RiderRow = {
  key: string;
  rider: Rider | null;
  stake: string;
  hundredths: string | null;
  prize: string | null;
};

/** Returns the rows in their order: the own one first, whatever the others did. */
export function rowsOf(bet: Bet | null, { riders }: Pick<FlightRiders, 'riders'>): RiderRow[] {
  const others = riders.map((rider) => ({
    key: `${rider.bird} ${rider.number}`,
    rider,
    stake: rider.stake,
    hundredths: rider.hundredths,
    prize: rider.prize,
  }));
  if (!bet) return others.slice(0, mostShown);
  const { stake, hundredths, prize } = bet;
  const own = { key: 'own', rider: null, stake, hundredths, prize };
  return [own, ...others].slice(0, mostShown);
}

const bird = 'M3 13c4-1 7-3 9-7 1 3 4 4 9 3-2 2-3 4-4 6-2 4-6 5-10 4l-3 2 1-4c-1-1-2-2-2-4z';

function createRow({ say, money }: Shell, { rider, stake }: RiderRow) {
  const name = rider ? say('studio.crash.rider', rider) : say('studio.crash.you');
  const mark = make(
    'span',
    { class: 'rider-mark', 'aria-hidden': 'true' },
    draw('svg', { viewBox: '0 0 24 24' }, draw('path', { d: bird })),
  );
  mark.style.setProperty('--rider', String(rider ? (rider.number * 47) % 360 : 0));
  const amount = make('bdi');
  const times = make('span', { class: 'text-caption text-muted ltr' });
  const check = make('span', { class: 'rider-check' }, icon('check', 16));
  const element = make(
    'li',
    { class: rider ? 'rider' : 'rider rider--own' },
    mark,
    make('span', { class: 'rider-name one-line' }, name),
    make('bdi', { class: 'text-muted' }, money.short(BigInt(stake))),
    make('span', { class: 'rider-end' }, check, amount, times),
  );
  return {
    element,
    show: ({ hundredths, prize }: RiderRow, standing: number | null) => {
      const isOut = hundredths !== null && hundredths !== '0';
      element.classList.toggle('is-out', isOut);
      check.hidden = !isOut;
      times.hidden = !isOut;
      if (isOut) {
        setText(amount, money.exact(BigInt(prize ?? '0')));
        setText(times, writeStanding(hundredths));
      } else if (hundredths === '0' || standing === null) {
        setText(amount, hundredths === '0' ? '–' : '');
      } else setText(amount, money.exact(prizeAt(stake, standing)));
    },
  };
}

export function createRiders(shell: Shell, desk: Desk): Riders {
  const { say, calls, money } = shell;
  let told: FlightRiders & { flight: string } = { flight: '', count: 0, sum: '0', riders: [] };
  const count = make('p', { class: 'text-caption text-muted num' });
  const list = make('ul', { class: 'riders num' });
  const none = make('p', { class: 'text-small text-muted' }, say('studio.crash.nobody'));
  const element = make(
    'section',
    { class: 'pad riders-box', 'aria-label': say('studio.crash.in_flight') },
    make(
      'header',
      { class: 'row row--apart' },
      make('h2', { class: 'text-subheading' }, say('studio.crash.in_flight')),
      count,
    ),
    none,
    list,
  );
  const rows = new Map<string, ReturnType<typeof createRow>>();
  let order = '';

  const show = (): void => {
    const { flight, bet } = desk.state();
    if (told.flight !== flight.id) told = { flight: flight.id, count: 0, sum: '0', riders: [] };
    const shown = rowsOf(bet, told);
    // The answer may be older than the own stake.
    const players = Math.max(told.count, bet ? 1 : 0);
    const sum = told.count === 0 && bet ? bet.stake : told.sum;
    setText(
      count,
      players === 0
        ? ''
        : say('studio.crash.riders', { count: players, sum: money.short(BigInt(sum)) }),
    );
    none.hidden = shown.length > 0;
    list.hidden = shown.length === 0;
    const next = `${flight.id} ${shown.map(({ key }) => key).join()}`;
    if (next !== order) {
      if (!order.startsWith(flight.id)) rows.clear();
      order = next;
      for (const row of shown) if (!rows.has(row.key)) rows.set(row.key, createRow(shell, row));
      list.replaceChildren(...shown.flatMap(({ key }) => rows.get(key)?.element ?? []));
    }
    const standing = desk.phase() === 'flying' && !desk.isLost() ? desk.standing() : null;
    for (const row of shown) rows.get(row.key)?.show(row, standing);
  };

  let isAsking = false;
  const ask = async (): Promise<void> => {
    const { id, end } = desk.state().flight;
    const isSettled = end !== null && told.flight === id && desk.now() > end.at + every * 2;
    if (isAsking || isSettled || document.visibilityState !== 'visible') return;
    isAsking = true;
    const answer = await calls.get<FlightRiders>(`crash/flights/${id}/riders`);
    isAsking = false;
    // Without an answer the last one stays.
    if (answer.end !== 'answered' || desk.state().flight.id !== id) return;
    told = { flight: id, ...answer.body };
    show();
  };
  setInterval(() => void ask(), every);
  void ask();
  return { element, show };
}
