// Messages from other windows, such as a frame in this page.
export type WindowMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Calls back for every message of any sender. Returns a function that stops that. */
export function onWindowMessage(hear: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Posts a message to a frame, which receives it only while it shows a page of this origin. */
export const postToOrigin = (
  frame: HTMLIFrameElement | null,
  { origin, message }: { origin: string; message: object },
): void => frame?.contentWindow?.postMessage(message, origin);

/** Posts a message to a sandboxed frame. Its origin is opaque, so only `*` reaches it, and the message must not be secret. */
export const postToFrame = (frame: HTMLIFrameElement | null, message: object): void =>
  frame?.contentWindow?.postMessage(message, '*');
