// Messages from other windows, such as a frame in this page.
export type WindowMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Calls back for every message, whoever sent it. Returns a function that stops that. */
export function onWindowMessage(hear: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
