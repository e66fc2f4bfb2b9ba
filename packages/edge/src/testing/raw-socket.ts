// A caller without manners: says what it likes to a port, to the letter, and hears what comes back.
import { connect } from 'node:net';

/** All that is heard until the connection is closed. `next` is said when an answer has begun. */
export function say(port: number, text: string, next?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    if (next !== undefined) socket.once('data', () => socket.write(next));
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
    socket.on('error', reject).on('close', () => resolve(heard));
  });
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

/** Says the head of a request, and holds the rest back: what it gives says the rest, and answers all that is heard until the connection is closed. */
export async function holdBack(
  port: number,
  head: string,
): Promise<{ finish: (rest: string) => Promise<string>; heard: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  const heard = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject).on('close', () => resolve(text));
  });
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  return {
    heard,
    finish: (rest) => {
      socket.write(rest);
      return heard;
    },
  };
}
