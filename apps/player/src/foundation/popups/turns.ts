// One place on the screen that several things want: each waits for its turn, and one stands at a time (POP-09).
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { createStore, type Readable } from '#foundation/store.ts';

/** Why nothing comes over the page now. */
export type Hindrance = 'closed' | 'game' | 'payment' | 'form' | 'dialog';
export type TurnEvent<Name extends string> = {
  name: Name;
  /** It stands there now; it is gone; it waits, and why; when its turn came nobody wanted it any more. */
  what: 'shown' | 'closed' | 'waits' | 'dropped';
  why?: Hindrance | 'other';
  /** Epoch milliseconds. */
  at: number;
};

export type Turns<Name extends string> = Readable<Name | null> & {
  /**
   * It wants the place. `isWanted` is asked when its turn comes: what is wanted no longer is dropped. Twice the same is once.
   * `isDue`: its moment is now, so it does not wait for the next look. Answers how to take it back; what stands there already goes.
   */
  offer: (name: Name, isWanted?: () => boolean, isDue?: boolean) => () => void;
  /** The one that stands there goes; the next comes at the next look. */
  close: (name: Name) => void;
  /** What was shown, and what was not and why: the last fifty events, the newest last. */
  record: () => readonly TurnEvent<Name>[];
};

/** How often one looks whether the place is free, in milliseconds. It is also what lies between two. */
const lookMs = 500;
const mostEvents = 50;

type Options<Name extends string> = {
  /** Who comes first. */
  order: readonly Name[];
  /** What keeps that one from coming now; null: nothing does. */
  hindrance: (name: Name) => Hindrance | null;
  /** Each event, for what keeps it. */
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
  /** What stands there, and what is before it in the line, keep it waiting. */
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
        // Else not at once: what is ready at the same moment comes in its order.
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
