// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { wayBack } from './way-back.ts';

const way = {
  lobbyUrl: 'https://lobby.example/m/home',
  framedBy: ['https://games.example', 'https://lobby.example'],
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(location, 'ancestorOrigins');
});

/** Presses the link and returns whether the browser would follow it. */
function press(): boolean {
  const link = wayBack(way, { class: 'more' });
  let isFollowed = false;
  link.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  link.click();
  return isFollowed;
}

/** Puts the page into a frame. `around` is the origin that the browser reports for the parent, null if it reports none. */
function standInFrame(around: string | null) {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  vi.stubGlobal('parent', { postMessage });
  if (around !== null) {
    Object.defineProperty(location, 'ancestorOrigins', { value: [around], configurable: true });
  }
  return postMessage;
}
const leave = { parlour: 'game', type: 'leave' };

it('LAUNCH-08, H4 in a frame the way back asks the page around it, at its origin alone', () => {
  const postMessage = standInFrame('https://games.example');
  expect(press()).toBe(false);
  expect(postMessage.mock.calls).toEqual([[leave, 'https://games.example']]);
});

it.each([
  ['says nothing of it', null],
  ['hides it', 'null'],
])(
  'LAUNCH-08, H4 where the browser %s, those who may frame the page are asked, of whom one hears it',
  (_, around) => {
    const postMessage = standInFrame(around);
    expect(press()).toBe(false);
    expect(postMessage.mock.calls).toEqual(way.framedBy.map((origin) => [leave, origin]));
  },
);

it('LAUNCH-02 in a tab the way back is a link', () => {
  expect(press()).toBe(true);
});
