// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Banner } from './banner.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import type { StopMemory } from './use-autoplay.ts';

const scrollBy = vi.fn<() => void>();
let isCalm = false;

beforeEach(() => {
  vi.useFakeTimers();
  isCalm = false;
  scrollBy.mockClear();
  Element.prototype.scrollBy = scrollBy;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCalm, media: query }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

function show(count = 3, memory?: StopMemory) {
  const names = Array.from({ length: count }, (_, index) => `Banner ${index + 1}`);
  render(
    <BannerCarousel
      label="News"
      placeLabel={(place, of) => `${place} of ${of}`}
      {...(memory && { memory })}
    >
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </BannerCarousel>,
  );
}
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('LOBBY-04 each banner says its place', () => {
  show();
  expect(screen.getByRole('region', { name: 'News' })).toBeDefined();
  expect(screen.getByRole('listitem', { name: '2 of 3' }).textContent).toBe('Banner 2');
});

test('LOBBY-04 moves on every 5 s', () => {
  show();
  after(4999);
  expect(scrollBy).not.toHaveBeenCalled();
  after(1);
  expect(scrollBy).toHaveBeenCalledOnce();
});

test.each([
  ['touch', (row: Element) => fireEvent.touchStart(row)],
  ['press', (row: Element) => fireEvent.pointerDown(row)],
  ['wheel', (row: Element) => fireEvent.wheel(row)],
  ['key', (row: Element) => fireEvent.keyDown(row, { key: 'Tab' })],
  ['focus', (row: Element) => fireEvent.focusIn(row)],
  ['hover', (row: Element) => fireEvent.pointerOver(row)],
  ['scroll of the page', () => fireEvent.scroll(window)],
])('LOBBY-04 stops for good at the first %s', (_, begin) => {
  show();
  begin(screen.getByRole('list'));
  after(60_000);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('LOBBY-04 what was stopped once is told once, and does not move on a later visit either', () => {
  const told = vi.fn<() => void>();
  const memory = { wasStopped: () => told.mock.calls.length > 0, noteStop: told };
  show(3, memory);
  after(5_000);
  expect(scrollBy).toHaveBeenCalledOnce();
  fireEvent.touchStart(screen.getByRole('list'));
  fireEvent.touchStart(screen.getByRole('list'));
  expect(told).toHaveBeenCalledOnce();
  cleanup();
  show(3, memory);
  after(60_000);
  expect(scrollBy).toHaveBeenCalledOnce();
});

test('LOBBY-04 its own steps do not stop it', () => {
  show();
  after(5_000);
  fireEvent.scroll(screen.getByRole('list'));
  after(5_000);
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

test('LOBBY-04 does not move by itself where motion is unwelcome, nor with one banner', () => {
  isCalm = true;
  show();
  after(60_000);
  cleanup();
  isCalm = false;
  show(1);
  after(60_000);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([
  ['₱48,000,000', 'hero num'],
  ['₱480,000,000', 'hero num text-display'],
  ['₱48,000,000.00', 'hero num text-display'],
  ['US$48,000,000.00', 'hero num text-title'],
])('LOBBY-04 the sum %s is set in a size that leaves the art free', (figure, look) => {
  render(<Banner art="/art.svg" figure={figure} />);
  expect(screen.getByText(figure).className).toBe(look);
});
