// Streams of signals for tests of pages that hear them.
export type SignalStream = {
  readable: ReadableStream<Uint8Array>;
  /** Tells the page of a change. */
  change: () => void;
  /** Ends the stream as the server does. */
  end: () => void;
  /** Breaks the stream off, as a page does that reads no more. */
  leave: () => void;
  isLeft: () => boolean;
};

/** A stream that has begun. */
export function openSignalStream(): SignalStream {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined);
  let isLeft = false;
  write(': begun\n\n');
  return {
    readable,
    change: () => write('event: changed\ndata: {"what":["chat"]}\n\n'),
    end: () => void writer.close().catch(() => undefined),
    leave: () => {
      isLeft = true;
      void writer.abort(new Error('left')).catch(() => undefined);
    },
    isLeft: () => isLeft,
  };
}
