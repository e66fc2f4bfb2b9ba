import { expect, it } from 'vitest';
import type { KeyValue } from '#platform/storage.ts';
import { forgetAffiliate, forgetReferral, readAffiliate } from './affiliate.ts';
import { noteArrival } from './note-arrival.ts';

function memory(): KeyValue {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}
const at = (host: string, mainDomain = 'lumen.example') => ({
  site: { merchantCode: 'lumen' },
  mainDomain,
  host,
  search: '',
});

it.each([
  ['?affiliateCode=north&r=LUNA48', { affiliateCode: 'north', referralCode: 'LUNA48' }],
  ['?referralCode=LUNA48', { referralCode: 'LUNA48' }],
  ['?r=A&referralCode=B', { referralCode: 'A' }],
  ['?utm_source=x', {}],
  ['?affiliateCode=&r=', {}],
  [`?affiliateCode=${'a'.repeat(65)}&r=%3Cb%3E`, {}],
])('TRACK-05 of the address %s these are kept', (search, kept) => {
  const storage = memory();
  noteArrival(storage, search);
  expect(readAffiliate(storage, at('www.lumen.example'))).toEqual(kept);
});

it('TRACK-05 they outlast other addresses, the latest link counts, and after a registration they are gone', () => {
  const storage = memory();
  noteArrival(storage, '?affiliateCode=north&r=LUNA48');
  noteArrival(storage, '?page=2');
  noteArrival(storage, '?affiliateCode=south');
  expect(readAffiliate(storage, at('m.lumen.example'))).toEqual({
    affiliateCode: 'south',
    referralCode: 'LUNA48',
  });
  forgetReferral(storage);
  expect(readAffiliate(storage, at('m.lumen.example'))).toEqual({ affiliateCode: 'south' });
  forgetAffiliate(storage);
  expect(readAffiliate(storage, at('m.lumen.example'))).toEqual({});
});

it.each([
  ['north.lumen.example', 'north'],
  ['www.lumen.example', undefined],
  ['m.lumen.example', undefined],
  ['lumen.example', undefined],
  ['lumen.localhost', undefined],
  ['127.0.0.1', undefined],
  ['localhost', undefined],
])('TRACK-05 at %s the address itself says %s', (host, affiliateCode) => {
  const found = readAffiliate(memory(), at(host));
  expect(found).toEqual(affiliateCode === undefined ? {} : { affiliateCode });
});

it('TRACK-05 a link counts before the address itself', () => {
  const storage = memory();
  noteArrival(storage, '?affiliateCode=link');
  expect(readAffiliate(storage, at('north.lumen.example')).affiliateCode).toBe('link');
});

it('TRACK-05 the address itself counts before what an earlier one left', () => {
  const storage = memory();
  noteArrival(storage, '?affiliateCode=north&r=LUNA48');
  const here = { ...at('m.lumen.example'), search: '?affiliateCode=south' };
  expect(readAffiliate(storage, here)).toEqual({
    affiliateCode: 'south',
    referralCode: 'LUNA48',
  });
});
