// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CoverImage } from './cover-image.tsx';

const sources = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const failLast = () =>
  fireEvent.error([...document.querySelectorAll('img')].at(-1) ?? document.body);

test('LOBBY-08 a failing image is looked for on the next server, and the art stays at the end', () => {
  render(<CoverImage art="/art.svg" images={['//a/1.png', '//b/1.png']} />);
  expect(sources()).toEqual(['/art.svg', '//a/1.png']);
  failLast();
  expect(sources()).toEqual(['/art.svg', '//b/1.png']);
  failLast();
  expect(sources()).toEqual(['/art.svg']);
});

test('LOBBY-08 art that other servers have too is loaded from them alone, and from us when all of them fail', () => {
  const images = ['https://a.test/m/art.svg', 'https://b.test/m/art.svg'];
  render(<CoverImage art="/m/art.svg" images={images} />);
  expect(sources()).toEqual(images.slice(0, 1));
  failLast();
  expect(sources()).toEqual(images.slice(1));
  failLast();
  expect(sources()).toEqual(['/m/art.svg']);
});

test('LOBBY-08 every image has its space kept', () => {
  render(<CoverImage art="/art.svg" images={['//a/1.png']} />);
  for (const image of document.querySelectorAll('img')) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['120', '160']);
  }
});
