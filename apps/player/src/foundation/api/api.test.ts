// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { memberInfo } from '@parlour/contract/member/calls';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { createSession } from '#foundation/session/session.ts';
import { startAnsweringServer } from '#foundation/testing/answering-server.ts';
import { tabStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tab-channel.ts';
import { createApi } from './api.ts';

it('SESS-07 a member’s call waits until it is known who this is, a guest’s does not', async () => {
  const server = await startAnsweringServer();
  server.replies = {
    vendorLanes: { answer: { data: { lanes: [] } } },
    memberInfo: { refusal: 'service_unavailable' },
  };
  const merchantCode = 'lumen';
  const session = createSession({
    storage: tabStorage,
    merchantCode,
    tabs: noTabs,
    visitor: 'member',
  });
  const api = createApi({
    origin: server.origin,
    merchant: merchantCode,
    language: () => 'EN',
    session,
    onSessionEnded: () => expect.unreachable('nobody was logged in'),
  });
  const asked = api(memberInfo, {}).catch(() => null);
  await api(vendorLanes, { platform: 'html5' });
  expect(server.calls.map(({ name }) => name)).toEqual(['vendorLanes']);
  const record = { token: 'tok', id: '7', userName: 'demo', merchantCode };
  await session.settle(JSON.stringify(record));
  await asked;
  expect(server.calls[1]).toMatchObject({ name: 'memberInfo', token: 'tok' });
});
