import { expect, test } from 'vitest';
import type { KeyValue } from '../platform/storage.ts';
import { keepVisit, takeAdParameters } from './take-ad-parameters.ts';

function memory(): KeyValue & { all: () => unknown } {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
    all: () => Object.fromEntries([...kept].map(([key, value]) => [key, JSON.parse(value)])),
  };
}
const take = (search: string) => {
  const address = new URL(`https://m.example/m/home${search}`);
  return { taken: takeAdParameters(address), rest: address.search + address.hash };
};

test('TRACK-02 parameters of advertising leave the address, and everything else stays with the hash', () => {
  const { taken, rest } = take(
    '?language=TH&utm_source=news&r=LUNA48&fbclid=IwAR0_Ab-C&affiliateCode=north#utm_term',
  );
  expect([...taken]).toEqual([
    ['utm_source', 'news'],
    ['fbclid', 'IwAR0_Ab-C'],
  ]);
  expect(rest).toBe('?language=TH&r=LUNA48&affiliateCode=north#utm_term');
});
test('TRACK-02 of a parameter that is there twice the first value counts, and both go', () => {
  const { taken, rest } = take('?utm_source=one&utm_source=two');
  expect([[...taken], rest]).toEqual([[['utm_source', 'one']], '']);
});
test('TRACK-02 the first visit wins, and the newest click', () => {
  const storage = memory();
  keepVisit(storage, take('?utm_source=news&fbclid=Old').taken, 1_000);
  keepVisit(storage, take('?language=EN').taken, 2_000);
  keepVisit(storage, take('?utm_source=later&fbclid=New&ttclid=T1').taken, 3_000);
  keepVisit(storage, take('?utm_source=last').taken, 4_000);
  expect(storage.all()).toEqual({
    'visit.first': { at: 1_000, parameters: { utm_source: 'news', fbclid: 'Old' } },
    'visit.click': { at: 3_000, fbclid: 'New', ttclid: 'T1' },
  });
});
test('TRACK-02 what is stored has a limit: forty parameters, and 200 characters of each', () => {
  const storage = memory();
  const many = Array.from({ length: 60 }, (_, at) => `utm_${at}=${'x'.repeat(300)}`).join('&');
  const long = `utm_${'n'.repeat(80)}=x`;
  const { taken, rest } = take(`?${long}&${many}`);
  expect(rest).toBe('');
  keepVisit(storage, taken, 1_000);
  const { parameters } = JSON.parse(storage.read('visit.first') ?? '') as {
    parameters: Record<string, string>;
  };
  expect(Object.keys(parameters)).toHaveLength(40);
  expect(parameters['utm_0']).toBe('x'.repeat(200));
});
