// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBoot } from '../boot.ts';
import { createGameBar } from '../game-bar.ts';
import { createSay } from '../texts.ts';
import { offerTools, readRequest } from './site-tools.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');
const origin = 'https://lobby.example';
const framedBy = [origin];
const rules = { parlour: 'site', type: 'rules' };
const site = {
  postMessage: vi.fn<(message: unknown, origin: string) => void>(),
} as never as Window;

beforeEach(() => {
  vi.stubGlobal('parent', site);
  vi.stubGlobal('name', 'parlour-tools');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('GAME-08, H4 the page around a demo asks for its rules', () => {
  expect(readRequest({ source: site, origin, data: rules }, framedBy)).toBe('rules');
});

it.each([
  ['another window', { source: {} as Window }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://lobby.example.evil' }],
  ['a text', { data: 'rules' }],
  ['nothing', { data: null }],
  ['a list', { data: ['site', 'rules'] }],
  ['more than that', { data: { ...rules, to: 'https://evil.example' } }],
  ['another wish', { data: { ...rules, type: 'play' } }],
  ['another speaker', { data: { ...rules, parlour: 'game' } }],
])('GAME-08, H4 %s is not obeyed', (_case, change) => {
  expect(readRequest({ source: site, origin, data: rules, ...change }, framedBy)).toBeNull();
});

it('GAME-08, H4 the game tells the page around it, at its origin alone, that it has tools', () => {
  const asked: string[] = [];
  offerTools({ framedBy, obey: (request) => void asked.push(request) });
  expect(vi.mocked(site.postMessage).mock.calls).toEqual([
    [{ parlour: 'game', type: 'tools' }, origin],
  ]);
  for (const source of [site, window]) {
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: rules }));
  }
  expect(asked).toEqual(['rules']);
});

it('GAME-08 while a sheet of the game is open, none opens over it', () => {
  const asked: string[] = [];
  offerTools({ framedBy, obey: (request) => void asked.push(request) });
  document.body.append(document.createElement('dialog'));
  for (const type of ['rules', 'settings', 'header-hidden']) {
    const data = { parlour: 'site', type };
    window.dispatchEvent(new MessageEvent('message', { source: site, origin, data }));
  }
  expect(asked).toEqual(['header-hidden']);
});

/** Creates the bar of a game as its page does. */
function barOf(isDemo: boolean) {
  const data = {
    isDemo,
    lobbyUrl: `${origin}/m/game`,
    framedBy,
    title: { code: 'reef', name: 'Reef', cover: null, hue: null },
  };
  const script = document.createElement('script');
  script.id = 'boot';
  script.type = 'application/json';
  script.textContent = JSON.stringify(data);
  document.body.replaceChildren(script);
  const bar = createGameBar({ boot: readBoot(), say, onMenu: () => undefined });
  bar.setSubtitle('Round 12');
  bar.setTool({ name: 'Rules', icon: 'info', onUse: () => undefined });
  const header = bar.elements.find(({ tagName }) => tagName === 'HEADER');
  return { bar, header };
}

it('GAME-08 a demo whose site has its tools has no bar, only its name for readers', () => {
  const { bar, header } = barOf(true);
  expect(header?.querySelector('h1')?.textContent).toBe('Reef');
  expect(header?.querySelectorAll('button, a').length).toBe(0);
  expect(header?.classList.contains('is-under-discs')).toBe(false);
  bar.setUnderDiscs(true);
  expect(header?.classList.contains('is-under-discs')).toBe(true);
  bar.setUnderDiscs(false);
  expect(header?.classList.contains('is-under-discs')).toBe(false);
});

it('GAME-08, LAUNCH-08 a game for money, and a demo in a frame of another site, keep their tools', () => {
  expect(barOf(false).header?.querySelectorAll('button').length).toBe(2);
  vi.stubGlobal('name', '');
  expect(barOf(true).header?.querySelectorAll('button').length).toBe(2);
});
