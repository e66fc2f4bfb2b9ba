// The faults of misbehave.ts for a mail server. They apply to a connection before anything is sent on it.
import type { Socket } from 'node:net';
import { lateMs, type Wait } from '../faults/misbehave.ts';
import type { FaultMode } from '../faults/store.ts';

/** Performs a fault. Returns true if the connection is closed; after `late` it continues as usual. */
export async function meetMailFault(socket: Socket, mode: FaultMode, wait: Wait): Promise<boolean> {
  switch (mode) {
    case 'late':
      await wait(lateMs);
      return false;
    case '500':
      socket.end('421 4.3.0 Internal error\r\n');
      return true;
    case 'cut':
      socket.write('220 sand', () => socket.destroy());
      return true;
    case 'not-json':
      socket.end('<html>\r\n');
      return true;
  }
}
