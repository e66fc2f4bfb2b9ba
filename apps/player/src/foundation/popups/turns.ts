// Turns in one slot of the screen: each item waits for its turn, and one is shown at a time (POP-09).
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** Reason why nothing is shown over the page now. */
export type Hindrance = 'closed' | 'game' | 'payment' | 'claim' | 'form' | 'dialog';
export type TurnEvent<Name extends string> = {
  name: Name;
  /** Shown now; closed; waiting, with the reason; or dropped because it was no longer wanted. */
  what: 'shown' | 'closed' | 'waits' | 'dropped';
  why?: Hindrance | 'other';
  /** Time of the event in epoch milliseconds. */
  at: number;
};

export type Turns<Name extends string> = Readable<Name | null> & {
  /**
   * Adds an item to the queue; repeated offers count once. `isWanted` is called at its turn, and an unwanted item is dropped. `isDue` checks
   * the queue at once instead of at the next check. Returns a function that withdraws the item, and closes it if it is shown.
   */
  offer: (name: Name, isWanted?: () => boolean, isDue?: boolean) => () => void;
  /** Closes the shown item; the next one is shown at the next check. */
  close: (name: Name) => void;
  /** The last fifty events, the newest last. */
  record: () => readonly TurnEvent<Name>[];
};

/** Interval of checks whether the slot is free, in milliseconds. Also the pause between two items. */
const lookMs = 500;
const mostEvents = 50;

type Options<Name extends string> = {
  /** Names by priority, the first one first. */
  order: readonly Name[];
  /** Reason why the item cannot be shown now; null if there is none. */
  hindrance: (name: Name) => Hindrance | null;
  /** Called with all events after each new one, so that they can be stored. */
  onEvent?: (events: readonly TurnEvent<Name>[]) => void;
};

export function createTurns<Name extends string>(options: Options<Name>): Turns<Name> {
  const { order, hindrance, onEvent } = options;
  const store = createStore<Name | null>(null);
  const waiting = new Map<Name, () => boolean>();
  const told = new Map<Name, string>();
  let events: readonly TurnEvent<Name>[] = [];
  let stop: (() => void) | null = null;

  function note(name: Name, what: TurnEvent<Name>['what'], why?: TurnEvent<Name>['why']): void {
    const said = `${what} ${why}`;
    if (told.get(name) === said) return;
    told.set(name, said);
    events = [...events, { name, what, ...(why && { why }), at: Date.now() }].slice(-mostEvents);
    onEvent?.(events);
  }
  function show(name: Name): void {
    waiting.delete(name);
    note(name, 'shown');
    store.set(name);
  }
  /** Shows the first item that may be shown. The shown item and earlier ones keep the others waiting. */
  function look(): void {
    let isTaken = store.get() !== null;
    for (const name of order.filter((each) => waiting.has(each))) {
      if (waiting.get(name)?.() === false) {
        waiting.delete(name);
        note(name, 'dropped');
        continue;
      }
      const why = isTaken ? 'other' : hindrance(name);
      if (why === null) show(name);
      else note(name, 'waits', why);
      isTaken ||= why === null;
    }
    if (waiting.size > 0) stop ??= everyWhileSeen(lookMs, look);
    else {
      stop?.();
      stop = null;
    }
  }
  function close(name: Name): void {
    if (store.get() !== name) return;
    note(name, 'closed');
    store.set(null);
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    close,
    record: () => events,
    offer: (name, isWanted = () => true, isDue = false) => {
      if (store.get() !== name) {
        waiting.set(name, isWanted);
        // Otherwise at the next check, so that items offered at the same moment keep their order.
        if (isDue) look();
        else stop ??= everyWhileSeen(lookMs, look);
      }
      return () => {
        if (waiting.delete(name)) note(name, 'dropped');
        close(name);
      };
    },
  };
}
