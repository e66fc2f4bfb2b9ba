import { describe, expect, it } from 'vitest';
import { banner, game } from '../testing/sample-lobby.ts';
import { bannerPicture, gamePicture } from './pictures.ts';

const hosts = ['https://one.test', 'https://two.test/'];

describe('LOBBY-08 the picture of a game', () => {
  it('LOBBY-08 that our server draws comes from nowhere else', () => {
    expect(gamePicture(game('1'), hosts)).toEqual({
      art: '/m/covers/slots/game-1.svg',
      images: [],
    });
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
});
