import { readSettings } from '@parlour/contract/settings.schema';
import { expect, test } from 'vitest';
import { accountsOf } from './ads.ts';

const complete = {
  'analytics.meta.pixelId': '1234567890123456',
  'analytics.meta.accessToken': 'token-of-meta',
  'analytics.tiktok.pixelId': 'C4A1B2C3D4E5F6G7H8I9',
  'analytics.tiktok.accessToken': 'token-of-tiktok',
  'analytics.ga4.measurementId': 'G-1A2B3C4D5E',
  'analytics.ga4.apiSecret': 'secret-of-google',
};
const meta = {
  network: 'meta',
  id: '1234567890123456',
  secret: 'token-of-meta',
  url: 'https://graph.facebook.com',
};
const tiktok = {
  network: 'tiktok',
  id: 'C4A1B2C3D4E5F6G7H8I9',
  secret: 'token-of-tiktok',
  url: 'https://business-api.tiktok.com',
};
const ga4 = {
  network: 'ga4',
  id: 'G-1A2B3C4D5E',
  secret: 'secret-of-google',
  url: 'https://www.google-analytics.com',
};

const accountsWith = (changed: Record<string, string>) =>
  accountsOf(readSettings({ ...complete, ...changed }));

test('TRACK-03 a merchant has the accounts that it set up, at the networks’ own addresses', () => {
  expect(accountsOf(readSettings({}))).toEqual({});
  expect(accountsWith({})).toEqual({ meta, tiktok, ga4 });
  const url = 'http://sandbox.localhost:8081/ads/meta';
  expect(accountsWith({ 'analytics.meta.url': url })).toEqual({
    meta: { ...meta, url },
    tiktok,
    ga4,
  });
});

test.each([
  ['analytics.meta.pixelId', 'none', { tiktok, ga4 }],
  ['analytics.meta.accessToken', 'none', { tiktok, ga4 }],
  ['analytics.meta.url', 'none', { tiktok, ga4 }],
  ['analytics.tiktok.pixelId', 'none', { meta, ga4 }],
  ['analytics.tiktok.accessToken', 'none', { meta, ga4 }],
  ['analytics.ga4.measurementId', 'none', { meta, tiktok }],
  ['analytics.ga4.apiSecret', 'none', { meta, tiktok }],
  ['analytics.meta.pixelId', '1001/events?a=', { tiktok, ga4 }],
  ['analytics.tiktok.pixelId', 'c4a1b2c3d4e5', { meta, ga4 }],
  ['analytics.ga4.measurementId', 'UA-1234567-1', { meta, tiktok }],
])('TRACK-03, V5 with %s=%s the account is not used', (key, text, left) => {
  expect(accountsWith({ [key]: text })).toEqual(left);
});
