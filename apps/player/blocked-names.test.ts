// Ad blockers match addresses against lists: a file of ours whose name is on a list would not load for their users.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@parlour/contract/contract';
import { pages } from '#pages/pages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Rules of the general lists (for any site) that are closest to our names, from github.com/easylist/easylist at 0001ef4 and 000296b.
 * `*` matches anything, `^` a separator or the end, `|` the end.
 */
const patterns = {
  // easylist/easylist_general_block.txt
  easyList: [
    '-ad-banner-',
    '-banner-ad-',
    '-leaderboard-ad-',
    '-popunder.',
    '-popup-ad.',
    '-show-ads.',
    '/ad-banner-',
    '/ad-frame/*',
    '/ad-image.',
    '/ad/banner/*',
    '/ads/counter.',
    '/announce/adv/*',
    '/api/ads/*',
    '/app/ads/*',
    '/assets/ad-',
    '/assets/ad/*',
    '/assets/ads-',
    '/assets/ads/*',
    '/assets/adv/*',
    '/assets/sponsored/*',
    '/banner-ad-',
    '/banner-affiliate-',
    '/banner/ad/*',
    '/banner/affiliate/*',
    '/banners.*&iframe=',
    '/banners/ads/*',
    '/banners/affiliate/*',
    '/banners/promo/*',
    '/bannerrotation.',
    '/campaign/advertiser_',
    '/exitpopup.',
    '/get.*/get.',
    '/getban.php?',
    '/leaderboard_ad.',
    '/lotto_ad_',
    '/page-peel',
    '/pages/ads',
    '/partnerbanner.',
    '/play/ad/*',
    '/pop.js|',
    '/pop-under.',
    '/popunder-',
    '/popup-builder-',
    '/popup/log|',
    '/popup2.js',
    '/promo/banners/*',
    '/promotion/geoip/*',
    '/promotions/ads/*',
    '/service/ads/*',
    '/shared/ad_',
    '/shared/ads/*',
    '/sponsored-content-',
    '/system/ads/*',
    '/track_ad_',
    '/tracking/events/*',
    '/view/banner/*',
    '/welcome_ad.',
  ],
  // easyprivacy/easyprivacy_general.txt
  easyPrivacy: [
    '-analytics/analytics.',
    '-click-tracker.',
    '-event-tracking.',
    '-tracking-pixel.',
    '/account-stats/*',
    '/activity.gif?',
    '/activity_log.',
    '/analytics-client-',
    '/analytics-event-',
    '/analytics/collect|',
    '/analytics/event',
    '/api/analytics/*',
    '/api/ping?',
    '/api/stat?',
    '/api/tracking/*',
    '/app/tracking/*',
    '/assets/analytics-',
    '/assets/analytics.',
    '/assets/beacons.js',
    '/assets/ga.js',
    '/assets/tracking-',
    '/beacon.js',
    '/beacon?',
    '/campaign_tracker.',
    '/collect/pageview?',
    '/collect?data=',
    '/collect?event=',
    '/collect?type=',
    '/collector/pageview',
    '/counter?id=',
    '/device-fingerprint.',
    '/engine/ping?',
    '/event-log?',
    '/event-tracking/*',
    '/event/track?',
    '/events-tracker/*',
    '/events/track/*',
    '/fingerprint.js',
    '/pixel_track.',
    '/popupCookieWriter.',
    '/prod/ping?',
    '/push-analytics.js',
    '/push/page-view/*',
    '/record-stats?',
    '/referral_tracking.',
    '/service/tracking/*',
    '/session/update-beacon',
    '/site-tracker-',
    '/stats/collect?',
    '/telemetry/log/*',
    '/track-action/*',
  ],
};

function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .replace(/\/\*$/, '/')
    .replaceAll(/[.+?$(){}[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('^', String.raw`(?:[^\w.%-]|$)`)
    .replace(/\|$/, '$');
  return new RegExp(parts, 'i');
}
const expressions = Object.values(patterns).flat().map(expressionOf);
const listBlocked = (addresses: string[]) =>
  addresses.filter((address) => expressions.some((each) => each.test(address)));

/** Lists the names of all files in a folder: any of them may become a file of the build. */
const namesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'),
  );
const builtAs = (name: string): string[] =>
  ['js', 'css'].map(
    (kind) => `/m/assets/${basename(name).replace(/(\.module)?\.\w+$/, '')}-abc1234.${kind}`,
  );

const site = 'https://lumen.example';
const files = ['apps/player/src', 'apps/studio/client/src', 'packages/ui/src'].flatMap(namesIn);
const built = join(root, 'apps/player/dist/client/assets');

describe('names that lists of advertising know', () => {
  it('NET-20 the lists are read as their makers mean them', () => {
    const own = [
      '/m/assets/ads-abc1234.js',
      '/x/popup/log',
      '/api/ping?a=1',
      '/banners/promo/1.svg',
    ];
    expect(listBlocked(own.map((path) => site + path))).toHaveLength(own.length);
    expect(listBlocked([`${site}/m/assets/popup-host-abc1234.js`, `${site}/popup/logs`])).toEqual(
      [],
    );
  });
  it('NET-20 no file of ours has one, however the build puts them together', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(listBlocked(files.flatMap(builtAs).map((path) => site + path))).toEqual([]);
    const made = existsSync(built) ? readdirSync(built) : [];
    expect(listBlocked(made.map((name) => `${site}/m/assets/${name}`))).toEqual([]);
  });
  it('NET-20 no call has one, with the queries that they have', () => {
    const paths = Object.values(endpoints).map(({ path }) => path.replaceAll(/:\w+/g, '1'));
    const queries = ['', '?_=1', '?language=EN&pageNo=1', '?speed=1', '?types=PU,B&platform=M'];
    const calls = paths.flatMap((path) => queries.map((query) => site + path + query));
    expect(calls.length).toBeGreaterThan(300);
    expect(listBlocked(calls)).toEqual([]);
  });
  it('NET-20 no page has one, nor what is drawn for it', () => {
    const drawn = ['banners', 'covers', 'flags', 'splash', 'welcome'].map(
      (name) => `/m/${name}/1.svg`,
    );
    const paths = [
      ...Object.values(pages).map(({ path }) => path),
      ...drawn,
      '/m/sw.js',
      '/m/icon.svg',
    ];
    expect(listBlocked(paths.map((path) => site + path))).toEqual([]);
  });
});
