import { describe, expect, it } from 'vitest';
import { banner, game } from '../testing/sample-lobby.ts';
import { bannerPicture, drawArt, gamePicture } from './pictures.ts';

const hosts = ['https://one.test', 'https://two.test/'];

describe('LOBBY-08 the picture of a game', () => {
  it('LOBBY-08 that our server draws comes from the hosts, which have the same paths, and from us where there are none', () => {
    const art = '/m/covers/slots/game-1.svg';
    const { art: behind, images } = gamePicture(game('1'), hosts);
    expect(behind).toBe(art);
    expect(images.toSorted()).toEqual([`https://one.test${art}`, `https://two.test${art}`]);
    expect(gamePicture(game('1'), [])).toEqual({ art, images: [] });
  });
  it('LOBBY-08 of the merchant is looked for on every host, with our cover behind it', () => {
    const { art, images } = gamePicture(game('1', { iconUrl: 'a.png', gameType: 'FISH' }), hosts);
    expect(art).toBe('/m/covers/fishing/game-1.svg');
    expect(images.toSorted()).toEqual(['https://one.test/a.png', 'https://two.test/a.png']);
  });
});

describe('LOBBY-08 the picture of a banner', () => {
  const frame = { hosts, language: 'EN' } as const;
  it('LANG-03 is turned round where the page is read from the right', () => {
    expect(bannerPicture(banner(), frame).art).toBe('/m/banners/any/welcome.svg');
    expect(bannerPicture(banner(), { ...frame, language: 'UR' }).art).toBe(
      '/m/banners/any-rtl/welcome.svg',
    );
  });
  it('LOBBY-06 of a draw shows its balls', () => {
    const draw = banner({ gameType: 'LOTT', id: 'friday' });
    expect(bannerPicture(draw, frame).art).toBe('/m/banners/draw/friday.svg');
  });
  it('LOBBY-08 of the merchant comes from the hosts', () => {
    expect(bannerPicture(banner({ imageUrl: 'b.png' }), frame).images).toHaveLength(2);
  });
  it('LOBBY-08 that our server draws or has comes from the hosts, too', () => {
    const drawn = bannerPicture(banner({ imageUrl: null }), frame);
    expect(drawn.images.toSorted()).toEqual(
      hosts.map((host) => `${host.replace(/\/$/, '')}${drawn.art}`),
    );
    const own = bannerPicture(banner({ imageUrl: '/m/welcome/card.svg' }), frame);
    expect(own.images.at(-1)).toBe('/m/welcome/card.svg');
    expect(own.images.slice(0, 2).toSorted()).toEqual([
      'https://one.test/m/welcome/card.svg',
      'https://two.test/m/welcome/card.svg',
    ]);
    expect(drawArt('friday', frame).images).toHaveLength(2);
    expect(bannerPicture(banner({ imageUrl: null }), { ...frame, hosts: [] }).images).toEqual([]);
  });
});
