// Facts of this browser that the server gets together with its events (TRACK-02, TRACK-03).
import type { Input } from '@parlour/contract/endpoint';
import type { collectEvents } from '@parlour/contract/tracking/calls';
import { clickKey, firstVisitKey } from '@parlour/contract/tracking/visit-record';
import type { ConsentAnswer } from '@parlour/contract/tracking/consent';
import type { Foundation } from '#foundation/foundation-type.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { currentHost } from '#platform/address.ts';
import type { KeyValue } from '#platform/storage.ts';
import { takeAffiliate } from './take-affiliate.ts';

type Visit = NonNullable<Input<typeof collectEvents>['visit']>;

/** Reads a stored record; empty if there is none, or something else. */
function readRecord(storage: KeyValue, key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.read(key) ?? 'null')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** An id of a click as networks write it. */
const isClickId = (value: unknown): value is string =>
  isText(value) && /^[\w.-]{1,500}$/.test(value);

/** Reads the parameters of the first visit. Anybody can write to the storage, so only texts count. */
function parametersOf(storage: KeyValue): Record<string, string> {
  const { parameters } = readRecord(storage, firstVisitKey);
  const entries = Object.entries(Object(parameters) as object);
  return Object.fromEntries(entries.filter((each): each is [string, string] => isText(each[1])));
}

function clickOf(storage: KeyValue): Visit['click'] {
  const { at, fbclid, ttclid } = readRecord(storage, clickKey);
  if (typeof at !== 'number') return null;
  return { at, ...(isClickId(fbclid) && { fbclid }), ...(isClickId(ttclid) && { ttclid }) };
}

export function visitOf(foundation: Foundation, consent: ConsentAnswer | null): Visit {
  const { deviceStorage } = foundation;
  return {
    browserId: getDeviceId(deviceStorage),
    consent,
    domain: currentHost(),
    ...takeAffiliate(foundation),
    parameters: parametersOf(deviceStorage),
    click: clickOf(deviceStorage),
  };
}
