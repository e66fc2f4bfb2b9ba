// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@parlour/contract/endpoint';
import type { consentQuestion } from '@parlour/contract/tracking/calls';
import { deviceStorage } from '#platform/storage.ts';
import { makeBars } from '#foundation/popups/popups.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { ConsentPage } from './consent-page.tsx';
import { watchConsent } from './watch-consent.ts';

type Question = Answer<typeof consentQuestion>;
const question = (rule: Question['rule'], ads = true): Question => ({
  rule,
  kinds: [
    { kind: 'usage', receivers: ['ga4'] },
    ...(ads ? [{ kind: 'ads' as const, receivers: ['meta' as const, 'tiktok' as const] }] : []),
  ],
});
const visit = (asked: Question, options: TestOptions = {}): TestOptions => ({
  path: '/m/home',
  replies: { consentQuestion: { answer: asked }, collectEvents: { answer: null } },
  ...options,
});
type Site = Awaited<ReturnType<typeof showInSite>>;
const collected = ({ server }: Site) =>
  server.calls.flatMap(({ name, input }) =>
    name === 'collectEvents' ? [input as { events: { eventName: string }[]; visit: object }] : [],
  );
const namesOf = (site: Site) =>
  collected(site).flatMap(({ events }) => events.map(({ eventName }) => eventName));

describe('the watcher', () => {
  it('TRACK-06 where visitors are asked, the bar is offered, and nothing is sent before an answer', async () => {
    const site = await showInSite(null, visit(question('ask')));
    watchConsent(site.foundation);
    await waitFor(() => expect(site.foundation.keep(makeBars).get()).toBe('consent'));
    expect(collected(site)).toEqual([]);
    expect(deviceStorage.read('visit.opened')).toBeNull();
  });
  it('TRACK-06, TRACK-08 where nobody is asked there is no bar, and the first visit of a browser is tracked once', async () => {
    const site = await showInSite(null, visit(question('none')));
    watchConsent(site.foundation);
    await waitFor(() => expect(namesOf(site)).toEqual(['firstOpen']));
    expect(site.foundation.keep(makeBars).record()).toEqual([]);
    watchConsent(site.foundation);
    await waitFor(() => expect(collected(site)).toHaveLength(2));
    expect(namesOf(site)).toEqual(['firstOpen']);
  });
  it('TRACK-06 an answer is kept six months, and asked for again after that', async () => {
    const old = Date.now() - 183 * 24 * 3_600_000;
    deviceStorage.write('consent', JSON.stringify({ usage: true, ads: true, at: old }));
    const site = await showInSite(null, visit(question('ask')));
    watchConsent(site.foundation);
    await waitFor(() => expect(site.foundation.keep(makeBars).get()).toBe('consent'));
  });
  it('TRACK-06 without a connection nobody is asked, and nothing is measured', async () => {
    const site = await showInSite(
      null,
      visit(question('ask'), { replies: { consentQuestion: { refusal: 'unknown' } } }),
    );
    watchConsent(site.foundation);
    await waitFor(() => expect(site.server.calls).toHaveLength(1));
    expect(site.foundation.keep(makeBars).record()).toEqual([]);
    expect(site.foundation.notices.get()).toEqual([]);
  });
});

