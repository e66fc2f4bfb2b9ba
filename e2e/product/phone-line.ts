// A phone's connection in front of a local port: delay, and one shared rate each way. Below TLS, so handshakes, parallel requests and the
// service worker's traffic are slowed alike, which the browser's own throttling does not do.
import net from 'node:net';

export type PhoneLine = { port: number; close: () => void };

/** Slow 4G as Lighthouse simulates it: round trip in ms, rates in bytes per second. */
const slow4g = { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 };
const packet = 1460;

/** Returns a function for the time at which bytes have been sent, with one rate for all connections. */
function createLane(rate: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    free = Math.max(performance.now(), free) + (bytes / rate) * 1000;
    return free;
  };
}

type Lane = ReturnType<typeof createLane>;
type DelayedPacket = { at: number; bytes: Buffer | null };

/** Forwards bytes in order, each packet at its time. */
function delay(from: net.Socket, to: net.Socket, lane: Lane): void {
  const queue: DelayedPacket[] = [];
  let timer: NodeJS.Timeout | null = null;

  const later = () => {
    const [first] = queue;
    if (timer || !first) return;
    timer = setTimeout(send, Math.max(0, first.at - performance.now()));
  };
  const send = () => {
    timer = null;
    while (queue[0] && queue[0].at <= performance.now() + 0.5) {
      const { bytes } = queue.shift() ?? { bytes: null };
      if (to.destroyed) continue;
      if (bytes) to.write(bytes);
      else to.end();
    }
    if (from.isPaused() && queue.length < 64) from.resume();
    later();
  };
  const add = (bytes: Buffer | null) => {
    queue.push({ at: lane(bytes?.length ?? 0) + slow4g.roundTrip / 2, bytes });
    later();
  };
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += packet) add(bytes.subarray(at, at + packet));
    if (queue.length > 256) from.pause();
  });
  from.on('end', () => add(null));
}

export async function startLine(target: number): Promise<PhoneLine> {
  const down = createLane(slow4g.down);
  const up = createLane(slow4g.up);
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (phone) => {
    const far = net.connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [phone, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // Connecting takes one more round trip.
    setTimeout(() => {
      delay(phone, far, up);
      delay(far, phone, down);
      phone.resume();
    }, slow4g.roundTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
