import { expect, it } from 'vitest';
import type { KeyValue } from '#platform/storage.ts';
import {
  forgetAffiliate,
  forgetReferral,
  namesAffiliate,
  noteAffiliate,
  readAffiliate,
} from './affiliate.ts';

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
  noteAffiliate(storage, search);
  expect(readAffiliate(storage, at('www.lumen.example'))).toEqual(kept);
});

it('TRACK-05 they outlast other addresses, the latest link counts, and after a registration they are gone', () => {
  const storage = memory();
  noteAffiliate(storage, '?affiliateCode=north&r=LUNA48');
  noteAffiliate(storage, '?page=2');
  noteAffiliate(storage, '?affiliateCode=south');
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
  noteAffiliate(storage, '?affiliateCode=link');
  expect(readAffiliate(storage, at('north.lumen.example')).affiliateCode).toBe('link');
});

it('TRACK-05 only an address that says something is looked at', () => {
  expect(['?affiliateCode=a', '?r=b', '?referralCode=c', '?rr=1', ''].map(namesAffiliate)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
