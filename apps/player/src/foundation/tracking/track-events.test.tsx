// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceStorage } from '#platform/storage.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { makeConsent } from './consent-store.ts';
import { makeVisitorEvents } from './track-events.ts';
import { useView } from './use-view.ts';

const nobodyAsked = {
  consentQuestion: {
    answer: { rule: 'none' as const, kinds: [{ kind: 'usage' as const, receivers: [] }] },
  },
};
const waiting = () =>
  JSON.parse(deviceStorage.read('visit.events') ?? '[]') as { eventID: string }[];

async function open(options: TestOptions = {}) {
  const replies = { ...nobodyAsked, collectEvents: { answer: null } };
  const site = await showInSite(null, { path: '/m/home?affiliateCode=north', replies, ...options });
  const sent = () =>
    site.server.calls.flatMap(({ name, input }) =>
      name === 'collectEvents'
        ? [input as { events: { eventID: string; at: number }[]; visit: object }]
        : [],
    );
  return { ...site, ...site.foundation.keep(makeVisitorEvents), sent };
}

it('TRACK-03 an event is sent with its id and time, and with how the visitor arrived', async () => {
  deviceStorage.write('visit.first', '{"at":1,"parameters":{"utm_source":"news","bad":7}}');
  deviceStorage.write('visit.click', '{"at":5,"fbclid":"IwAR0_Ab-C","ttclid":"a b"}');
  const { track, sent } = await open();
  const before = Date.now();
  track({ eventName: 'registerSubmit' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [call] = sent();
  expect(call?.events).toMatchObject([{ eventName: 'registerSubmit' }]);
  expect(call?.events[0]?.at).toBeGreaterThanOrEqual(before);
  expect(call?.visit).toMatchObject({
    consent: null,
    affiliateCode: 'north',
    parameters: { utm_source: 'news' },
    click: { at: 5, fbclid: 'IwAR0_Ab-C' },
  });
  await waitFor(() => expect(waiting()).toEqual([]));
});

it('TRACK-03 an event that did not arrive waits on the device, and a later page sends it by the same id', async () => {
  const down = { ...nobodyAsked, collectEvents: { foreign: { status: 503, body: {} } } };
  const first = await open({ replies: down });
  first.track({ eventName: 'registerSubmit' });
  await waitFor(() => expect(first.sent()).toHaveLength(1));
  const [kept] = waiting();
  expect(kept).toMatchObject({ eventName: 'registerSubmit' });

  const later = await open();
  await later.send();
  expect(later.sent().at(-1)?.events).toEqual([kept]);
  expect(waiting()).toEqual([]);
});

it('TRACK-03 what the server refuses is not sent again', async () => {
  const { track, sent } = await open({
    replies: { ...nobodyAsked, collectEvents: { refusal: 'request_param_err' } },
  });
  track({ eventName: 'registerSubmit' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(waiting()).toEqual([]));
});

it('TRACK-06 of who declined nothing is stored or sent', async () => {
  deviceStorage.write('consent', JSON.stringify({ usage: false, ads: false, at: Date.now() }));
  const { track, foundation, server } = await open();
  track({ eventName: 'registerSubmit' });
  expect(await foundation.keep(makeConsent).agreed()).toEqual([]);
  expect([server.calls, waiting()]).toEqual([[], []]);
});

it('TRACK-03 a storage that somebody has written to is no harm', async () => {
  deviceStorage.write('visit.events', '{"length":3}');
  deviceStorage.write('visit.first', 'no JSON');
  deviceStorage.write('visit.click', '[]');
  const { track, sent } = await open();
  track({ eventName: 'registerSubmit' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    { events: [{ eventName: 'registerSubmit' }], visit: { parameters: {}, click: null } },
  ]);
});

it('TRACK-08 a content that is opened is one event of the tab, told when the page is idle and knows what the visitor agrees to', async () => {
  const { foundation, sent } = await open();
  const show = (view: Parameters<typeof useView>[0]) => {
    const Page = () => {
      useView(view);
      return null;
    };
    return render(
      <FoundationContext value={foundation}>
        <Page />
      </FoundationContext>,
    );
  };
  const crown = { content: 'game', id: 'crown' } as const;
  show(null);
  show(crown).unmount();
  show(crown);
  show({ content: 'promotion', id: 'crown' });
  expect(sent()).toEqual([]);
  await foundation.keep(makeConsent).load();
  const told = () => sent().flatMap(({ events }) => events);
  await waitFor(() => expect(new Set(told().map(({ eventID }) => eventID)).size).toBe(2));
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ eventName: 'viewContent', ...crown }),
      expect.objectContaining({ eventName: 'viewContent', content: 'promotion', id: 'crown' }),
    ]),
  );
});
