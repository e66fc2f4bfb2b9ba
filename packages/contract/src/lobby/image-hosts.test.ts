import { describe, expect, test } from 'vitest';
import { imageUrlsFrom } from './image-hosts.ts';

const cdns = ['https://a.test', 'https://b.test/', 'https://c.test/img'];
const paths = Array.from({ length: 6_000 }, (_, at) => `games/${at}.webp`);
const firstHost = (hosts: string[], path: string, version = '1') =>
  new URL(imageUrlsFrom(hosts, path, version)[0] ?? '').host;

describe('imageUrlsFrom', () => {
  test('LOBBY-08 every host serves its share, within five percent', () => {
    const counts = new Map<string, number>();
    for (const path of paths) {
      const host = firstHost(cdns, path);
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
    expect(counts.size).toBe(3);
    for (const count of counts.values()) {
      expect(Math.abs(count - 2_000)).toBeLessThan(100);
    }
  });

  test('LOBBY-08 the choice is the same each time, and another site version may choose anew', () => {
    const path = 'games/1.webp';
    expect(imageUrlsFrom(cdns, path, '7')).toEqual(imageUrlsFrom(cdns.toReversed(), path, '7'));
    const moved = paths.filter((each) => firstHost(cdns, each, '1') !== firstHost(cdns, each, '2'));
    expect(moved.length / paths.length).toBeCloseTo(2 / 3, 1);
  });

  test('LOBBY-08 it falls over to each other host once, and evenly', () => {
    const urls = imageUrlsFrom(cdns, '/games/1.webp', '1');
    expect(urls.toSorted()).toEqual([
      'https://a.test/games/1.webp',
      'https://b.test/games/1.webp',
      'https://c.test/img/games/1.webp',
    ]);
    const ofA = paths.filter((path) => firstHost(cdns, path) === 'a.test');
    const toB = ofA.filter((path) => imageUrlsFrom(cdns, path, '1')[1]?.includes('b.test'));
    expect(toB.length / ofA.length).toBeCloseTo(0.5, 1);
  });

  test('LOBBY-08 a release changes nothing about where an image comes from: browsers have kept it', () => {
    const orders = paths
      .slice(0, 16)
      .map((path) => imageUrlsFrom(cdns, path, '1').map((url) => new URL(url).host.charAt(0)));
    expect(orders.map((order) => order.join('')).join(' ')).toBe(
      'bca bca cba acb cba bca cab bca abc abc abc bca acb cab cab cab',
    );
  });

  test('LOBBY-08 a host that goes moves no image of the others', () => {
    const [, ...left] = cdns;
    const ofOthers = paths.filter((path) => firstHost(cdns, path) !== 'a.test');
    expect(ofOthers.length).toBeGreaterThan(paths.length / 2);
    expect(ofOthers.filter((path) => firstHost(left, path) !== firstHost(cdns, path))).toEqual([]);
  });

  test.each([
    ['a drawn cover', '/m/covers/slots/lantern-row.svg', cdns],
    ['a whole address', 'https://elsewhere.test/x.webp', cdns],
    ['an address without a scheme', '//elsewhere.test/x.webp', cdns],
    ['no image host', 'games/1.webp', []],
  ])('LOBBY-08 %s stays as it is', (_, path, hosts) => {
    expect(imageUrlsFrom(hosts, path, '1')).toEqual([path]);
  });

  test('LOBBY-08 a host that is listed twice is tried once', () => {
    expect(imageUrlsFrom(['https://a.test', 'https://a.test'], 'x', '1')).toHaveLength(1);
  });
});
