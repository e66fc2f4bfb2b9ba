// Events that wait to be sent, on the device, so that they outlive the page and a lost line (TRACK-03).
import type { Input } from '@parlour/contract/endpoint';
import type { collectEvents } from '@parlour/contract/tracking/calls';
import type { KeyValue } from '#platform/storage.ts';

export type QueuedEvent = Input<typeof collectEvents>['events'][number];

const key = 'visit.events';
/** The most events that wait. Beyond it the oldest go, because a device that is always off line would fill its storage. */
const most = 100;

const isEvent = (value: unknown): value is QueuedEvent =>
  typeof value === 'object' && value !== null && 'eventID' in value && 'eventName' in value;

function read(storage: KeyValue): QueuedEvent[] {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function write(storage: KeyValue, events: readonly QueuedEvent[]): void {
  if (events.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(events.slice(-most)));
}

export const addEvents = (storage: KeyValue, events: readonly QueuedEvent[]): void =>
  write(storage, [...read(storage), ...events]);

/** Returns the oldest events, at most `count`. */
export const nextEvents = (storage: KeyValue, count: number): QueuedEvent[] =>
  read(storage).slice(0, count);

/** Removes events that were sent; those that came meanwhile stay. */
export function removeEvents(storage: KeyValue, sent: readonly QueuedEvent[]): void {
  const ids = new Set(sent.map(({ eventID }) => eventID));
  write(
    storage,
    read(storage).filter(({ eventID }) => !ids.has(eventID)),
  );
}
