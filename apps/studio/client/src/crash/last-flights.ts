// The ends of the last flights, each with its proof, and the commitment of this one.
import { button, make, renew } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import { loadLater } from '../page/load-later.ts';
import type { Shell } from '../page/shell.ts';
import { writeStanding } from './phase.ts';
import { flightName, type End, type Flight } from './state.ts';

async function isDrawn(game: string, { id }: Flight, end: End): Promise<boolean> {
  const { isFlightDrawn } = await import('../fair/check-round.ts');
  return isFlightDrawn({ game, id, seed: end.seed, hundredths: end.hundredths });
}

async function openProof(shell: Shell, game: string, flight: Flight): Promise<void> {
  const { say } = shell;
  const { id, number, commitment, end } = flight;
  const how = say('studio.crash.how');
  const ended =
    end &&
    say('studio.crash.ended_name', {
      number: flightName(number),
      times: writeStanding(end.hundredths),
    });
  const sheet = await loadLater(shell, () => import('../page/sheets/verify-sheet.ts'));
  sheet?.openVerifySheet(shell, {
    what: 'flight',
    commitment,
    seed: end?.seed ?? null,
    how: ended ? `${ended}. ${how}` : how,
    data: { game, id, commitment, ...(end && { seed: end.seed, hundredths: end.hundredths }) },
    isDrawn: end && (() => isDrawn(game, flight, end)),
    pages: null,
  });
}

export type LastFlights = {
  elements: HTMLElement[];
  show: (last: readonly Flight[], flight: Flight) => void;
};

/** Returns the button to which an arrow key moves the focus. */
function nextOf(row: HTMLElement, key: string): HTMLButtonElement | null {
  const all = [...row.querySelectorAll('button')];
  const place = all.findIndex((each) => each === document.activeElement);
  const isMirrored = getComputedStyle(row).direction === 'rtl';
  const ways: Record<string, number> = {
    ArrowRight: place + (isMirrored ? -1 : 1),
    ArrowLeft: place + (isMirrored ? 1 : -1),
    Home: 0,
    End: all.length - 1,
  };
  return all[ways[key] ?? -1] ?? null;
}

/** True from ten times the stake on. */
const isHigh = (hundredths: string): boolean => Number(hundredths) >= 1_000;

export function createLastFlights(shell: Shell, game: string): LastFlights {
  const { say } = shell;
  let known = new Map<string, Flight>();
  let flight: Flight | null = null;
  const open = (id: string | undefined) => {
    const found = known.get(id ?? '');
    if (found) void openProof(shell, game, found);
  };
  /** Id of the flight at which the Tab key stops. The arrow keys reach the others. */
  let stop: string | null = null;
  const row = make('div', {
    class: 'scroller num last-row',
    role: 'toolbar',
    'aria-label': say('studio.crash.last_flights'),
  });
  row.addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest('button')?.dataset['flight']);
  });
  row.addEventListener('keydown', (event) => {
    const to = nextOf(row, event.key);
    if (!to) return;
    event.preventDefault();
    row.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
    stop = to.dataset['flight'] ?? null;
  });
  const element = make(
    'div',
    { class: 'row pad last-flights' },
    make(
      'span',
      { class: 'text-caption text-faint', 'aria-hidden': 'true' },
      say('studio.crash.last_flights'),
    ),
    row,
  );
  const pill = ({ id, number, end }: Flight): HTMLElement | null => {
    if (!end) return null;
    const times = writeStanding(end.hundredths);
    const values = { number: flightName(number), times };
    return button(
      {
        class: 'last-flight',
        'data-flight': id,
        tabindex: id === stop ? 0 : -1,
        'aria-label': say(end.isVoid ? 'studio.crash.void' : 'studio.crash.ended_name', values),
      },
      make(
        'span',
        { class: `pill ltr${isHigh(end.hundredths) && !end.isVoid ? ' pill--value' : ''}` },
        end.isVoid ? '–' : times,
      ),
    );
  };
  const fair = make(
    'div',
    { class: 'fair pad' },
    icon('shield', 20),
    make('span', { class: 'grow' }, say('studio.game.fair')),
    button(
      {
        class: 'more text-link fair-act',
        onclick: () => flight && void openProof(shell, game, flight),
      },
      say('studio.game.verify'),
    ),
  );
  return {
    elements: [element, fair],
    show: (last, now) => {
      flight = now;
      // A flight that has just ended is first, even before the studio's list contains it.
      const all = now.end && !last.some(({ id }) => id === now.id) ? [now, ...last] : last;
      known = new Map(all.map((each) => [each.id, each]));
      element.hidden = all.length === 0;
      // A focus in the row is not moved.
      if (!row.contains(document.activeElement) || !known.has(stop ?? ''))
        stop = all[0]?.id ?? null;
      const isNew = row.firstElementChild?.getAttribute('data-flight') !== all[0]?.id;
      renew(row, ...all.slice(0, 20).map(pill));
      // Scrolls to the newest, because the browser would keep the former position.
      if (isNew) row.scrollTo({ left: 0 });
    },
  };
}
