// Messages from other windows, such as a frame in this page.
export type WindowMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Calls back for every message, whoever sent it. Returns a function that stops that. */
export function onWindowMessage(hear: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** To a frame whose sandbox gave it an origin that is nobody's: only "whoever is there" reaches it, so it is told nothing secret. */
export const postToFrame = (frame: HTMLIFrameElement | null, message: object): void =>
  frame?.contentWindow?.postMessage(message, '*');
