import { z } from 'zod';
import { baseUrl, countriesOrAll, lineOrNone, orNone } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';

const idOrNone = (expects: string, pattern: RegExp) =>
  orNone<string>({ expects, codec: z.string().regex(pattern) });

/** Countries whose law asks for consent before a visitor is measured: the European Economic Area, the United Kingdom and Switzerland. */
const european = (
  'AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,' +
  'SI,SK'
).split(',');

export const settings = {
  'analytics.meta.pixelId': setting(
    idOrNone('the digits of a pixel such as 1234567890123456', /^\d{5,20}$/),
    null,
    'The id of the merchant’s pixel at Meta. With this and analytics.meta.accessToken, Meta is told of tracked events',
  ),
  'analytics.meta.accessToken': secret(
    lineOrNone(500),
    null,
    'The access token of that pixel for the Conversions API',
  ),
  'analytics.meta.url': setting(
    baseUrl,
    'https://graph.facebook.com',
    'The base address of Meta’s Conversions API, or of a stand-in for tests',
  ),
  'analytics.tiktok.pixelId': setting(
    idOrNone('the id of a pixel such as C4A1B2C3D4E5F6G7H8I9', /^[A-Z\d]{10,30}$/),
    null,
    'The id of the merchant’s pixel at TikTok. With this and analytics.tiktok.accessToken, TikTok is told of tracked events',
  ),
  'analytics.tiktok.accessToken': secret(
    lineOrNone(500),
    null,
    'The access token of that pixel for the Events API',
  ),
  'analytics.tiktok.url': setting(
    baseUrl,
    'https://business-api.tiktok.com',
    'The base address of TikTok’s Events API, or of a stand-in for tests',
  ),
  'analytics.ga4.measurementId': setting(
    idOrNone('a measurement id such as G-1A2B3C4D5E', /^G-[A-Z\d]{4,20}$/),
    null,
    'The measurement id of the merchant’s site at Google Analytics. With this and analytics.ga4.apiSecret, Google Analytics is told of tracked events, without anything of a person',
  ),
  'analytics.ga4.apiSecret': secret(
    lineOrNone(200),
    null,
    'The secret of that measurement for the Measurement Protocol',
  ),
  'analytics.ga4.url': setting(
    baseUrl,
    'https://www.google-analytics.com',
    'The base address of the Measurement Protocol, or of a stand-in for tests',
  ),
  'consent.ask': setting(
    countriesOrAll,
    european,
    'The countries whose visitors are asked before they are measured. Where anybody is asked, visitors from an unknown country are, too',
  ),
  'consent.tell': setting(
    countriesOrAll,
    [],
    'The countries whose visitors are told that they are measured, and may decline. Elsewhere nobody is asked or told',
  ),
};
