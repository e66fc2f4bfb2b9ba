// A misbehaving client: sends any bytes to a port, and returns the bytes that it receives.
import { connect, type Socket } from 'node:net';

/** Collects everything until the connection is closed. */
const hear = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('error', reject).on('close', () => resolve(heard));
  });

/** Sends a text and returns everything until the connection is closed. `next` is sent when an answer has begun. */
export function say(port: number, text: string, next?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  if (next !== undefined) socket.once('data', () => socket.write(next));
  return hear(socket);
}

type DripOptions = {
  /** The text that is sent at once. */
  head: string;
  /** The text that is sent repeatedly; may be empty. */
  piece: string;
  everyMs: number;
};

/** Sends until the connection is closed, even after the other side has ended its half. */
export function drip(
  port: number,
  { head, piece, everyMs }: DripOptions,
): Promise<{ heard: string; lastedMs: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.write(head);
    // Without a write a client that sends nothing would not notice that the other side is gone.
    const timer = setInterval(() => socket.write(socket.readableEnded ? 'x' : piece), everyMs);
    // The connection was cut; the `close` event follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ heard, lastedMs: performance.now() - began });
    });
  });
}

/** Sends part of an announced request, and closes the connection. */
export function hangUp(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text, () => socket.destroy());
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}

type HeldRequest = {
  /** Sends the rest. */
  finish: (rest: string) => Promise<SocketAnswer>;
  answer: Promise<SocketAnswer>;
};
export type SocketAnswer = { status: number; body: string };

/** Sends the head of a request, which must demand `Connection: close`, and holds the rest back. */
export async function holdBack(port: number, head: string): Promise<HeldRequest> {
  const socket = connect(port, '127.0.0.1');
  const answer = hear(socket).then(readAnswer);
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  return {
    answer,
    finish: (rest) => {
      socket.write(rest);
      return answer;
    },
  };
}

const readAnswer = (heard: string): SocketAnswer => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]),
  body: heard.slice(heard.indexOf('\r\n\r\n') + 4),
});
