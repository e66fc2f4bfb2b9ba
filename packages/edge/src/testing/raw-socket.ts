// A caller without manners: says what it likes to a port, to the letter, and hears what comes back.
import { connect, type Socket } from 'node:net';

/** All that comes until the connection is closed. */
const hear = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('error', reject).on('close', () => resolve(heard));
  });

/** All that is heard until the connection is closed. `next` is said when an answer has begun. */
export function say(port: number, text: string, next?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  if (next !== undefined) socket.once('data', () => socket.write(next));
  return hear(socket);
}

type Slow = {
  /** Sent at once. */
  head: string;
  /** Sent again and again; may be empty. */
  piece: string;
  everyMs: number;
};

/** Goes on sending until the other side takes nothing any more: that it has said its last word does not stop it. */
export function drip(
  port: number,
  { head, piece, everyMs }: Slow,
): Promise<{ heard: string; lastedMs: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let heard = '';
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.write(head);
    // Whoever has said nothing so far would not learn that nobody is there any more.
    const timer = setInterval(() => socket.write(socket.readableEnded ? 'x' : piece), everyMs);
    // That is the cut; it is told by the close behind it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ heard, lastedMs: performance.now() - began });
    });
  });
}

/** Says the half of what it has announced, and is gone. */
export function hangUp(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text, () => socket.destroy());
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}

type HeldBack = {
  /** Says the rest. */
  finish: (rest: string) => Promise<SocketAnswer>;
  answer: Promise<SocketAnswer>;
};
export type SocketAnswer = { status: number; body: string };

/** Says the head of a request, which asks for a connection that is closed behind its answer, and holds the rest back. */
export async function holdBack(port: number, head: string): Promise<HeldBack> {
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
