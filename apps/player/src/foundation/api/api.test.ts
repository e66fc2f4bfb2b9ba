// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { memberInfo } from '@parlour/contract/member/calls';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { createFront } from '#foundation/site/front.ts';
import { siteStatus as statusOf } from '#foundation/testing/site-status.ts';
import { createSession } from '#foundation/session/session.ts';
import { startAnsweringServer } from '#foundation/testing/answering-server.ts';
import { tabStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tabs/tab-channel.ts';
import { clearDevice } from '#platform/testing/clear-device.ts';
import { createApi } from './api.ts';

afterEach(clearDevice);

const merchantCode = 'lumen';
const lanes = { data: { lanes: [] } };

/** Sets up a tab whose browser has a session's cookie, so that the session is still unsettled. */
async function setUp({ isLobbyOpen = false }) {
  const server = await startAnsweringServer();
  server.replies = {
    siteStatus: { refusal: 'service_unavailable' },
    vendorLanes: { answer: lanes },
    memberInfo: { refusal: 'service_unavailable' },
  };
  const session = createSession({
    storage: tabStorage,
    merchantCode,
    tabs: noTabs,
    visitor: 'member',
  });
  const front = createFront(statusOf());
  const api = createApi({
    origin: server.origin,
    merchant: merchantCode,
    envelope: 'plain',
    language: () => 'EN',
    session,
    isLobbyOpen,
    front,
    needWords: async () => undefined,
    onSessionEnded: () => expect.unreachable('nobody was logged in'),
    onFailure: () => undefined,
  });
  const askLanes = () => api(vendorLanes, { platform: 'html5' }).catch((error: unknown) => error);
  return { server, session, api, front, askLanes };
}
const record = JSON.stringify({ token: 'tok', id: '7', userName: 'demo', merchantCode });

it('SESS-07 a call of a member, or of the lobby, waits until it is known who this is, a guest’s does not', async () => {
  const { server, session, api, askLanes } = await setUp({});
  const asked = [api(memberInfo, {}).catch(() => null), askLanes()];
  await api(siteStatus, {}).catch(() => null);
  expect(server.calls.map(({ name }) => name)).toEqual(['siteStatus']);
  await session.settle(record);
  await Promise.all(asked);
  const [, ...others] = server.calls;
  expect(others.map(({ name, token }) => `${name} ${token}`).toSorted()).toEqual([
    'memberInfo tok',
    'vendorLanes tok',
  ]);
});

it('ROUTE-12 a guest asks a closed lobby nothing, nor what is a member’s, and no session ended by that', async () => {
  const { server, session, api, askLanes } = await setUp({});
  const asked = [askLanes(), api(memberInfo, {}).catch((error: unknown) => error)];
  await session.settle(null);
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject({ status: 401, code: 'customer.not.login' });
  }
  expect(await askLanes()).toMatchObject({ status: 401 });
  expect(server.calls).toEqual([]);
});

it('ROUTE-12 a guest asks an open lobby as nobody', async () => {
  const { server, session, askLanes } = await setUp({ isLobbyOpen: true });
  await session.settle(null);
  expect(await askLanes()).toEqual(lanes);
  expect(server.calls).toMatchObject([{ name: 'vendorLanes', token: undefined }]);
});

it.each([
  ['system_maintenance', 'maintenance'],
  ['region_restricted', 'region'],
] as const)(
  'BOOT-13 a call that is refused by %s puts the page of that in front',
  async (...[refusal, closedBy]) => {
    const { server, api, front } = await setUp({});
    server.replies = { siteStatus: { refusal: 'service_unavailable' } };
    await api(siteStatus, {}).catch(() => null);
    expect(front.get().closedBy).toBeNull();
    server.replies = { siteStatus: { refusal } };
    await expect(api(siteStatus, {})).rejects.toMatchObject({ code: refusal });
    expect(front.get()).toEqual({ closedBy, until: undefined, address: null });
  },
);
