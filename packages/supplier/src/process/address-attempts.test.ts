import { once } from 'node:events';
import {
  connect,
  createServer,
  getDefaultAutoSelectFamilyAttemptTimeout,
  setDefaultAutoSelectFamilyAttemptTimeout,
} from 'node:net';
import { openDeafAddress } from '@parlour/edge/testing/deaf-address';
import { expect, it } from 'vitest';
import { giveAddressesTime } from './address-attempts.ts';

it('R4 an address has two seconds before the next one of the name is tried', async () => {
  const before = getDefaultAutoSelectFamilyAttemptTimeout();
  const deaf = await openDeafAddress();
  const other = createServer((socket) => socket.destroy()).listen(deaf.port, '127.0.0.2');
  await once(other, 'listening');
  giveAddressesTime();
  const began = performance.now();
  const socket = connect({
    host: 'wallet.example',
    port: deaf.port,
    lookup: (_, __, answer) =>
      answer(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]),
  });
  await once(socket, 'connect');
  expect(socket.remoteAddress).toBe('127.0.0.2');
  expect(performance.now() - began).toBeGreaterThan(1_950);
  socket.destroy();
  setDefaultAutoSelectFamilyAttemptTimeout(before);
  other.close();
  await deaf.close();
});