describe('the bar', () => {
  const open = async (asked: Question) => {
    let closed = 0;
    const site = await showInSite(
      <ConsentBar isOpen onClose={() => (closed += 1)} />,
      visit(asked),
    );
    watchConsent(site.foundation);
    const bar = within(await screen.findByRole('region', { name: 'What we measure' }));
    return { ...site, bar, closed: () => closed };
  };
  it('TRACK-06 declining is as easy as agreeing, and is told to the server without an event', async () => {
    const site = await open(question('ask'));
    const buttons = site.bar.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Decline', 'Agree']);
    await user.click(site.bar.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(collected(site)).toHaveLength(1));
    expect(collected(site)).toMatchObject([
      { events: [], visit: { consent: { usage: false, ads: false } } },
    ]);
    expect(site.closed()).toBe(1);
    expect(JSON.parse(deviceStorage.read('consent') ?? '')).toMatchObject({
      usage: false,
      ads: false,
    });
  });
  it('TRACK-06 who agrees is measured from then on', async () => {
    const site = await open(question('ask'));
    await user.click(site.bar.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(namesOf(site)).toEqual(['firstOpen']));
    expect(collected(site).at(-1)).toMatchObject({
      visit: { consent: { usage: true, ads: true } },
    });
  });
  it('TRACK-06 where visitors are told there is one button', async () => {
    const { bar } = await open(question('tell', false));
    expect(bar.getByText('We measure how Lumen is used.')).toBeDefined();
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['OK']);
  });
  it('TRACK-06 it leads to what is measured', async () => {
    const { bar } = await open(question('ask', false));
    expect(bar.getByText('May we measure how Lumen is used?')).toBeDefined();
    const more = bar.getByRole('link', { name: 'What we measure' });
    expect(more.getAttribute('href')).toBe('/m/consent');
  });
});

describe('/m/consent', () => {
  const open = async (asked: Question, stored?: object) => {
    if (stored) deviceStorage.write('consent', JSON.stringify({ ...stored, at: Date.now() }));
    const site = await showInSite(<ConsentPage />, visit(asked, { path: '/m/consent' }));
    await screen.findByRole('switch', { name: 'How Lumen is used' });
    return site;
  };
  const states = () =>
    screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'));

  it('TRACK-06 each kind says what it does, who receives it and how long it is stored', async () => {
    await open(question('none'));
    const cards = screen.getAllByRole('region').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      expect.stringContaining('Always on'),
      expect.stringContaining('Shared with Google AnalyticsKept 6 months'),
      expect.stringContaining('Shared with Meta, TikTokKept 90 days'),
    ]);
    expect(states()).toEqual(['true', 'true']);
  });
  it('TRACK-06 a switch acts at once, and takes away what its kind has stored', async () => {
    deviceStorage.write('visit.first', '{"at":1,"parameters":{"utm_source":"x"}}');
    deviceStorage.write('visit.click', '{"at":1,"fbclid":"A"}');
    const site = await open(question('ask'), { usage: true, ads: true });
    await user.click(screen.getByRole('switch', { name: 'Which ads work' }));
    expect(states()).toEqual(['true', 'false']);
    expect([deviceStorage.read('visit.first'), deviceStorage.read('visit.click')]).toEqual([
      null,
      null,
    ]);
    await waitFor(() => expect(collected(site)).toHaveLength(1));
    expect(collected(site)).toMatchObject([
      { events: [], visit: { consent: { usage: true, ads: false }, parameters: {}, click: null } },
    ]);
    expect(site.foundation.toasts.get()?.say(site.foundation.language.get().t)).toBe(
      'Your choice is saved.',
    );
  });
  it('TRACK-06 all are declined or agreed to by one button', async () => {
    await open(question('ask'));
    expect(states()).toEqual(['false', 'false']);
    await user.click(screen.getByRole('button', { name: 'Agree to all' }));
    expect(states()).toEqual(['true', 'true']);
    await user.click(screen.getByRole('button', { name: 'Decline all' }));
    expect(states()).toEqual(['false', 'false']);
  });
  it('ROUTE-15 a page that did not load says so, and loads at the next try', async () => {
    const broken = {
      consentQuestion: { refusal: 'unknown' },
      collectEvents: { answer: null },
    } as const;
    const site = await showInSite(<ConsentPage />, visit(question('ask'), { replies: broken }));
    await screen.findByText('This page didn’t load.');
    site.server.replies = { consentQuestion: { answer: question('ask') } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('switch', { name: 'How Lumen is used' })).toBeDefined();
  });
});
