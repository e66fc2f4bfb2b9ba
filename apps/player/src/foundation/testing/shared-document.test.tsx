// Pairs of tests: the first leaves something behind, the second finds nothing of it.
import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { atPageEnd } from '#platform/testing/page-life.ts';
import { noteWindow } from '#platform/testing/window-note.ts';

const heard = vi.fn<() => void>();
const ended: string[] = [];
const channelName = 'shared-document';

it('HOUSE a test may paint, listen, wait and write to the device', () => {
  render(<p>painted</p>);
  document.body.append('text');
  document.body.className = 'locked';
  document.documentElement.lang = 'th';
  document.head.append(document.createElement('meta'));
  document.cookie = 'theme=dark; Path=/';
  history.replaceState({ y: 1 }, '', '/m/home?a=b');
  window.addEventListener('online', heard);
  document.addEventListener('visibilitychange', heard);
  new BroadcastChannel(channelName).addEventListener('message', heard);
  setTimeout(heard);
  atPageEnd(() => ended.push('first'));
  atPageEnd(() => ended.push(document.body.className));
  expect(document.body.textContent).toBe('paintedtext');
});

it('HOUSE the next one finds a blank document, and hears nothing of what went before', async () => {
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(document.cookie).toBe('');
  expect([location.pathname + location.search, history.state]).toEqual(['/', null]);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  const answered = Promise.withResolvers<void>();
  new BroadcastChannel(channelName).addEventListener('message', () => answered.resolve());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only this origin hears it
  new BroadcastChannel(channelName).postMessage('');
  await answered.promise;
  expect(heard).not.toHaveBeenCalled();
  expect(ended).toEqual(['locked', 'first']);
});

it('HOUSE what a file changed of the window, its classes or what stands but once is named', () => {
  const changed = noteWindow();
  const { focus } = HTMLElement.prototype;
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'beyond');
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
    HTMLElement.prototype.focus = focus;
    expect(changed()).toEqual([]);
  });
  Object.assign(window, { beyond: 1 });
  Element.prototype.scrollBy = () => undefined;
  HTMLElement.prototype.focus = () => undefined;
  expect(changed()).toEqual([
    'window.beyond',
    'Element.prototype.scrollBy',
    'HTMLElement.prototype.focus',
  ]);
});
