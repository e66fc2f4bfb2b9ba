// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { Calls } from '../calls.ts';
import { showBeside } from './beside.ts';

const words = {
  site: 'Lumen',
  logo: 'eclipse',
  label: 'About Lumen',
  claim: 'Games day and night',
  samePlace: 'Everything works just like on your phone.',
  code: 'QR code for this site',
  phoneTitle: 'Open on your phone',
  phone: 'Scan the code with your phone’s camera, then log in there.',
};
const answering = (answer: unknown): Calls =>
  ({ get: async () => answer, post: async () => answer }) as unknown as Calls;

afterEach(() => document.body.replaceChildren());

it('WIDE-02 beside a game stand the operator’s mark, its name and the code of its site', async () => {
  await showBeside(answering({ end: 'answered', body: words }), '/play/abc/');
  const aside = document.querySelector('aside');
  expect(aside?.getAttribute('aria-label')).toBe('About Lumen');
  expect(aside?.querySelector('.logo')?.textContent).toBe('Lumen');
  expect(aside?.querySelectorAll('svg ellipse')).toHaveLength(4);
  expect(aside?.textContent).toContain('Games day and night');
  const code = aside?.querySelector('img');
  expect(code?.getAttribute('src')).toBe('/play/abc/beside.svg');
  expect(code?.alt).toBe('QR code for this site');
});
it('WIDE-02 without an answer there is no area', async () => {
  await showBeside(answering({ end: 'refused', code: 'unknown' }), '/play/abc/');
  await showBeside(answering({ end: 'lost' }), '/play/abc/');
  expect(document.querySelector('aside')).toBeNull();
});
