// What the tab that reads the stream tells the other tabs.
import { signalKinds, type SignalKind } from '@parlour/contract/signals/kinds';

/** `ask` requests the state from the reading tab; `state` tells it, at each sign of life; `changed` passes a signal on. */
export type StreamNote =
  | { kind: 'ask' }
  | { kind: 'state'; isLive: boolean }
  | { kind: 'changed'; what: SignalKind[] };

export function isStreamNote(data: unknown): data is StreamNote {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, isLive, what } = data as { kind?: unknown; isLive?: unknown; what?: unknown };
  if (kind === 'ask') return true;
  if (kind === 'state') return typeof isLive === 'boolean';
  const isKind = (each: unknown): boolean => signalKinds.some((known) => known === each);
  return kind === 'changed' && Array.isArray(what) && what.every(isKind);
}
