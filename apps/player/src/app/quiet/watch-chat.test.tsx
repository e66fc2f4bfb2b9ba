// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewer } from '#features/chat/testing/sample-talks.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage } from '#platform/storage.ts';
import { watchChat } from './watch-chat.ts';

const talkId = '019364e2-7f1a-7c3b-9a45-5b1d0c2e0001';
const waiting = {
  clientId: '019364e2-7f1a-7c3b-9a45-5b1d0c2e0050',
  talkId,
  begins: null,
  text: 'Hello',
  pictureIds: [],
  at: 1,
  problem: null,
};

async function watch(info: TestOptions['info']) {
  deviceStorage.write('own.chat.7', JSON.stringify([waiting]));
  const { foundation, server } = await showInSite(null, {
    session: { id: '7' },
    info: { whitelabelVal: { CBS3: true }, ...info },
    replies: {
      memberInfo: { answer: viewer },
      sendTalkMessage: { refusal: 'service_unavailable' },
      collectEvents: { answer: null },
    },
  });
  watchChat(foundation);
  return () => server.calls.map(({ name }) => name);
}

it('CHAT-05 what waits on the device is sent from any page', async () => {
  const called = await watch({});
  await waitFor(() => expect(called()).toContain('sendTalkMessage'));
});
it('CHAT-02 nothing of it is sent where the merchant has an outside chat now, and it stays', async () => {
  const called = await watch({ outsideChat: true });
  await import('#features/chat/outbox/outbox.ts');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(called()).toEqual([]);
  expect(deviceStorage.read('own.chat.7')).toContain('Hello');
});
