// Signals of the server as pages hear them: a kind of change, upon which the page asks (SIG-01). The stream itself is in `app/quiet/signals`.
import type { SignalKind } from '@parlour/contract/signals/kinds';
import type { Foundation } from '#foundation/foundation-type.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { createSpacedCalls, type SpacedCalls } from '#platform/quiet/spaced-calls.ts';

export type Signals = {
  /** Whether a stream works; then polls rest. */
  isLive: Store<boolean>;
  tell: (what: readonly SignalKind[]) => void;
  /** Calls back when such a change is told, at most once a second and not while the page is hidden. Returns a function that stops that. */
  hear: (kind: SignalKind, listener: () => void) => () => void;
};

const gapMs = 1_000;

type Subscription = { kinds: SignalKind[]; calls: SpacedCalls };

export function makeSignals(): Signals {
  // By listener, because several parts of a page may show the same data: it is asked for once.
  const subscriptions = new Map<() => void, Subscription>();
  return {
    isLive: createStore(false),
    tell: (what) => {
      for (const { kinds, calls } of subscriptions.values()) {
        if (kinds.some((kind) => what.includes(kind))) calls.request();
      }
    },
    hear: (kind, listener) => {
      const subscription = subscriptions.get(listener) ?? {
        kinds: [],
        calls: createSpacedCalls(gapMs, listener),
      };
      subscription.kinds.push(kind);
      subscriptions.set(listener, subscription);
      return () => {
        const at = subscription.kinds.indexOf(kind);
        if (at >= 0) subscription.kinds.splice(at, 1);
        if (subscription.kinds.length > 0) return;
        subscription.calls.stop();
        subscriptions.delete(listener);
      };
    },
  };
}

/** Calls back when such a change is told. Returns a function that stops that. */
export const hearChanges = (
  { keep }: Pick<Foundation, 'keep'>,
  kind: SignalKind,
  listener: () => void,
): (() => void) => keep(makeSignals).hear(kind, listener);

/** Calls back every `ms` milliseconds while the page is seen and no stream works. Returns a function that stops that. */
export function pollUnlessTold(
  { keep }: Pick<Foundation, 'keep'>,
  ms: number,
  callback: () => void,
): () => void {
  const { isLive } = keep(makeSignals);
  let stop: (() => void) | undefined;
  function look(): void {
    if (isLive.get()) {
      stop?.();
      stop = undefined;
    } else stop ??= everyWhileSeen(ms, callback);
  }
  const leave = isLive.subscribe(look);
  look();
  return () => {
    leave();
    stop?.();
  };
}
